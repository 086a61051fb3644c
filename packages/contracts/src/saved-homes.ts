/** The key in `localStorage` of the favourite homes: a list of cards as JSON. */
export const savedHomesKey = 'binnen.favorieten';
/** The event of the window that says that they changed. */
export const savedHomesChanged = 'binnen:bewaard';
