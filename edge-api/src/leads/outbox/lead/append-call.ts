import type { Entry } from './entry.ts';
import { beginStep } from './steps.ts';
import type { Outcome, Submission } from './submission.ts';

/**
 * Adds a call to the lead whose contact it is about and which still waits: a step of the same lead, so that it is sent
 * after the contact, in order, is seen by the office with it, and is erased with it. `save` may throw: then nothing
 * was added.
 */
export const appendCall = (
  entry: Entry,
  { key, digest, steps, values }: Submission,
  save: () => void,
): Outcome => {
  const known = entry.steps.find((step) => step.key === key);
  if (known && known.digest !== digest) return { kind: 'conflict' };
  if (known) return { kind: 'queued', key: entry.key };
  const before = { steps: [...entry.steps], values: entry.values };
  // The same array: a delivery under way goes on with it.
  entry.steps.push(...steps.map((step) => ({ ...beginStep(step), key, digest })));
  const notes = [entry.values.note, values.note].filter(Boolean);
  if (notes.length > 0) entry.values = { ...entry.values, note: notes.join('\n') };
  try {
    save();
  } catch (error) {
    entry.steps.splice(before.steps.length);
    entry.values = before.values;
    throw error;
  }
  return { kind: 'queued', key: entry.key };
};
