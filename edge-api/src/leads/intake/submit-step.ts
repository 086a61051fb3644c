import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import type { PlannedStep } from '../outbox/lead/steps.ts';
import type { Submission, TakenOutcome } from '../outbox/lead/submission.ts';
import { createSubmission } from './create-submission.ts';
import { handOver } from './hand-over.ts';
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
): Promise<TakenOutcome> => {
  const submission: Submission = {
    ...(await createSubmission(c, c.req.path, values, [step], 'refused')),
    ...(typeof subscriber === 'number' ? { subscriberId: subscriber } : {}),
  };
  return handOver(c, submission, (outbox) =>
    typeof subscriber === 'string' ? outbox.follow(subscriber, submission) : outbox.submit(submission),
  );
};
