import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { bindings } from '../bindings.ts';
import { breaker, bulkhead, callUpstream, type UpstreamCall } from '@binnen/upstreams/calls/call';
import { readJson } from '@binnen/upstreams/calls/read-body';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';

const { AWKWARD } = bindings;

let run = 0;
const at = (kind: string) => `${AWKWARD}/call-${run}/${kind}`;
const call = (kind: string, options: Partial<UpstreamCall> = {}) =>
  callUpstream(bindings, { service: 'pdok', url: at(kind), deadlineMs: 1_000, ...options });
const failure = async (promise: Promise<unknown>): Promise<UpstreamError> => {
  const error = await promise.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UpstreamError);
  return error as UpstreamError;
};
const count = async (kind: string) => {
  const response = await fetch(`${AWKWARD}/_count?path=/call-${run}/${kind}`);
  return ((await response.json()) as { count: number }).count;
};

beforeEach(() => {
  run += 1;
  breaker.reset();
  bulkhead.reset();
});

test('an answer is read whole', async () => {
  const response = await call('ok');
  expect(await response.json()).toEqual({ ok: true });
});

test('an upstream that hangs costs no more than the deadline', async () => {
  const began = Date.now();
  expect(await failure(call('hang', { deadlineMs: 300 }))).toMatchObject({
    reason: 'timeout',
    service: 'pdok',
  });
  expect(Date.now() - began).toBeLessThan(5_000);
});

test('… nor does one that stalls in the middle of its body', async () => {
  const began = Date.now();
  expect((await failure(call('stall', { deadlineMs: 300 }))).reason).toBe('timeout');
  expect(Date.now() - began).toBeLessThan(5_000);
});

test('a dropped connection is retried only when that is safe', async () => {
  expect((await failure(call('drop', { init: { method: 'POST' } }))).reason).toBe('refused');
  expect(await count('drop')).toBe(1);
  await failure(call('drop'));
  expect(await count('drop')).toBe(3);
});

test('a lead is sent once, also over a connection that was used before and drops', async () => {
  expect((await call('ok')).status).toBe(200);
  await failure(call('drop', { init: { method: 'POST', body: 'naam=Jansen' } }));
  expect(await count('drop')).toBe(1);
});

test('a short failure is solved by a retry', async () => {
  const response = await call('flaky');
  expect(response.status).toBe(200);
  expect(await count('flaky')).toBe(2);
});

test('an upstream that asks us to wait gets no call until then', async () => {
  expect(await failure(call('status?code=429&retry=5'))).toMatchObject({ status: 429 });
  expect((await failure(call('ok'))).reason).toBe('open');
  expect(await count('ok')).toBe(0);
  expect(await count('status')).toBe(1);
});

test('a 4xx is an answer, and does not count as a failure of the upstream', async () => {
  for (let calls = 0; calls < 8; calls += 1) expect((await call('status?code=404')).status).toBe(404);
  expect(breaker.read('pdok').state).toBe('closed');
});

test('after five failures nothing is sent any more, and other services go on', async () => {
  for (let calls = 0; calls < 5; calls += 1) await failure(call('status?code=500'));
  expect((await failure(call('status?code=500'))).reason).toBe('open');
  expect(await count('status')).toBe(5);
  expect((await call('ok', { service: 'images' })).status).toBe(200);
});

test('at most three calls run at a time, and the rest wait their turn', async () => {
  const calls = Array.from({ length: 6 }, () => call('slow?ms=150', { deadlineMs: 2_000 }));
  await call('ok', { service: 'images' });
  expect(bulkhead.read('pdok')).toEqual({ inFlight: 3, waiting: 3 });
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(bulkhead.read('pdok')).toEqual({ inFlight: 0, waiting: 0 });
});

test('a service that hangs does not delay another one', async () => {
  const hanging = Array.from({ length: 10 }, () => failure(call('hang', { deadlineMs: 2_000 })));
  expect((await call('ok', { service: 'images' })).status).toBe(200);
  // None of them has ended yet.
  expect(bulkhead.read('pdok')).toEqual({ inFlight: 3, waiting: 7 });
  await Promise.all(hanging);
});

test('redirects are followed within the origin, and nowhere else', async () => {
  const inside = `redirect?to=${encodeURIComponent(`/call-${run}/ok`)}`;
  expect(await (await call(inside)).json()).toEqual({ ok: true });
  const outside = `redirect?to=${encodeURIComponent('http://169.254.169.254/latest/meta-data/')}`;
  expect(await failure(call(outside))).toMatchObject({ reason: 'refused', status: 302 });
  expect((await failure(call('loop'))).reason).toBe('refused');
  expect(await count('loop')).toBe(4);
});

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost:1/',
  'file:///etc/passwd',
  'not a url',
  'http://user:password@localhost/',
])('the edge calls no address that is not configured: %s', async (url) => {
  expect((await failure(call('', { url }))).reason).toBe('refused');
});

test('an error never holds the words or the address of an upstream', async () => {
  for (const kind of ['drop', 'status?code=500', 'huge', 'redirect?to=http://elsewhere.example/'])
    expect((await failure(call(kind))).message).not.toMatch(/secret|localhost|http|example/);
});

const Schema = v.object({ ok: v.boolean() });
const read = async (kind: string) => readJson(await call(kind), Schema, 'pdok');

test.each(['malformed', 'html', 'wrong-type', 'huge'])('%s is no JSON of ours', async (kind) => {
  expect((await failure(read(kind))).reason).toBe('malformed');
});

test('a parsed body has the fields of the schema and no others', async () => {
  const body = await read('prototype');
  expect(Object.keys(body)).toEqual(['ok']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
