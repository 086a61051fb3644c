import { createExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { listCalls, postForm } from '../../../test/leads.ts';
import { createApi } from '../../api.ts';
import { formatSha256 } from '../../sha256.ts';
import { breaker } from '../../upstreams/call.ts';

beforeEach(() => breaker.reset());

const token = 'leads-test-token';

const call = async (path: string, init: RequestInit = {}, scope = 'leads') => {
  const env = { ...bindings, PLATFORM_TOKENS: JSON.stringify({ [await formatSha256(token)]: [scope] }) };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return createApi().request(path, { headers, ...init }, env, createExecutionContext());
};

const visitor = {
  firstname: '=HYPERLINK("x")',
  email: '',
  phone: '@06',
  acceptsPrivacy: 'ja',
  message: '+1 "x"',
  _website: 'spam',
};

test('leads are for those who may read them', async () => {
  expect((await call('/_platform/leads', { headers: {} })).status).toBe(401);
  expect((await call('/_platform/leads', {}, 'publish:mf-leads')).status).toBe(403);
});

test('a dead letter is listed with its reason, exported without formulas, and sent again', async () => {
  const email = 'platform@example.nl';
  await postForm('formulier', 'contact', { ...visitor, email });
  const { leads } = (await (await call('/_platform/leads')).json()) as {
    leads: { key: string; reason: string; values: Record<string, string> }[];
  };
  const lead = leads.find(({ values }) => values.email === email);
  expect(lead).toMatchObject({ reason: 'honeypot filled in', values: { firstname: '=HYPERLINK("x")' } });

  const csv = await call('/_platform/leads?format=csv');
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect(csv.headers.get('cache-control')).toBe('no-store');
  const text = await csv.text();
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain(`"'@06"`);
  expect(text).toContain(`"'+1 ""x"""`);

  const retried = await call('/_platform/leads', {
    method: 'POST',
    body: JSON.stringify({ keys: [lead?.key] }),
  });
  expect(await retried.json()).toEqual({ retried: 1 });
  await expect.poll(async () => (await listCalls(email)).length, { timeout: 10_000 }).toBe(1);
});

test('a retry without keys is refused', async () => {
  const reply = await call('/_platform/leads', { method: 'POST', body: '{"keys":3}' });
  expect(reply.status).toBe(400);
});
