/** After a reload because code could not be loaded, the next one has to wait this long. Milliseconds. */
const reloadGuard = 60_000;
const memory = 'binnen-reloaded';

/**
 * Whether the document may be loaded anew because a page's code could not be loaded. A claim that is granted counts: what
 * is still missing a minute later may be asked for once more, and until then nothing reloads.
 */
export const claimReload = (
  now = Date.now(),
  findStorage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
): boolean => {
  try {
    // Where storage is blocked, looking for it throws already.
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
