/** The API paths that loaders of this remote may read; `*` is one segment. */
export const reads: string[] = [
  '/objects/archive/',
  '/objects/places/',
  '/objects/map/',
  '/objects/*/*',
  '/google/radius/',
  '/content/pages/*',
];
