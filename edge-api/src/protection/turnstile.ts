import * as v from 'valibot';
import { parseConfig } from '../environment/config.ts';
import type { Bindings } from '../environment/env.ts';

const VerdictSchema = v.object({ success: v.boolean() });
const deadlineMs = 2_000;

/**
 * unanswered: there is no answer, because there was no script, or Turnstile's did not load. unchecked: Turnstile cannot
 * be reached.
 */
export type Verdict = 'passed' | 'failed' | 'unanswered' | 'unchecked';

/** Verifies a Turnstile answer. What to do when Turnstile cannot be reached, the caller decides. */
export const checkTurnstile = async (env: Bindings, answer: string): Promise<Verdict> => {
  const { TURNSTILE_SECRET, TURNSTILE_URL } = parseConfig(env);
  if (!TURNSTILE_SECRET) return 'passed';
  if (!answer) return 'unanswered';
  try {
    const response = await fetch(TURNSTILE_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret: TURNSTILE_SECRET, response: answer }),
      signal: AbortSignal.timeout(deadlineMs),
    });
    const verdict = v.safeParse(VerdictSchema, await response.json());
    if (!response.ok || !verdict.success) return 'unchecked';
    return verdict.output.success ? 'passed' : 'failed';
  } catch {
    return 'unchecked';
  }
};
