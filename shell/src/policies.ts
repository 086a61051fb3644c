/** The Trusted Types policies that the shell makes, and that the edge's content security policy therefore admits. */
export const policies = ['default', 'binnen-inspect'] as const;
