import { findMissing, type FormContract } from '@binnen/contracts/forms';
import type { ContactReply } from '@binnen/contracts/leads';
import type { Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { checkTurnstile } from '../../protection/turnstile.ts';
import { createContactReply } from './contact-reply.ts';
import type { Submission } from '../outbox/lead/submission.ts';
import type { Post } from './read-post.ts';
import { leadForms } from '../forms/lead-forms.ts';
import { planSteps } from '../forms/plan-steps.ts';
import type { StepKind } from '../outbox/lead/steps.ts';
import { createSubmission } from './create-submission.ts';
import { findSuspicion } from './find-suspicion.ts';
import { handOver } from './hand-over.ts';

/** For this long a second click, another tab, or the same form without script is the same lead. */
const sameLeadMs = 600_000;

/** Errors that make a post no lead: Dutch sentences by field. */
export const findErrors = (form: FormContract, { lead, errors }: Post): Record<string, string> => ({
  ...findMissing(form, lead),
  ...errors,
});

/** Passes a form to the outbox with all its steps: one submission, one lead. The post must be without errors. */
export const submitForm = async (
  c: Context<EdgeEnv>,
  form: FormContract,
  post: Post,
  onStep?: (kind: StepKind) => void,
): Promise<ContactReply> => {
  const { lead, control } = post;
  const steps = planSteps(leadForms[form.name], lead, parseConfig(c.env).LEADS_NOTE_UNSENT === 'true');
  const sent = await createSubmission(c, form.name, { ...lead }, steps, 'held');
  const verdict = await checkTurnstile(c.env, control.turnstile);
  if (verdict === 'failed')
    throw new ProblemError('challenge-failed', { detail: 'Send it again with a new answer of Turnstile.' });
  const held = findSuspicion(c, post) ?? (verdict === 'unanswered' ? 'turnstile unanswered' : undefined);
  const submission: Submission = {
    ...sent,
    repeatMs: sameLeadMs,
    ...(held ? { held } : {}),
    marks: verdict === 'unchecked' ? ['turnstile unchecked'] : [],
  };
  const outcome = await handOver(c, submission, (outbox) => outbox.submit(submission, onStep));
  return createContactReply(c.env, outcome);
};
