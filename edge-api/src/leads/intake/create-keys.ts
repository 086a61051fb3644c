import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';
import type { Submission } from '../outbox/lead/submission.ts';

const parseKey = (header: string): string => {
  if (/^[\w-]{8,100}$/.test(header)) return header;
  const message = 'expected 8 to 100 letters, digits, "-" or "_"';
  const errors = [{ field: 'Idempotency-Key', message }];
  throw new ProblemError('invalid-parameter', { detail: `Idempotency-Key: ${message}.`, errors });
};

/**
 * The keys of a submission: its sender's idempotency key, if any, and a digest of its values, without empty ones: the next
 * release may ask more. `name` is the form's name, or the path of a call with a single step.
 */
export const createKeys = async (
  name: string,
  values: Record<string, string>,
  header: string | undefined,
): Promise<Pick<Submission, 'key' | 'digest'>> => {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return {
    key: `${name}:${header === undefined ? crypto.randomUUID() : parseKey(header)}`,
    digest: await formatSha256(JSON.stringify([name, filled.sort()])),
  };
};
