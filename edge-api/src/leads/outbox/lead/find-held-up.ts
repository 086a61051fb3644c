import type { Entry } from './entry.ts';

/** The sender whose later leads wait for this one: the e-mail address until the contact was taken. */
export const findHeldUp = (entry: Omit<Entry, 'seq'>): string | null => {
  const waits = entry.steps.some((step) => step.kind === 'contact' && step.state === 'pending');
  return entry.state === 'pending' && waits && entry.person ? entry.person : null;
};
