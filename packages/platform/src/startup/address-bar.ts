import { takePersonal } from '../protocol/visitor-query.ts';

/** As React Router keeps what one page hands to the next. */
const readEntry = (): { key?: string; usr?: object } =>
  (typeof history.state === 'object' && history.state) || {};

/**
 * Removes the personal data of another site's link from the address bar, before any other script runs or loads a file.
 * It is kept in the history's state: no request carries that, and it survives a reload.
 */
export const cleanAddress = (): void => {
  const url = new URL(location.href);
  const taken = takePersonal(url);
  if (Object.keys(taken).length === 0) return;
  const entry = readEntry();
  history.replaceState({ ...entry, usr: { ...entry.usr, ...taken } }, '', url);
};

/** The key of the history's entry: the tab keeps the address out of the entry's state, which trackers read. */
const format = (key: string | undefined): string => `binnen-again-${key}`;

/** Keeps the address that shows this entry's document again. */
export const keepAgain = (key: string, address: string): void => {
  try {
    sessionStorage.setItem(format(key), address);
  } catch {
    // Without storage a reload shows the page of the address bar.
  }
};

/**
 * After a reload, or on the way back, asks for the document that this entry of the history had, before any of the page of
 * the address bar can be used.
 */
export const askAgain = (): void => {
  try {
    const address = sessionStorage.getItem(format(readEntry().key));
    if (address) location.replace(address);
  } catch {
    // As above.
  }
};
