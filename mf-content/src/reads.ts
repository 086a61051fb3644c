/** The API paths that the loaders of this remote may read; `*` is one segment. */
export const reads: string[] = [
  '/content/pages/*',
  '/content/employees',
  '/content/packages',
  '/content/blogs',
  '/content/blogs/*',
  '/content/shorttexts/',
  '/wp-json/acf/v3/options/page_fields',
];
