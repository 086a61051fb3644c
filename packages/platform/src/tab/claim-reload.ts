/** After a reload because code could not be loaded, the next one has to wait this long. Milliseconds. */
const reloadGuard = 60_000;
const memory = 'binnen-reloaded';

/**
 * Whether the document may be loaded anew because a page's code could not be loaded. After a granted claim nothing
 * reloads for a minute; then it may be tried once more.
 */
export const claimReload = (
  now = Date.now(),
  findStorage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
): boolean => {
  try {
    // If storage is blocked, reading the property throws already.
    const storage = findStorage();
    const last = storage.getItem(memory);
    if (last !== null && now - Number(last) < reloadGuard) return false;
    storage.setItem(memory, String(now));
    return true;
  } catch {
    // A browser that remembers nothing could reload for ever.
    return false;
  }
};
