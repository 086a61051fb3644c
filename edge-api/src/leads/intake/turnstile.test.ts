import { createExecutionContext } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { clearFaults, listCalls, setFault } from '../../../test/leads.ts';
import { createApi } from '../../app/create-app.ts';
import { parseConfig } from '../../environment/config.ts';
import type { EntryState } from '../outbox/lead/entry.ts';
import { findOutbox } from '../../site/find-objects.ts';

const siteKey = 'local-turnstile-site';
const env = {
  ...bindings,
  TURNSTILE_SITE_KEY: siteKey,
  TURNSTILE_SECRET: 'local-turnstile-secret',
  TURNSTILE_URL: `${bindings.UPSTREAMS}/turnstile/turnstile/v0/siteverify`,
};

let run = 0;
/** Sends the contact form with this Turnstile answer, as JSON or as a browser without script. */
const send = async (answer: string, accept = 'application/json', variables: object = {}) => {
  run += 1;
  const email = `turnstile-${run}@example.nl`;
  const body = new URLSearchParams({
    _formulier: 'contact',
    _pagina: '/contact',
    firstname: 'Anna',
    email,
    phone: '06',
    acceptsPrivacy: 'ja',
    'cf-turnstile-response': answer,
  });
  const response = await createApi().request(
    '/ac/contact/add/formulier',
    { method: 'POST', body, headers: { accept } },
    { ...env, ...variables },
    createExecutionContext(),
  );
  return { email, response };
};
const find = async (state: EntryState, email: string) =>
  (await findOutbox(bindings).list(state, 1_000)).find((entry) => entry.person === email);
const pass = () => `stand-in-${siteKey}-${crypto.randomUUID()}`;

afterEach(async () => {
  await clearFaults();
});

test('a form with a good answer is sent, and one answer is good for one form', async () => {
  const answer = pass();
  const first = await send(answer);
  expect(first.response.status).toBe(200);
  expect(await listCalls(first.email)).toHaveLength(1);
  expect((await find('delivered', first.email))?.marks).toEqual([]);
  const second = await send(answer);
  expect(second.response.status).toBe(403);
  expect(await second.response.json()).toMatchObject({ code: 'challenge-failed' });
  expect(await listCalls(second.email)).toEqual([]);
  const document = await createApi().request('/openapi.json', {}, env, createExecutionContext());
  const { paths } = await document.json<{ paths: Record<string, { post: { responses: object } }> }>();
  expect(paths['/ac/contact/add/{form}']?.post.responses).toMatchObject({
    403: { description: expect.stringContaining('`challenge-failed`') },
  });
});

test('a form without an answer is kept for a person to look at, and the visitor hears that it arrived', async () => {
  const withScript = await send('');
  expect(await withScript.response.json()).toMatchObject({ result_code: 1 });
  const without = await send('', 'text/html');
  expect(without.response.status).toBe(303);
  for (const { email } of [withScript, without]) {
    expect(await listCalls(email)).toEqual([]);
    expect((await find('held', email))?.reason).toContain('turnstile unanswered');
  }
});

test.each([
  ['down', { status: 503 }],
  ['cut off', { drop: true }],
  ['malformed', { malformed: true }],
])('while the check is %s the lead is sent and marked', async (_, fault) => {
  await setFault({ service: 'turnstile', ...fault });
  const { email, response } = await send('whatever');
  expect(await response.json()).toMatchObject({ result_code: 1 });
  expect(await listCalls(email)).toHaveLength(1);
  expect((await find('delivered', email))?.marks).toEqual(['turnstile unchecked']);
});

test('a secret that Turnstile does not know is no fault of the visitor: the lead is sent and marked', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { email, response } = await send(pass(), undefined, { TURNSTILE_SECRET: 'of-another-widget' });
  expect(await response.json()).toMatchObject({ result_code: 1 });
  expect(await listCalls(email)).toHaveLength(1);
  expect((await find('delivered', email))?.marks).toEqual(['turnstile unchecked']);
  expect(String(logged.mock.calls)).toContain('invalid-input-secret');
});

test('a check that redirects gets no secret carried on: the lead is sent and marked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const TURNSTILE_URL = `${bindings.AWKWARD}/turnstile/redirect?code=307&to=/turnstile/ok`;
  const { email } = await send('whatever', undefined, { TURNSTILE_URL });
  expect((await find('delivered', email))?.marks).toEqual(['turnstile unchecked']);
  const asked = await fetch(`${bindings.AWKWARD}/_count?path=/turnstile/ok`);
  expect(await asked.json()).toEqual({ count: 0 });
});

test('site key and secret come together', () => {
  expect(() => parseConfig({ ...bindings, TURNSTILE_SECRET: 'only-the-secret' })).toThrow(
    'TURNSTILE_SITE_KEY: expected together',
  );
});
