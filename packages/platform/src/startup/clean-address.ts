import { takePersonal } from '../protocol/visitor-query.ts';

/** As React Router keeps what one page hands to the next. */
const readEntry = (): { usr?: object } => (typeof history.state === 'object' && history.state) || {};

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
