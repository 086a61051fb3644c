import { apiCalls } from '@binnen/contracts/api-calls';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import { routes } from '@binnen/contracts/routes';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { log } from '@binnen/edge-kit/logging/log';
import { askStore } from '@binnen/edge-kit/problems/ask-store';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { findSuspicion } from '../intake/find-suspicion.ts';
import { limitSender } from '../intake/abuse.ts';
import { readBody } from '../intake/read-body.ts';
import { readPost, type Post } from '../intake/read-post.ts';
import { challengeLookup } from '../../protection/challenge-lookups.ts';
import { checkTurnstile } from '../../protection/turnstile.ts';
import { composer } from '../../site/composer.ts';
import { findAlerts } from '../../site/find-objects.ts';
import { findSignUpErrors, readSignUp } from './read-sign-up.ts';
import { checkTaken, countSignUp, signUpProblems } from './take-sign-up.ts';
import { fullAddress, orFailure, showErrors, wantsPage, type Errors } from './show-page.ts';

const { path, reply } = apiCalls.alertSignUp;
const fields = { required: ['email'], optional: ['lijst', 'frequentie'] };
const type = 'application/x-www-form-urlencoded';
const posted = { path, headers: { 'content-type': type } };

/** Takes a sign-up, or answers what is wrong with it. Throws when it is refused or cannot be kept. */
const signUp = async (c: Context<EdgeEnv>, post: Post): Promise<Errors | undefined> => {
  const sender = await limitSender(c, 'alert');
  const verdict = await checkTurnstile(c.env, post.control.turnstile);
  if (verdict === 'failed' || verdict === 'unanswered') throw new ProblemError('challenge-failed');
  const read = await readSignUp({ env: c.env, ctx: c.executionCtx }, post, () => challengeLookup(c));
  if ('wrong' in read) return read.wrong;
  const suspicion = findSuspicion(c, post);
  // A robot is thanked: it learns nothing. A preview's sign-up goes nowhere.
  if (suspicion || (await composer.isRehearsal(c))) {
    log('info', 'An alert was not taken', { why: suspicion ?? 'of a preview' });
    return undefined;
  }
  const alerts = findAlerts(c.env);
  const wish = { ...read.wish, email: read.wish.email.toLowerCase() };
  // A second click uses no question of its address.
  if (await askStore('alerts', alerts.isAgain(wish)).catch(() => false)) return undefined;
  const full = (await countSignUp(c, sender, wish.email)) ?? (await checkTaken(alerts.signUp(wish))).full;
  // Who is told to look for a mail that never comes, waits in vain.
  return full && { email: fullAddress[full] };
};

export const signUpRoute = new Hono<EdgeEnv>().post(
  path,
  describeRoute({
    summary: 'Asks for a mail with new homes of a list, which is sent once the address was confirmed.',
    description:
      '`lijst` is the address of a list of homes, such as `/woningaanbod/deventer?kamers=3`. The reply is the same for every address, until it has twenty alerts or was asked for too often in a day: then it is refused, and nothing is kept. ' +
      'A browser that sends the form gets a page.',
    tag: 'leads',
    body: {
      schema: v.object({
        email: v.string(),
        lijst: v.optional(v.string()),
        frequentie: v.optional(v.string()),
        [controlFields.turnstile]: v.optional(v.string()),
      }),
      type,
    },
    reply,
    problems: [...signUpProblems, 'challenge-failed'],
    examples: [
      {
        ...posted,
        body: 'email=voorbeeld%40binnen.example&lijst=%2Fwoningaanbod%2Fdeventer%3Fslaapkamers%3D3&frequentie=dagelijks',
      },
      { ...posted, body: 'email=voorbeeld', status: 400 },
    ],
  }),
  async (c) => {
    const post = readPost(fields, (await readBody(c.req.raw)) ?? new URLSearchParams());
    const values = { ...post.lead };
    const refuse = (errors: Errors) => {
      if (wantsPage(c)) return showErrors(c, values, errors);
      throw new ProblemError('invalid-parameter', {
        errors: Object.entries(errors).map(([field, message]) => ({ field, message })),
      });
    };
    const errors = findSignUpErrors(post);
    if (Object.keys(errors).length > 0) return refuse(errors);
    return orFailure(c, values, async () => {
      const wrong = await signUp(c, post);
      if (wrong) return refuse(wrong);
      return wantsPage(c)
        ? c.redirect(routes.thankYou.href('melding'), 303)
        : c.json({ staat: 'onbevestigd' } as const);
    });
  },
);
