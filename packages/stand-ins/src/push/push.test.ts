import { expect, it } from 'vitest';
import { useStandIns } from '../../test/stand-ins.ts';

const { send } = useStandIns({ objects: 1 });

const subscribe = async () => {
  const reply = await send('POST', '/push/subscriptions', { applicationServerKey: 'x' }, {});
  const { endpoint } = (await reply.json()) as { endpoint: string };
  return new URL(endpoint).pathname;
};

it('a message without our signature is refused, and one for nobody is gone', async () => {
  const path = await subscribe();
  expect((await send('POST', path, {}, { ttl: '60' })).status).toBe(403);
  expect((await send('POST', path, {}, { authorization: 'vapid t=a.b.c, k=y' })).status).toBe(403);
  expect((await send('POST', '/push/send/x', {}, {})).status).toBe(410);
  expect((await send('POST', '/push/subscriptions', {}, {})).status).toBe(400);
});
