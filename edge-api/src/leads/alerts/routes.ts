import { AlertActionSchema, AskedFrequencySchema } from '@binnen/contracts/alerts/alert';
import type { Alert, AlertAction } from '@binnen/contracts/alerts/alert';
import { apiCalls } from '@binnen/contracts/api-calls';
import { askStore } from '@binnen/edge-kit/problems/ask-store';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { readBody } from '../intake/read-body.ts';
import { limitVisitor } from '../../protection/limit-lookups.ts';
import { findAlerts } from '../../site/find-objects.ts';
import { readAlertKey } from './alert-key.ts';
import { orFailure, showAlert, wantsPage } from './show-page.ts';
import { pushRoute } from './push-route.ts';
import { signUpRoute } from './sign-up-route.ts';

const { path, reply } = apiCalls.alert;

const KeySchema = v.object({ sleutel: v.optional(v.pipe(v.string(), v.maxLength(200)), '') });
/** RFC 8058: what a mail program sends when its user wants no more. */
const oneClick = 'List-Unsubscribe';

const readAction = (body: URLSearchParams) => {
  const action = body.has(oneClick) ? 'stop' : body.get('doe');
  const frequentie = body.get('frequentie') ?? undefined;
  const read = v.safeParse(
    v.object({ action: AlertActionSchema, frequentie: v.optional(AskedFrequencySchema) }),
    frequentie === undefined ? { action } : { action, frequentie },
  );
  if (read.success) return read.output;
  throw new ProblemError('invalid-parameter', {
    errors: [{ field: 'doe', message: 'expected bevestig, pauzeer, hervat, stop or frequentie' }],
  });
};

const answer = (c: Context<EdgeEnv>, key: string, alert: Alert | null, done?: AlertAction) => {
  if (wantsPage(c)) return showAlert(c, key, alert, done);
  if (alert || c.req.method === 'POST')
    return c.json(alert ?? { staat: 'gestopt', frequentie: 'direct', woorden: [], lijst: '' });
  throw new ProblemError('not-found', { detail: 'There is no such alert (any more).' });
};

const noKey = '00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const problems = ['invalid-parameter', 'not-found', 'rate-limited'] as const;

/** A visitor's alert: asked for, confirmed, changed and ended. */
export const alertRoutes = new Hono<EdgeEnv>()
  .route('/', signUpRoute)
  .route('/', pushRoute)
  .get(
    path,
    describeRoute({
      summary: 'An alert, by the key in its mail. Reading it changes nothing.',
      description: 'A browser gets its page, with buttons that confirm, pause and end it.',
      tag: 'leads',
      query: KeySchema,
      reply,
      problems,
      examples: [{ path: `${path}?sleutel=${noKey}`, status: 404 }],
    }),
    (c) =>
      orFailure(c, {}, async () => {
        await limitVisitor(c, 'alert');
        const { sleutel } = parseQuery(KeySchema, c.req.query());
        const id = await readAlertKey(c.env, sleutel);
        return answer(c, sleutel, id ? await askStore('alerts', findAlerts(c.env).find(id)) : null);
      }),
  )
  .post(
    path,
    describeRoute({
      summary: 'Confirms, pauses, resumes or ends an alert, or says how often it is mailed.',
      description:
        'The address of `List-Unsubscribe` (RFC 8058): a body `List-Unsubscribe=One-Click` ends it. An alert that has ended is erased.',
      tag: 'leads',
      query: KeySchema,
      body: {
        schema: v.object({ doe: AlertActionSchema, frequentie: v.optional(AskedFrequencySchema) }),
        type: 'application/x-www-form-urlencoded',
      },
      reply,
      problems,
      examples: [
        {
          path: `${path}?sleutel=${noKey}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'doe=stop',
        },
      ],
    }),
    (c) =>
      orFailure(c, {}, async () => {
        const { sleutel } = parseQuery(KeySchema, c.req.query());
        const { action, frequentie } = readAction((await readBody(c.req.raw)) ?? new URLSearchParams());
        const id = await readAlertKey(c.env, sleutel);
        const alert = id ? await askStore('alerts', findAlerts(c.env).change(id, action, frequentie)) : null;
        return answer(c, sleutel, alert, action);
      }),
  );
