const isEscape = /%[0-9a-fA-F]{2}/;

/**
 * The one spelling of a path: no slash at its end, none doubled, small letters. Null when it cannot be read: a "%"
 * that escapes nothing, or bytes that are no UTF-8.
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
