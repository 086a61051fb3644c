const isEscape = /%[0-9a-fA-F]{2}/;

/**
 * The canonical form of a path: no trailing slash, no double slashes, lower case. Null when it cannot be decoded: a "%"
 * that escapes nothing, or bytes that are not UTF-8.
 */
export const findCanonicalPath = (pathname: string): string | null => {
  try {
    decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const small = pathname
    .split(/(%[0-9a-fA-F]{2})/)
    .map((part) => (isEscape.test(part) ? part : part.toLowerCase()))
    .join('');
  return small.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
};
