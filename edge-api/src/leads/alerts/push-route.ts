import { PushSubscriptionSchema, type PushSubscription } from '@binnen/contracts/alerts/push';
import { apiCalls } from '@binnen/contracts/api-calls';
import { routes } from '@binnen/contracts/routes';
import { decodeBase64Url } from '@binnen/edge-kit/hashes/base64url';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { Hono } from 'hono';
import * as v from 'valibot';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings, EdgeEnv } from '../../environment/env.ts';
import { limitSender } from '../intake/abuse.ts';
import { readBody } from '../intake/read-body.ts';
import { limitVisitor } from '../../protection/limit-lookups.ts';
import { challengeLookup } from '../../protection/challenge-lookups.ts';
import { composer } from '../../site/composer.ts';
import { findAlerts } from '../../site/find-objects.ts';
import { isPushEndpoint } from '@binnen/upstreams/calls/allowed-origin';
import { createAlertPath } from './alert-key.ts';
import { readSignUp } from './read-sign-up.ts';
import { checkTaken, countSignUp, signUpProblems } from './take-sign-up.ts';

const { path, reply } = apiCalls.alertPush;

const SubscriptionSchema = v.pipe(v.string(), v.maxLength(2_000), v.parseJson(), PushSubscriptionSchema);
const BodySchema = v.object({
  abonnement: SubscriptionSchema,
  vorig: v.optional(SubscriptionSchema),
  lijst: v.optional(v.string()),
  frequentie: v.optional(v.string()),
});

const refuse = (field: string, message: string) =>
  new ProblemError('invalid-parameter', { errors: [{ field, message }] });

/** A browser's subscription: at a push service that we know, with a key that a message can be encrypted for. */
const readBrowser = async (env: Bindings, body: URLSearchParams) => {
  const read = v.safeParse(BodySchema, Object.fromEntries(body));
  const { endpoint = '', keys = { p256dh: '' } } = read.success ? read.output.abonnement : {};
  const isPoint = () =>
    crypto.subtle
      .importKey('raw', decodeBase64Url(keys.p256dh), { name: 'ECDH', namedCurve: 'P-256' }, false, [])
      .then(() => true)
      .catch(() => false);
  if (!read.success || !isPushEndpoint(env, new URL(endpoint)) || !(await isPoint()))
    throw refuse('abonnement', 'expected the subscription of a browser at its push service');
  return read.output;
};

/** Its alerts go on with another subscription. Who knows the keys of the one before is its browser. */
const renew = async (
  env: Bindings,
  from: PushSubscription,
  to: PushSubscription,
  mayBeNone: boolean,
): Promise<void> => {
  const answer = findAlerts(env).renewPush(JSON.stringify(from), JSON.stringify(to));
  const { renewed } = await checkTaken(answer);
  if (!renewed && !mayBeNone)
    throw new ProblemError('not-found', { detail: 'This browser has no alerts (any more).' });
};

/**
 * A visitor's alert by web push. The permission that the browser asked for is the opt-in: without it there is no
 * subscription, and one reaches nobody but who gave it. So no Turnstile answer is asked, as none is mailed by it.
 */
export const pushRoute = new Hono<EdgeEnv>().post(
  path,
  describeRoute({
    summary: 'Asks for new homes of a list by web push. The alert is on at once.',
    description:
      '`abonnement` is `PushSubscription.toJSON()` as text, made with the key of `<meta name="web-push">`. ' +
      'The same browser and list again is the same alert. `beheer` is the page that pauses or ends it. ' +
      'With `vorig`, the subscription whose place it takes, the alerts of that one go on with it; without a `lijst` nothing is added.',
    tag: 'leads',
    body: {
      schema: v.object({
        abonnement: v.string(),
        vorig: v.optional(v.string()),
        lijst: v.optional(v.string()),
        frequentie: v.optional(v.string()),
      }),
      type: 'application/x-www-form-urlencoded',
    },
    reply,
    problems: [...signUpProblems, 'not-found'],
    examples: [
      {
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'abonnement=%7B%7D&lijst=%2Fwoningaanbod%2Fdeventer',
        status: 400,
      },
    ],
  }),
  async (c) => {
    if (!parseConfig(c.env).VAPID_PUBLIC_KEY)
      throw new ProblemError('not-found', { detail: 'This site has no key for web push.' });
    const body = (await readBody(c.req.raw)) ?? new URLSearchParams();
    const { abonnement, vorig, ...lead } = await readBrowser(c.env, body);
    // A renewal alone is no sign-up: the browser's alerts are real ones, whatever it previews.
    const isRehearsal = lead.lijst !== undefined && (await composer.isRehearsal(c));
    if (vorig && vorig.endpoint !== abonnement.endpoint) {
      await limitVisitor(c, 'alert');
      await renew(c.env, vorig, abonnement, lead.lijst !== undefined);
    }
    if (vorig && lead.lijst === undefined)
      return c.json({ staat: 'actief' as const, beheer: routes.alerts.href() });
    const sender = await limitSender(c, 'alert');
    const read = await readSignUp(
      { env: c.env, ctx: c.executionCtx },
      { lead: { lijst: '', frequentie: '', ...lead, email: JSON.stringify(abonnement) } },
      () => challengeLookup(c),
    );
    if ('wrong' in read) throw refuse('lijst', read.wrong['lijst'] ?? '');
    if (!isRehearsal) await countSignUp(c, sender);
    const { id } = isRehearsal
      ? { id: crypto.randomUUID() }
      : await checkTaken(findAlerts(c.env).signUp(read.wish));
    if (!id)
      throw new ProblemError('rate-limited', { detail: 'This browser has ten alerts: end one first.' });
    return c.json({ staat: 'actief' as const, beheer: await createAlertPath(c.env, id) });
  },
);
