import { createExecutionContext, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { clearFaults, setFault } from '../../test/leads.ts';
import { createApi } from '../app/create-app.ts';
import type { Bindings } from '../environment/env.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import { countReadFor } from '@binnen/edge-kit/quotas/rate-limit';

const api = createApi();
const siteKey = 'local-turnstile-site';
const env: Bindings = {
  ...bindings,
  LIMITS: 'on',
  LOOKUPS_PER_CHALLENGE: '3',
  TURNSTILE_SITE_KEY: siteKey,
  TURNSTILE_SECRET: 'local-turnstile-secret',
  TURNSTILE_URL: `${bindings.UPSTREAMS}/turnstile/turnstile/v0/siteverify`,
} as Bindings;

let network = '';
let each = 0;
const send = async (path: string, init: RequestInit = {}, variables: object = {}) =>
  api.request(
    path,
    { ...init, headers: { 'cf-connecting-ip': network } },
    { ...env, ...variables } as Bindings,
    createExecutionContext(),
  );
const address = '/postcode/lookup/?postcode=7411LP&huisnummer=8';
const lookUp = (variables?: object) => send(address, {}, variables);
const answer = (text: string) =>
  send('/lookups/challenge', {
    method: 'POST',
    body: new URLSearchParams({ 'cf-turnstile-response': text }),
  });
const pass = () => `stand-in-${siteKey}-${crypto.randomUUID()}`;
const useUp = async () => {
  for (let used = 0; used < 3; used += 1) expect((await lookUp()).status).toBe(200);
};
const readCode = async (response: Response) => ((await response.json()) as { code?: string }).code;

beforeEach(async () => {
  breaker.reset();
  await runInDurableObject(bindings.QUOTAS.getByName('lookups'), (_, state) => {
    state.storage.sql.exec('DELETE FROM uses');
  });
  each += 1;
  network = `192.0.2.${each}`;
  // The counts begin anew with each hour of the clock.
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 12));
});
afterEach(async () => {
  await clearFaults();
});

test('after some lookups of a network Turnstile is asked, and one answer is good for as many again', async () => {
  await useUp();
  const refused = await lookUp();
  expect(refused.status).toBe(403);
  expect(await readCode(refused)).toBe('challenge-required');
  const passed = await answer(pass());
  expect(await passed.json()).toEqual({ lookups: 3 });
  expect(passed.headers.get('set-cookie')).toBeNull();
  await useUp();
  expect((await lookUp()).status).toBe(403);
});

test.each(['application/json', ''])('an answer as "%s" is no form', async (type) => {
  const { status } = await api.request(
    '/lookups/challenge',
    {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify({ 'cf-turnstile-response': pass() }),
    },
    env,
    createExecutionContext(),
  );
  expect(status).toBe(415);
});

test('lookups of addresses, values, pictures and distances count together', async () => {
  const paths = [
    address,
    '/mg/references/?postcode=7418ET&huisnummer=19',
    '/mg/streetview/?location=52.2636,6.1415',
  ];
  for (const path of paths) expect((await send(path)).status).not.toBe(403);
  // A place that only the address register knows.
  const strange = 'address=Keulenstraat%2019&radius=5';
  for (const path of [...paths, `/google/radius/?${strange}`, `/objects/map/?${strange}`])
    expect(await readCode(await send(path))).toBe('challenge-required');
});

test('what asks no other service is not counted', async () => {
  for (let used = 0; used < 6; used += 1) {
    expect((await send('/postcode/lookup/?postcode=x&huisnummer=8')).status).toBe(400);
    expect((await send('/google/radius/?address=Deventer&radius=5')).status).toBe(200);
  }
  await useUp();
});

test('a wrong, a used and an empty answer are good for nothing', async () => {
  await useUp();
  const good = pass();
  expect((await answer(good)).status).toBe(200);
  await useUp();
  for (const bad of [good, 'made-up', '']) {
    const refused = await answer(bad);
    expect(refused.status).toBe(403);
    expect(await readCode(refused)).toBe('challenge-failed');
  }
  expect((await lookUp()).status).toBe(403);
});

test.each([
  ['down', { status: 503 }],
  ['malformed', { malformed: true }],
])('while the check is %s an answer is taken unseen', async (_, fault) => {
  await useUp();
  await setFault({ service: 'turnstile', ...fault });
  expect((await answer('whatever')).status).toBe(200);
  await useUp();
});

test('another network has lookups of its own, and a new hour begins anew', async () => {
  await useUp();
  expect((await lookUp()).status).toBe(403);
  network = '203.0.113.77';
  expect((await lookUp()).status).toBe(200);
  network = `192.0.2.${each}`;
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 13, 0, 1));
  await useUp();
});

test('nobody is asked while a page is rendered, where Turnstile is not configured, or when 0 is the number', async () => {
  await useUp();
  const read = new Request(`http://localhost${address}`);
  countReadFor(read, network);
  expect((await api.request(read, {}, env, createExecutionContext())).status).toBe(200);
  expect((await lookUp({ TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET: '' })).status).toBe(200);
  expect((await lookUp({ LOOKUPS_PER_CHALLENGE: '0' })).status).toBe(200);
  expect((await lookUp()).status).toBe(403);
});

test('the count holds no address, and a count that fails refuses nobody', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const hash = await hashKeyed(env, network);
  await lookUp();
  const counter = bindings.QUOTAS.getByName(`lookups-${hash.slice(0, 2)}`);
  const keys = await runInDurableObject(counter, (_, state) =>
    state.storage.sql
      .exec<{ key: string }>('SELECT key FROM uses')
      .toArray()
      .map(({ key }) => key),
  );
  expect(keys).toContain(hash);
  expect(JSON.stringify(keys)).not.toContain(network);
  const broken = { getByName: () => ({ take: () => Promise.reject(new Error('overloaded')) }) };
  for (let used = 0; used < 5; used += 1) expect((await lookUp({ QUOTAS: broken })).status).toBe(200);
  expect(String(warned.mock.calls)).toContain('could not be counted');
});

test('when all together look up much, those who looked up a little are asked as well, and the first look-up is free', async () => {
  for (let each = 0; each < 150; each += 1) {
    network = `198.18.${each}.1`;
    expect((await send(`/postcode/lookup/?postcode=7411LP&huisnummer=${each + 1}`)).status).toBe(200);
  }
  network = '203.0.113.5';
  expect((await lookUp()).status).toBe(200);
  expect(await readCode(await lookUp())).toBe('challenge-required');
  expect((await answer(pass())).status).toBe(200);
  await useUp();
});

test('networks of one household count together', async () => {
  const statuses: number[] = [];
  for (let each = 0; each < 20; each += 1)
    for (let used = 0; used < 2; used += 1) {
      network = `2001:db8:5:${each.toString(16)}::1`;
      statuses.push((await send(`/postcode/lookup/?postcode=7411LP&huisnummer=${each + 1}`)).status);
    }
  // Ten times what one network of it may ask.
  expect(statuses.slice(0, 30)).not.toContain(403);
  expect(statuses.slice(30).filter((status) => status === 403)).toHaveLength(5);
});

test('a body that cannot be read is the caller’s mistake', async () => {
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    const reply = await api.request(
      '/lookups/challenge',
      { method: 'POST', headers: { 'content-type': type }, body: 'nothing of the kind' },
      env,
      createExecutionContext(),
    );
    expect([reply.status, await readCode(reply)]).toEqual([400, 'bad-request']);
  }
});
