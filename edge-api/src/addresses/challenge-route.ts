import { apiCalls } from '@binnen/contracts/api-calls';
import { controlFields } from '@binnen/contracts/forms';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { ProblemError } from '../problem.ts';
import { renewLookups } from '../protection/challenge-lookups.ts';
import { limitVisitor } from '../protection/limit-lookups.ts';
import { limitBody } from '../protection/request-limits.ts';
import { checkTurnstile } from '../protection/turnstile.ts';

const { path, reply } = apiCalls.challenge;
/** Turnstile's answers have at most 2048 characters. */
const mostBytes = 8_192;

/**
 * The answer counts for the network and not for a cookie: nothing is kept in the browser, and pictures and other tabs
 * need nothing. Where Turnstile itself cannot be reached, an answer is taken unseen, as a form's is.
 */
export const challengeRoute = new Hono<EdgeEnv>().post(
  path,
  describeRoute({
    summary: 'Takes an answer of Turnstile, after a lookup was refused with `challenge-required`.',
    description: 'The lookups of addresses, values and distances count together, by network and hour.',
    tag: 'addresses',
    body: {
      schema: v.object({ [controlFields.turnstile]: v.string() }),
      type: 'application/x-www-form-urlencoded',
    },
    reply,
    problems: ['challenge-failed', 'payload-too-large'],
    examples: [{ path, body: `${controlFields.turnstile}=voorbeeld` }],
  }),
  limitBody(mostBytes),
  async (c) => {
    await limitVisitor(c, 'challenge');
    const answer = (await c.req.parseBody())[controlFields.turnstile];
    const verdict = await checkTurnstile(c.env, typeof answer === 'string' ? answer : '');
    if (verdict === 'failed' || verdict === 'unanswered')
      throw new ProblemError('challenge-failed', { detail: 'Send a new answer of Turnstile.' });
    return c.json({ lookups: await renewLookups(c) }, 200, { 'cache-control': 'no-store' });
  },
);
