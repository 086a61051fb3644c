import { Hono } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';

/** Whether this is the JSON of a message, and has a text. */
const readText = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'text' in body ? body.text : undefined;

/**
 * Slack's incoming webhooks, which others speak as well: a message has a `text`, answers are bare words
 * (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/).
 */
export const createSlack = () => {
  const app = new Hono<StandInEnv>();
  app.post('/services/:team/:channel/:secret', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    if (body === null) return c.text('invalid_payload', 400);
    const text = readText(body);
    return typeof text === 'string' && text ? c.text('ok') : c.text('no_text', 400);
  });
  app.all('*', (c) => c.text('no_service', 404));
  return app;
};
