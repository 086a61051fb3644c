import type { ContactReply } from '@binnen/contracts/leads';
import type { Bindings } from '../../environment/env.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { contactAdded } from '@binnen/upstreams/activecampaign/client';
import type { TakenOutcome } from '../outbox/lead/submission.ts';
import { sealSubscriber } from './subscriber-token.ts';

/** Of each call that sends a lead. */
export const leadProblems = [
  'invalid-parameter',
  'budget-spent',
  'idempotency-conflict',
  'leads-unavailable',
] as const;

/** A `subscriber_id` that is none, or no longer. */
export const refuseSubscriber = (): ProblemError =>
  new ProblemError('invalid-parameter', {
    detail: '"id" must be the subscriber_id of a contact call of the last hour.',
    errors: [{ field: 'id', message: 'Onbekend of verlopen' }],
  });

/** The reply to a caller. For a lead that is stored and not yet delivered, it says that the contact was added. */
export const createContactReply = async (env: Bindings, outcome: TakenOutcome): Promise<ContactReply> => {
  if (outcome.kind === 'queued') return { result_code: 1, result_message: contactAdded };
  const { result_code, result_message, subscriberId } = outcome.reply;
  if (!subscriberId) return { result_code, result_message };
  return { result_code, result_message, subscriber_id: await sealSubscriber(env, subscriberId) };
};
