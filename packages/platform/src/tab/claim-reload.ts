/** After a reload because code could not be loaded, the next one has to wait this long. Milliseconds. */
const reloadGuard = 60_000;
const memory = 'binnen-reloaded';

/**
 * Whether the document may be loaded anew because a page's code could not be loaded. After a granted claim nothing
 * reloads for a minute; then it may be tried once more.
 */
export const claimReload = (): boolean => {
  try {
    const last = sessionStorage.getItem(memory);
    if (last !== null && Date.now() - Number(last) < reloadGuard) return false;
    sessionStorage.setItem(memory, String(Date.now()));
    return true;
  } catch {
    // A browser whose storage is full or blocked remembers nothing, and could reload for ever.
    return false;
  }
};
