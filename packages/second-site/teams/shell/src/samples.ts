export const samples = { pages: { '/400': { url: '/400', data: {} } }, widgets: {} };
