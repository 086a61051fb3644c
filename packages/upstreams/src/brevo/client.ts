import * as v from 'valibot';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { callUpstream, readUpstream } from '../calls/call.ts';
import { readJson } from '../calls/read-body.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

const SentSchema = v.object({ messageId: v.pipe(v.string(), v.minLength(1)) });
const RefusedSchema = v.object({ code: v.string(), message: v.optional(v.string(), '') });
/** An account without such events answers an empty object. */
const EventsSchema = v.object({ events: v.optional(v.array(v.object({ event: v.string() })), []) });

/** A message whose reply comes later may be sent twice, so this is far longer than a healthy reply takes. */
const writeDeadlineMs = 20_000;
const queueMs = 5_000;

/** For so long the same key sends nothing twice; the service's own pages say 15 minutes and 30. */
export const keyHoldsMs = 10 * 60_000;

/** A sender as "Binnen <meldingen@binnen.example>". */
const parseSender = (from: string): { name?: string; email: string } => {
  const [, name = '', email] = /^(.*?)\s*<([^>]+)>$/.exec(from) ?? [];
  return email ? { name, email } : { email: from };
};

const createInit = (env: KitBindings): { base: string; headers: Record<string, string> } => {
  const { BREVO_URL, BREVO_KEY } = parseConfig(env);
  return { base: `${BREVO_URL}/v3/smtp`, headers: { 'api-key': BREVO_KEY, accept: 'application/json' } };
};

/**
 * Sends a message. `key`, a UUID, makes a repeat within `keyHoldsMs` the same message, and is its tag, by which it is found
 * later. False when the service refuses its address. Throws an `UpstreamError` when it was not taken, or may have been.
 */
export const sendMail = async (env: KitBindings, mail: Mail, key: string): Promise<boolean> => {
  const { base, headers } = createInit(env);
  const response = await callUpstream(env, {
    service: 'brevo',
    url: `${base}/email`,
    init: {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        sender: parseSender(parseConfig(env).MAIL_FROM),
        to: [{ email: mail.to }],
        subject: mail.subject,
        textContent: mail.text,
        htmlContent: mail.html,
        headers: { ...mail.headers, idempotencyKey: key },
        tags: [key],
      }),
    },
    deadlineMs: writeDeadlineMs,
    queueMs,
  });
  if (response.status !== 400) {
    await readJson(response, SentSchema, 'brevo');
    return true;
  }
  const refused = v.safeParse(RefusedSchema, await response.json().catch(() => null));
  if (!refused.success) throw new UpstreamError('brevo', 'malformed', { status: 400 });
  const { code, message } = refused.output;
  // A key that was used already: its message was taken.
  if (/duplicate|idempot/i.test(code)) return true;
  // "email is not valid in to". Other refusals are the account's: its sender, its credit.
  if (code === 'invalid_parameter' && / in to\b/.test(message)) return false;
  throw new UpstreamError('brevo', 'status', { status: 400 });
};

/** Whether the service has taken the message with this key, today or yesterday. */
export const hasTaken = async (env: KitBindings, key: string): Promise<boolean> => {
  const { base, headers } = createInit(env);
  const query = new URLSearchParams({ tags: JSON.stringify([key]), days: '2', limit: '1' });
  const url = `${base}/statistics/events?${query}`;
  const asked = { service: 'brevo', url, init: { headers }, deadlineMs: 5_000 } as const;
  return (await readUpstream(env, asked, EventsSchema)).events.length > 0;
};
