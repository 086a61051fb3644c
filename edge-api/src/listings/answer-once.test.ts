import { createExecutionContext } from 'cloudflare:test';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { answerOnce } from './answer-once.ts';
import { loadOffer } from './offer/snapshot.ts';

test('an answer is made once while there is room: what was asked last pushes out what was asked first', async () => {
  const { listings, ...freshness } = await loadOffer({ env: bindings, ctx: createExecutionContext() });
  const made: string[] = [];
  const app = new Hono().get('/', (c) =>
    answerOnce(c, listings, freshness, () => {
      made.push(c.req.query('x') ?? '');
      return { x: c.req.query('x'), homes: '0'.repeat(500_000) };
    }),
  );
  const ask = async (x: number) =>
    expect(await (await app.request(`/?x=${x}`)).json()).toMatchObject({ x: `${x}` });
  for (let x = 0; x < 20; x += 1) await ask(x);
  made.length = 0;
  await ask(19);
  await ask(0);
  expect(made).toEqual(['0']);
});
