export const reads: string[] = [];
