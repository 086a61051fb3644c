import type { FormContract } from '@binnen/contracts/forms';
import { ProblemError } from '../problem.ts';
import { hashText } from './abuse.ts';
import type { Submission } from './entry.ts';
import type { Lead } from './row.ts';

const windowMs = 600_000;

type Keys = Pick<Submission, 'key' | 'earlierKey' | 'digest'>;

const formatValues = (form: string, values: Record<string, string>): string =>
  JSON.stringify([form, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]);

/**
 * The key of a submission. Our forms bring one for each send; for a form without script it is made of all values and
 * ten minutes of time, so that a second click is the same lead.
 */
export const createFormKeys = async (
  form: FormContract,
  lead: Lead,
  header: string | undefined,
  now: number,
): Promise<Keys> => {
  const values = formatValues(form.name, lead);
  const digest = await hashText(values);
  if (header === undefined) {
    const window = Math.floor(now / windowMs);
    const derive = (at: number) => hashText(`${values}${at}`);
    return { key: await derive(window), earlierKey: await derive(window - 1), digest };
  }
  return { key: `${form.name}:${parseKey(header)}`, digest };
};

/** A single call is one lead each time, unless its caller says by a key that it is the same one again. */
export const createCallKeys = async (
  path: string,
  parameters: Record<string, string>,
  header: string | undefined,
): Promise<Keys> => ({
  key: `${path}:${header === undefined ? crypto.randomUUID() : parseKey(header)}`,
  digest: await hashText(formatValues(path, parameters)),
});

const parseKey = (header: string): string => {
  if (/^[\w-]{8,100}$/.test(header)) return header;
  throw new ProblemError('invalid-parameter', {
    detail: 'Idempotency-Key: expected 8 to 100 letters, digits, "-" or "_".',
  });
};
