import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { useStandIns } from '../../test/stand-ins.ts';
import { keys } from '../keys.ts';

const { send } = useStandIns({ objects: 1 });
const body = { wijzigingen: [] };
const at = new Date('2026-11-21T09:00:00Z');
const signed = {
  'webhook-id': 'one',
  'webhook-timestamp': String(at.getTime() / 1000),
  'webhook-signature': new Webhook(keys.partner).sign('one', at, JSON.stringify(body)),
};

it.each([
  ['a signed post', signed, 204],
  ['one that was signed for another', { ...signed, 'webhook-id': 'two' }, 401],
  ['one without a signature', {}, 400],
])('%s is answered as a partner does', async (_, headers, status) => {
  expect((await send('POST', '/partner/changes', body, headers)).status).toBe(status);
});
