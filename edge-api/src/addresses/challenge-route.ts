import { apiCalls } from '@binnen/contracts/api-calls';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { renewLookups } from '../protection/challenge-lookups.ts';
import { limitVisitor } from '../protection/limit-lookups.ts';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { readForm } from '@binnen/edge-kit/requests/read-form';
import { checkTurnstile } from '../protection/turnstile.ts';

const { path, reply } = apiCalls.challenge;
const type = 'application/x-www-form-urlencoded';
/** Turnstile's answers have at most 2048 characters. */
const mostBytes = 8_192;

/**
 * The answer counts for the network, without a cookie, so pictures and other tabs need nothing. If Turnstile itself
 * cannot be reached, an answer is accepted unchecked, as with a form.
 */
export const challengeRoute = new Hono<EdgeEnv>().post(
  path,
  describeRoute({
    summary: 'Takes an answer of Turnstile, after a lookup was refused with `challenge-required`.',
    description: 'The lookups of addresses, values and distances count together, by network and hour.',
    tag: 'addresses',
    body: { schema: v.object({ [controlFields.turnstile]: v.string() }), type },
    reply,
    problems: ['challenge-failed', 'rate-limited'],
    examples: [{ path, headers: { 'content-type': type }, body: `${controlFields.turnstile}=voorbeeld` }],
  }),
  limitBody(mostBytes),
  async (c) => {
    await limitVisitor(c, 'challenge');
    const answer = (await readForm(c))[controlFields.turnstile];
    const verdict = await checkTurnstile(c.env, typeof answer === 'string' ? answer : '');
    if (verdict === 'failed' || verdict === 'unanswered')
      throw new ProblemError('challenge-failed', { detail: 'Send a new answer of Turnstile.' });
    return c.json({ lookups: await renewLookups(c) }, 200, { 'cache-control': 'no-store' });
  },
);
