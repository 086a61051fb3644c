export const reads = ['/api/stages/*'];
