/** The API paths that this remote's loaders may read, with `*` for one segment. */
export const reads: string[] = [
  '/content/packages',
  '/content/geldverstrekkers/',
  '/content/shorttexts/',
  '/content/longtexts/',
];
