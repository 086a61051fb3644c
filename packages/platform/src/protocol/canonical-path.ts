/**
 * The canonical form of a path: no trailing slash, no double slashes, lower case, and each segment written as
 * `encodeURIComponent` does. Pages are found by what a path says, so another way to write it would be one more page to keep.
 * Null when it cannot be decoded: a "%" that escapes nothing, or bytes that are not UTF-8.
 */
export const findCanonicalPath = (pathname: string): string | null => {
  try {
    const segments = pathname.split('/').filter((segment) => segment !== '');
    return `/${segments.map((each) => encodeURIComponent(decodeURIComponent(each).toLowerCase())).join('/')}`;
  } catch {
    return null;
  }
};
