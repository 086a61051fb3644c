import { Hono } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import { findSenderFault } from './check-sender.ts';
import { createBrowserKeys, openMessage, readPoint, type BrowserKeys } from './open-message.ts';

interface Subscription extends BrowserKeys {
  /** The public key of the site that it is for. */
  key: string;
  messages: { topic: string; ttl: number; text: string }[];
}

const mostBytes = 4_096;
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/**
 * A push service (RFC 8030), and the browser behind it: `POST /subscriptions` subscribes as `PushManager.subscribe()`
 * does, `GET` of one reads its messages as the browser decrypts them, `DELETE` takes the permission away.
 */
export const createPush = () => {
  const subscriptions = new Map<string, Subscription>();
  const app = new Hono<StandInEnv>();
  app.post('/subscriptions', async (c) => {
    const asked: unknown = await c.req.json().catch(() => null);
    const key = typeof asked === 'object' && asked && 'applicationServerKey' in asked;
    if (!key) return c.text('applicationServerKey is missing', 400);
    const id = crypto.randomUUID();
    const keys = await createBrowserKeys();
    subscriptions.set(id, { ...keys, key: String(asked.applicationServerKey), messages: [] });
    const at = new URL(c.req.url);
    return c.json(
      {
        endpoint: `${at.origin}${at.pathname.replace(/subscriptions$/, 'send')}/${id}`,
        expirationTime: null,
        keys: { p256dh: encode(await readPoint(keys.pair.publicKey)), auth: encode(keys.auth) },
      },
      201,
    );
  });
  app.get('/subscriptions/:id', (c) => c.json(subscriptions.get(c.req.param('id'))?.messages ?? []));
  app.delete('/subscriptions/:id', (c) => {
    subscriptions.delete(c.req.param('id'));
    return c.body(null, 204);
  });
  app.post('/send/:id', async (c) => {
    const subscription = subscriptions.get(c.req.param('id'));
    if (!subscription) return c.text('push subscription has unsubscribed or expired.', 410);
    const fault = await findSenderFault(
      c.req.header('authorization') ?? '',
      new URL(c.req.url).host,
      subscription.key,
    );
    if (fault) return c.text(fault, 403);
    const ttl = c.req.header('ttl') ?? '';
    const topic = c.req.header('topic') ?? '';
    if (!/^\d+$/.test(ttl)) return c.text('TTL is missing', 400);
    if (!/^[\w-]{0,32}$/.test(topic)) return c.text('topic is too long', 400);
    if (c.req.header('content-encoding') !== 'aes128gcm') return c.text('Content-Encoding is another', 415);
    const body = new Uint8Array(await c.req.arrayBuffer());
    if (body.length > mostBytes) return c.text('the payload is too large', 413);
    const text = await openMessage(body, subscription).catch(() => undefined);
    if (text === undefined) return c.text('the message cannot be decrypted', 400);
    const at = subscription.messages.findIndex((each) => topic && each.topic === topic);
    subscription.messages.splice(at < 0 ? subscription.messages.length : at, 1, {
      topic,
      ttl: Number(ttl),
      text,
    });
    return c.body(null, 201, { location: `/message/${crypto.randomUUID()}` });
  });
  app.all('*', (c) => c.text('not found', 404));
  return app;
};
