import { createExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createApi } from '../app/create-app.ts';

const env = {
  ...bindings,
  SITE_ORIGIN: 'https://binnen.example',
  API_BASE_URL: 'https://api.binnen.example',
};
const post = (host: string, headers: Record<string, string> = {}, more: object = {}) =>
  createApi().request(
    `https://${host}/ac/contact/add/onbekend`,
    { method: 'POST', headers },
    { ...env, ...more },
    createExecutionContext(),
  );

test.each(['binnen.example', 'api.binnen.example'])('what is posted to %s is taken', async (host) => {
  expect((await post(host)).status).toBe(404);
});

test.each(['evil.example', 'binnen.example.evil.example', 'binnen.example:8443', 'localhost', '127.0.0.1'])(
  'what is posted to %s is refused, also by a page of that host',
  async (host) => {
    for (const headers of [{}, { origin: `https://${host}` }, { 'x-forwarded-host': 'binnen.example' }]) {
      const refused = await post(host, headers as Record<string, string>);
      expect(refused.status).toBe(421);
      expect(await refused.json()).toMatchObject({ code: 'misdirected' });
    }
  },
);

test('an operator can name further hosts', async () => {
  const HOSTS = 'binnen.account.workers.dev other.example';
  expect((await post('binnen.account.workers.dev', {}, { HOSTS })).status).toBe(404);
});

test('reads are answered at any host', async () => {
  const read = await createApi().request('https://evil.example/healthz', {}, env, createExecutionContext());
  expect(read.status).toBe(200);
});
