import { Hono } from 'hono';
import { Webhook } from 'standardwebhooks';
import { keys } from '../keys.ts';
import type { StandInEnv } from '../control/meet-fault.ts';

/**
 * A partner of the firm that takes changes of the offer: signed posts, checked by the library of
 * https://www.standardwebhooks.com. Its own check of the time is left out, because tests move the sender's clock.
 */
export const createPartner = () => {
  const app = new Hono<StandInEnv>();
  const webhook = new Webhook(keys.partner);
  app.post('/changes', async (c) => {
    const body = await c.req.text();
    const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(
      (name) => c.req.header(`webhook-${name}`) ?? '',
    );
    if (!id || !timestamp || !signature) return c.json({ error: 'Missing required headers' }, 400);
    const expected = webhook.sign(id, new Date(Number(timestamp) * 1000), body);
    return signature === expected ? c.body(null, 204) : c.json({ error: 'No matching signature found' }, 401);
  });
  return app;
};
