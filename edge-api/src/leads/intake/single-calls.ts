import type { ContactForm } from '@binnen/contracts/leads';
import type { Context } from 'hono';
import { parseConfig } from '../../config.ts';
import type { EdgeEnv } from '../../env.ts';
import { ProblemError } from '../../problem.ts';
import { hashSource, limitRate } from './abuse.ts';
import { callParameters, readParameters } from './call-parameters.ts';
import { createContactReply } from './contact-reply.ts';
import type { Outcome } from '../outbox/entry.ts';
import { findOutbox } from '../outbox/find-outbox.ts';
import { readBody } from './read-body.ts';
import type { Call } from '../outbox/steps.ts';
import { createKeys } from './create-keys.ts';
import { openSubscriber } from './subscriber-token.ts';

/** Body fields and query parameters alike: the spec's callers use the query, and those who care use the body. */
const readQuery = async (c: Context<EdgeEnv>): Promise<URLSearchParams> =>
  (await readBody(c.req.raw)) ?? new URL(c.req.url).searchParams;

const submitCall = async (
  c: Context<EdgeEnv>,
  parameters: Record<string, string>,
  call: Call,
  subscriberId?: number,
): Promise<Outcome> => {
  const { path } = c.req;
  const source = await hashSource(c);
  await limitRate(c, source, path);
  return findOutbox(c.env).submit({
    ...(await createKeys(path, parameters, c.req.header('idempotency-key'))),
    // One lead each time, unless its caller says by a key that it is the same one again.
    repeatMs: 0,
    form: path,
    person: (parameters.email ?? '').toLowerCase(),
    values: parameters,
    calls: [call],
    ...(subscriberId ? { subscriberId } : {}),
    source,
    marks: [],
  });
};

/** `POST /ac/contact/add/{form}` with query parameters and an empty body: adds the contact, and nothing else. */
export const contactCall = async (c: Context<EdgeEnv>, form: ContactForm): Promise<Response> => {
  const fields = readParameters(callParameters[form], new URL(c.req.url).searchParams, 'email');
  const outcome = await submitCall(c, fields, { kind: 'contact', fields });
  return c.json(await createContactReply(c.env, outcome));
};

const readSubscriber = async (c: Context<EdgeEnv>, query: URLSearchParams): Promise<number> => {
  const id = await openSubscriber(parseConfig(c.env).SIGNING_KEY, query.get('id') ?? '', Date.now());
  if (id !== undefined) return id;
  throw new ProblemError('invalid-parameter', {
    detail: '"id" must be the subscriber_id of a contact call of the last hour.',
    errors: [{ field: 'id', message: 'Onbekend of verlopen' }],
  });
};

/** `POST /ac/contact/automation/notification` with `id`. */
export const notificationCall = async (c: Context<EdgeEnv>): Promise<Response> => {
  const query = await readQuery(c);
  const subscriberId = await readSubscriber(c, query);
  const call: Call = { kind: 'automation', when: 'always' };
  const outcome = await submitCall(c, { id: String(subscriberId) }, call, subscriberId);
  return c.json(await createContactReply(c.env, outcome));
};

/** `POST /ac/contact/note/add` with `id` and `note`. */
export const addNoteCall = async (c: Context<EdgeEnv>): Promise<Response> => {
  const query = await readQuery(c);
  const subscriberId = await readSubscriber(c, query);
  const { note = '' } = readParameters(['note'], query, 'note');
  const call: Call = { kind: 'note', when: 'always', text: note };
  const outcome = await submitCall(c, { id: String(subscriberId), note }, call, subscriberId);
  return c.json(await createContactReply(c.env, outcome));
};

const jobParameters = [
  'name',
  'lastname',
  'mail',
  'phone',
  'type_woning',
  'plaatsen',
  'soorten',
  'aantalkamers',
  'prijstot',
  'oppervlakte',
] as const;

/** `POST /realworks/zoekopdracht`: a reply whose `name` is "Error" is a failure, as its callers expect. */
export const searchJobCall = async (c: Context<EdgeEnv>): Promise<Response> => {
  const given = readParameters(jobParameters, await readQuery(c), 'mail');
  const job = Object.fromEntries(jobParameters.map((name) => [name, given[name] ?? '']));
  const outcome = await submitCall(
    c,
    { ...given, email: job.mail ?? '' },
    { kind: 'search-job', job: job as Record<(typeof jobParameters)[number], string> },
  );
  if (outcome.kind === 'answered' && outcome.reply.result_code === 0)
    return c.json({ name: 'Error', message: 'De zoekopdracht is niet aangemaakt.' });
  if (outcome.kind === 'conflict' || outcome.kind === 'over-quota') await createContactReply(c.env, outcome);
  return c.json({ name: 'Zoekopdracht', message: 'De zoekopdracht is ontvangen.' });
};
