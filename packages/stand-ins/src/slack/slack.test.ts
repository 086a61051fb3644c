import { expect, it } from 'vitest';
import { useStandIns } from '../../test/stand-ins.ts';

const { send } = useStandIns({ objects: 1 });
const hook = '/slack/services/T1/B1/secret';

it.each([
  ['a message', hook, { text: 'Hello' }, 200, 'ok'],
  ['a message without text', hook, { words: 'Hello' }, 400, 'no_text'],
  ['another path', '/slack/elsewhere', { text: 'Hello' }, 404, 'no_service'],
])('%s is answered as Slack does', async (_, path, body, status, answer) => {
  const reply = await send('POST', path, body);
  expect([reply.status, await reply.text()]).toEqual([status, answer]);
});
