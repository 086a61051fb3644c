import { expect, test } from 'vitest';
import renderer from './worker.ts';

test('an isolate that ends as it is asked is one that is not here: the edge sends its code again', async () => {
  const aborted = new Error('Application called abort() to reset Durable Object.');
  const ISOLATES = { getByName: () => ({ fetch: () => Promise.reject(aborted) }) };
  const ask = new Request('http://renderer.example/fresh-1', { method: 'POST', body: '{}' });
  const reply = await renderer.fetch(ask, { ISOLATES });
  expect(reply.status).toBe(404);
});
