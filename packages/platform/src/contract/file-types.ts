const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  speculationrules: 'application/speculationrules+json',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/** The content type of a release's client file; undefined for a file that the edge does not serve. */
export const findFileType = (path: string): string | undefined => {
  const ending = path.split('.').at(-1) ?? '';
  // Only for the site's root: a document anywhere else would be a page that no try-out has rendered.
  if (ending === 'html' && path.startsWith('root/')) return 'text/html; charset=utf-8';
  return types[ending];
};

/** The endings that `findFileType` knows, for the refusal of any other. */
export const servedEndings: string = Object.keys(types)
  .map((ending) => `.${ending}`)
  .join(', ');
