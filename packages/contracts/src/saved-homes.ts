/** The key in `localStorage` of the favourite homes: a list of cards as JSON. */
export const savedHomesKey = 'binnen.favorieten';
/** The event of the window that says that they changed. */
export const savedHomesChanged = 'binnen:bewaard';

/** Calls back when they change, here or in another tab. Answers how to stop that. */
export const watchSavedHomes = (callBack: () => void): (() => void) => {
  // `pageshow`: a page that the browser kept was told nothing meanwhile.
  const told = [savedHomesChanged, 'storage', 'pageshow'];
  for (const event of told) addEventListener(event, callBack);
  return () => {
    for (const event of told) removeEventListener(event, callBack);
  };
};
