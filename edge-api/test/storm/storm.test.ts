import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAwkwardServer } from '../awkward-server.ts';
import { startRawWorkerd } from './raw-workerd.ts';

let awkward: Awaited<ReturnType<typeof startAwkwardServer>>;
let edge: Awaited<ReturnType<typeof startRawWorkerd>>;

beforeAll(async () => {
  awkward = await startAwkwardServer();
  const images = `awkward=${awkward.url}`;
  edge = await startRawWorkerd('test/storm/worker.ts', { AWKWARD: awkward.url, IMAGE_ORIGINS: images });
}, 60_000);
afterAll(async () => {
  await edge.stop();
  await awkward.stop();
});

interface Answer {
  status: number | 'gone';
  ms: number;
}
/** After how many milliseconds the client goes away; never by default. */
const ask = async (path: string, goneAfter?: number): Promise<Answer> => {
  const began = Date.now();
  const signal = goneAfter === undefined ? undefined : AbortSignal.timeout(goneAfter);
  const status = await fetch(edge.url + path, signal ? { signal } : {}).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => 'gone' as const,
  );
  return { status, ms: Date.now() - began };
};
const count = async (path: string) => {
  const response = await fetch(`${awkward.url}/_count?path=${path}`);
  return ((await response.json()) as { count: number }).count;
};
const times = (number: number, one: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: number }, (_, index) => one(index)));
const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))];
const slowest = (answers: Answer[]) => Math.max(...answers.map(({ ms }) => ms));

/** With a deadline that 200 also meet on a busy machine; who waits for one that is gone waits for twice as long. */
const slow = 'slow?ms=400&deadline=6000';

test('200 cold misses of one key cause one call, also when half of the clients go away', async () => {
  // The request that loads for the others is among those that go away.
  const answers = await times(200, (index) => ask(`/cached/half/${slow}`, index % 2 === 0 ? 60 : undefined));
  const stayed = answers.filter((_, index) => index % 2 === 1);
  expect(statuses(stayed)).toEqual([200]);
  expect(slowest(stayed)).toBeLessThan(10_000);
  expect(await count('/half/slow')).toBe(1);
});

test('when the request that loads for the others is cancelled, one other takes over', async () => {
  await ask(`/cancelled-cached/over/${slow}`);
  const answers = await times(200, () => ask(`/cached/over/${slow}`));
  expect(statuses(answers)).toEqual([200]);
  expect(slowest(answers)).toBeLessThan(10_000);
  expect(await count('/over/slow')).toBe(2);
});

test('cancelled requests release their slots at an upstream', async () => {
  await times(9, () => ask('/cancelled-direct/places/slow?ms=5000'));
  const answers = await times(6, () => ask('/direct/places/ok'));
  // Three of them wait until the slots of cancelled requests expire.
  expect(slowest(answers)).toBeLessThan(4_000);
  await expect.poll(async () => (await ask('/direct/places/ok')).status, { timeout: 10_000 }).toBe(200);
});

test('when the upstream hangs, every request is answered in time, and none waits for another for ever', async () => {
  const answers = await times(200, (index) => ask('/cached/black/hang', index % 3 === 0 ? 80 : undefined));
  const stayed = answers.filter((_, index) => index % 3 !== 0);
  expect(statuses(stayed)).toEqual([503]);
  expect(slowest(stayed)).toBeLessThan(4_000);
  expect(await count('/black/hang')).toBeLessThanOrEqual(2);
});

test('after the storm the same isolate serves as before', async () => {
  // The hanging calls may have opened the circuit for a while.
  await expect.poll(async () => (await ask('/direct/after/ok')).status, { timeout: 10_000 }).toBe(200);
  expect(statuses(await times(50, (index) => ask(`/cached/after-${index % 5}/ok`)))).toEqual([200]);
});
