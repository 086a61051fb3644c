import type { Context } from 'hono';
import type { Bindings, EdgeEnv } from '../../environment/env.ts';
import { within } from '@binnen/edge-kit/deadlines/within';
import { log } from '@binnen/edge-kit/logging/log';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { composer } from '../../site/composer.ts';
import { findOutbox } from '../../site/find-objects.ts';
import { createQuotaRefusal } from './abuse.ts';
import { refuseSubscriber } from './contact-reply.ts';
import type { Outcome, Submission, TakenOutcome } from '../outbox/lead/submission.ts';

const againSeconds = 30;
/** Longer than it waits for the marketing service. One that takes a lead later knows it by its key. */
const outboxMs = 10_000;

type Outbox = ReturnType<typeof findOutbox>;

/** A lead of a preview: answered as taken, told in log and console without what was typed, and sent nowhere. */
const rehearse = (c: Context<EdgeEnv>, { form, steps, values, key }: Submission): TakenOutcome => {
  const told = { form, steps: steps.map(({ kind }) => kind), fields: Object.keys(values) };
  log('info', 'A lead of a preview was not sent', told);
  composer.noteRehearsal(c, told);
  return { kind: 'queued', key };
};

const createRefusal = (env: Bindings, outcome: Exclude<Outcome, TakenOutcome>): ProblemError => {
  switch (outcome.kind) {
    case 'no-room':
      return new ProblemError('leads-unavailable', {
        detail: `It may not be stored. Send it again with the same Idempotency-Key in ${againSeconds} seconds.`,
        headers: { 'retry-after': String(againSeconds) },
      });
    case 'over-ceiling':
      return new ProblemError('budget-spent', {
        detail: `No more ${outcome.what} are taken for now.`,
        headers: { 'retry-after': String(outcome.seconds) },
      });
    case 'conflict':
      return new ProblemError('idempotency-conflict', {
        detail: 'This Idempotency-Key was used with other values. Use a new one.',
      });
    case 'over-quota':
      return createQuotaRefusal(env);
    case 'unknown-lead':
      return refuseSubscriber();
  }
};

/**
 * Hands a lead to the outbox. When it cannot be stored (the disk is full, the storage fails or hangs), nobody may believe that it
 * was taken: the sender keeps what was typed, and sends it again with the same key.
 */
export const handOver = async (
  c: Context<EdgeEnv>,
  submission: Submission,
  give: (outbox: Outbox) => Promise<Outcome>,
): Promise<TakenOutcome> => {
  if (await composer.isRehearsal(c)) return rehearse(c, submission);
  const late = () => Promise.reject(new Error('no answer in time'));
  const outcome = await within(outboxMs, give(findOutbox(c.env)), late).catch((error: unknown): Outcome => {
    log('error', 'A lead could not be stored', { error: error instanceof Error ? error.name : 'unknown' });
    return { kind: 'no-room' };
  });
  if (outcome.kind !== 'queued' && outcome.kind !== 'answered') throw createRefusal(c.env, outcome);
  const isTaken = outcome.kind === 'queued' || outcome.reply.result_code === 1;
  // A held one may be a program's.
  if (isTaken && !submission.held) await composer.countForm(c, submission.form).catch(() => {});
  return outcome;
};
