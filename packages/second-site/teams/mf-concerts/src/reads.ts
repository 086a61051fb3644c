export const reads = ['/api/concerts', '/api/concerts/*'];
