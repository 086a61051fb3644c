import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { readParameters } from './read-parameters.ts';
import { createContactReply, leadProblems, refuseSubscriber } from './contact-reply.ts';
import { openSubscriber, type Subscriber } from './subscriber-token.ts';
import { readBodyOrQuery, submitStep } from './submit-step.ts';

const { notification, note } = apiCalls;

const readSubscriber = async (c: Context<EdgeEnv>, given: URLSearchParams): Promise<Subscriber> => {
  const id = await openSubscriber(c.env, given.get('id') ?? '');
  if (id !== undefined) return id;
  throw refuseSubscriber();
};

const whoseId =
  '`id` is the `subscriber_id` of a contact call of the last hour. When that contact still waits to be delivered, this call waits behind it, in order; when it cannot be delivered, this is not sent before it.';

/** The calls that may follow a contact call, with its `subscriber_id`. */
export const subscriberRoutes = new Hono<EdgeEnv>()
  .post(
    notification.path,
    describeRoute({
      summary: 'Notifies the office of a contact.',
      description: whoseId,
      tag: 'leads',
      query: v.object({ id: v.string() }),
      idempotent: true,
      reply: notification.reply,
      problems: leadProblems,
      examples: [{ path: '/ac/contact/automation/notification?id=42', status: 400 }],
    }),
    async (c) => {
      const id = await readSubscriber(c, await readBodyOrQuery(c));
      const outcome = await submitStep(c, { id: String(id) }, { kind: 'automation', when: 'always' }, id);
      return c.json(await createContactReply(c.env, outcome));
    },
  )
  .post(
    note.path,
    describeRoute({
      summary: 'Adds a note to a contact.',
      description: whoseId,
      tag: 'leads',
      query: v.object({ id: v.string(), note: v.string() }),
      idempotent: true,
      reply: note.reply,
      problems: leadProblems,
      examples: [{ path: '/ac/contact/note/add?id=42&note=Voorbeeld', status: 400 }],
    }),
    async (c) => {
      const given = await readBodyOrQuery(c);
      const id = await readSubscriber(c, given);
      const { note: text = '' } = readParameters(['note'], given, 'note');
      const values = { id: String(id), note: text };
      const outcome = await submitStep(c, values, { kind: 'note', when: 'always', text }, id);
      return c.json(await createContactReply(c.env, outcome));
    },
  );
