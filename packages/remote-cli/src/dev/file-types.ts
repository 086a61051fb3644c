const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** The `Content-Type` of a release's file, by its name. */
export const findFileType = (file: string): string =>
  types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
