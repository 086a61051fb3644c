import { createExecutionContext, runDurableObjectAlarm, waitOnExecutionContext } from 'cloudflare:test';
import { PushMessageSchema } from '@binnen/contracts/alerts/push';
import type { Archive } from '@binnen/contracts/property';
import * as v from 'valibot';
import { refreshListings } from '../src/listings/offer/snapshot.ts';
import { findAlerts } from '../src/site/find-objects.ts';
import { askJson } from './ask-api.ts';
import { bindings } from './bindings.ts';
import { post } from './leads.ts';

const MailSchema = v.object({
  to: v.array(v.object({ email: v.string() })),
  subject: v.string(),
  textContent: v.string(),
  htmlContent: v.string(),
  headers: v.record(v.string(), v.string()),
});
type SentMail = v.InferOutput<typeof MailSchema>;

/** The mail that an address got, oldest first: what the service took, once for each key. */
export const readMail = async (email: string): Promise<SentMail[]> => {
  const recorded = await fetch(`${bindings.UPSTREAMS}/_recorded?service=brevo`);
  const writes = v.parse(v.array(v.object({ body: v.unknown() })), await recorded.json());
  const mails = writes.flatMap(({ body }) => (v.is(MailSchema, body) ? [body] : []));
  const mine = mails.filter(({ to }) => to[0]?.email === email);
  return [...new Map(mine.map((mail) => [mail.headers['idempotencyKey'], mail])).values()];
};

export const askAlert = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  variables = {},
) => post('/melding/aanvragen', { body: new URLSearchParams(fields), headers }, variables);

/** The alarm does what is due. */
export const work = async (): Promise<void> => void (await runDurableObjectAlarm(findAlerts(bindings)));

/** As the cron trigger does. */
export const refresh = async (): Promise<void> => {
  const context = createExecutionContext();
  await refreshListings(bindings, context);
  await waitOnExecutionContext(context);
  await findAlerts(bindings).wake();
  await work();
};

/** The path of an alert's page, from the mail that asks for a confirmation. */
export const findLink = (mail: SentMail | undefined): string => {
  const link = /https?:\/\/\S+\/melding\/beheren\?sleutel=\S+/.exec(mail?.textContent ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link, 'https://none.invalid');
  return pathname + search;
};

export const act = (link: string, fields: Record<string, string>): Promise<Response> =>
  post(link, { body: new URLSearchParams(fields) });

/** An alert that was asked for and confirmed; answers its link. */
export const createAlert = async (fields: { email: string; lijst?: string; frequentie?: string }) => {
  await askAlert(fields);
  await work();
  const link = findLink((await readMail(fields.email)).at(-1));
  await act(link, { doe: 'bevestig' });
  await work();
  return link;
};

export const listHomes = async (query: string) =>
  (await askJson<Archive>(`/objects/archive/?limit=-1&verkocht=nee&${query}`)).resultaten;

const SubscribedSchema = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});

/** A browser that gave its permission, at the stand-in of a push service. */
export const subscribe = async () => {
  const made = await fetch(`${bindings.UPSTREAMS}/push/subscriptions`, {
    method: 'POST',
    body: JSON.stringify({ applicationServerKey: bindings['VAPID_PUBLIC_KEY'] }),
  });
  const subscription = v.parse(SubscribedSchema, await made.json());
  const self = subscription.endpoint.replace('/send/', '/subscriptions/');
  return {
    subscription,
    /** What it shows, as it decrypted it. */
    read: async () => {
      const messages = v.parse(v.array(v.object({ text: v.string() })), await (await fetch(self)).json());
      return messages.map(({ text }) => v.parse(PushMessageSchema, JSON.parse(text)));
    },
    unsubscribe: async () => void (await fetch(self, { method: 'DELETE' })),
  };
};

export const askPush = (subscription: unknown, fields: Record<string, string> = {}, variables = {}) =>
  post(
    '/melding/push',
    { body: new URLSearchParams({ abonnement: JSON.stringify(subscription), ...fields }) },
    variables,
  );
