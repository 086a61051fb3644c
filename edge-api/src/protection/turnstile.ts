import { log } from '@binnen/edge-kit/logging/log';
import * as v from 'valibot';
import { parseConfig } from '../environment/config.ts';
import type { Bindings } from '../environment/env.ts';

const PassedSchema = v.object({ success: v.literal(true) });
/** All that can be wrong with an answer. Other codes, such as that of an unknown secret, are no fault of the visitor. */
const AnswerFaultSchema = v.picklist([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);
const FailedSchema = v.object({
  success: v.literal(false),
  'error-codes': v.pipe(v.array(AnswerFaultSchema), v.minLength(1)),
});
const deadlineMs = 2_000;

/**
 * unanswered: there is no answer, because there was no script, or Turnstile's did not load. unchecked: Turnstile cannot
 * be reached, or does not check it.
 */
export type Verdict = 'passed' | 'failed' | 'unanswered' | 'unchecked';

/** Verifies a Turnstile answer. What to do when it is not checked, the caller decides. */
export const checkTurnstile = async (env: Bindings, answer: string): Promise<Verdict> => {
  const { TURNSTILE_SECRET, TURNSTILE_URL } = parseConfig(env);
  if (!TURNSTILE_SECRET) return 'passed';
  if (!answer) return 'unanswered';
  try {
    const response = await fetch(TURNSTILE_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret: TURNSTILE_SECRET, response: answer }),
      signal: AbortSignal.timeout(deadlineMs),
      // A redirect would carry the secret on.
      redirect: 'manual',
    });
    const reply = await response.json();
    if (response.ok && v.is(PassedSchema, reply)) return 'passed';
    if (response.ok && v.is(FailedSchema, reply)) return 'failed';
    throw new Error(`${response.status} ${JSON.stringify(reply)}`);
  } catch (error) {
    log('error', 'Turnstile did not check an answer', { error: String(error) });
    return 'unchecked';
  }
};
