export const policies = ['default', 'festival-inspect'] as const;
