import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { listLimits } from '../../protection/ceilings.ts';
import type { Limited } from '../../protection/limit.ts';
import type { PlannedStep } from '../outbox/lead/steps.ts';
import type { Submission } from '../outbox/lead/submission.ts';
import { limitSender } from './abuse.ts';

const parseKey = (header: string): string => {
  if (/^[\w-]{8,100}$/.test(header)) return header;
  const message = 'expected 8 to 100 letters, digits, "-" or "_"';
  const errors = [{ field: 'Idempotency-Key', message }];
  throw new ProblemError('invalid-parameter', { detail: `Idempotency-Key: ${message}.`, errors });
};

const limitedBy: Partial<Record<PlannedStep['kind'], Limited>> = {
  contact: 'leads',
  automation: 'notifications',
  'search-job': 'search-jobs',
};

/**
 * What is handed to the outbox, of a sender below the rate limit. Its digest is without empty values: the next release may
 * ask more. Its limits are counted by the outbox, which alone knows whether the steps are new. `above`: what it is above one.
 */
export const createSubmission = async (
  c: Context<EdgeEnv>,
  form: string,
  values: Record<string, string>,
  steps: PlannedStep[],
  above: 'held' | 'refused',
): Promise<Submission> => {
  const sender = await limitSender(c, form);
  const header = c.req.header('idempotency-key');
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const kinds = steps.flatMap(({ kind }) => limitedBy[kind] ?? []);
  return {
    key: `${form}:${header === undefined ? crypto.randomUUID() : parseKey(header)}`,
    digest: await formatSha256(JSON.stringify([form, filled.sort()])),
    // A new lead each time, unless its sender's key says that it is a repeat.
    repeatMs: 0,
    form,
    person: (values.email ?? '').toLowerCase(),
    values,
    steps,
    ...sender,
    limited: { by: await listLimits(c, kinds), above },
    marks: [],
  };
};
