import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import type { PlannedStep } from '../outbox/lead/steps.ts';
import type { Submission, StoredOutcome } from '../outbox/lead/submission.ts';
import { limitRate } from './abuse.ts';
import { createKeys } from './create-keys.ts';
import { findLimits } from './find-limits.ts';
import { handOver } from './hand-over.ts';
import { hashSender } from './hash-sender.ts';
import { readBody } from './read-body.ts';
import type { Subscriber } from './subscriber-token.ts';

/** Body fields and query parameters are equal: the spec's callers use the query, privacy-aware callers the body. */
export const readBodyOrQuery = async (c: Context<EdgeEnv>): Promise<URLSearchParams> =>
  (await readBody(c.req.raw)) ?? new URL(c.req.url).searchParams;

/** Passes a call with a single step to the outbox. `subscriber`: whose contact it is about. */
export const submitStep = async (
  c: Context<EdgeEnv>,
  values: Record<string, string>,
  step: PlannedStep,
  subscriber?: Subscriber,
): Promise<StoredOutcome> => {
  const { path } = c.req;
  const sender = await hashSender(c);
  await limitRate(c, sender.source, path);
  const submission: Submission = {
    ...(await createKeys(path, values, c.req.header('idempotency-key'))),
    // A new lead each time, unless its caller's idempotency key says that it is a repeat.
    repeatMs: 0,
    form: path,
    person: (values.email ?? '').toLowerCase(),
    values,
    steps: [step],
    ...(typeof subscriber === 'number' ? { subscriberId: subscriber } : {}),
    ...sender,
    limited: { by: await findLimits(c, [step]), above: 'refused' },
    marks: [],
  };
  return handOver(c, submission, (outbox) =>
    typeof subscriber === 'string' ? outbox.follow(subscriber, submission) : outbox.submit(submission),
  );
};
