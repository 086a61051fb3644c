import { createExecutionContext } from 'cloudflare:test';
import { ProblemSchema } from '@binnen/contracts/problem';
import * as v from 'valibot';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import type { Bindings } from '../environment/env.ts';
import worker from '../worker.ts';

type Incoming = Parameters<typeof worker.fetch>[0];
const ask = async (path: string, env: object, init: RequestInit = {}) =>
  worker.fetch(
    new Request(`https://binnen.example${path}`, init) as Incoming,
    env as Bindings,
    createExecutionContext(),
  );
const readProblem = async (reply: Response) => {
  expect(reply.headers.get('content-type')).toBe('application/problem+json');
  return v.parse(ProblemSchema, await reply.json());
};

let logged: MockInstance;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('the health of a Worker without any configuration is 503, with the names of all that it lacks', async () => {
  const reply = await ask('/healthz', {});
  expect(reply.status).toBe(503);
  const { code, errors } = await readProblem(reply);
  expect(code).toBe('not-configured');
  const names = errors!.map(({ field }) => field);
  for (const name of ['CACHE', 'REGISTRY', 'SITE_ORIGIN', 'PLATFORM_TOKENS', 'SIGNING_KEY'])
    expect(names).toContain(name);
});

test('what is wrong is named, without its value', async () => {
  const wrong = {
    ...bindings,
    SITE_ORIGIN: 'no-address-at-all',
    PLATFORM_TOKENS: '{"geheim"',
    SIGNING_KEY: 'kort',
  };
  const reply = await ask('/healthz', wrong);
  const text = await reply.clone().text();
  const { errors } = await readProblem(reply);
  expect(errors!.map(({ field }) => field).toSorted()).toEqual([
    'PLATFORM_TOKENS',
    'SIGNING_KEY',
    'SITE_ORIGIN',
  ]);
  for (const value of ['no-address', 'geheim', 'kort']) expect(text).not.toContain(value);
});

test.each([
  ['bG9jYWwtcGFydG5lci1zZWNyZXQtb2YtdGhlLWRlbW8=', 200],
  // Padding may be left out.
  ['bG9jYWwtcGFydG5lci1zZWNyZXQtb2YtdGhlLWRlbW8', 200],
  ['bG9jYWwtcGFydG5lci1zZWNyZXQ_b2YtdGhlLWRlbW8=', 503],
  ['bG9jYWwtcGFydG5lci1zZWNyZXQtb2YtdGhlLWRlbW8ab', 503],
])('a partner’s secret has to be base64: %s', async (base64, status) => {
  const partner = { url: 'https://partner.example/offer', secret: `whsec_${base64}` };
  const reply = await ask('/healthz', { ...bindings, OFFER_WEBHOOKS: JSON.stringify({ partner }) });
  expect(reply.status).toBe(status);
});

test.each([
  ['DIRECTUS_URL', 'cms.binnen.example:8055'],
  ['WORDPRESS_URL', 'ftp://blog.binnen.example'],
  ['SITE_ORIGIN', ' https://binnen.example'],
  ['SITE_ORIGIN', 'https://binnen.example/nl'],
  ['IMAGE_ORIGINS', 'https://cms.binnen.example/assets'],
  ['IMAGE_ORIGINS', ''],
  ['CORS_ORIGINS', 'https://one.example https://two.example/'],
  ['HOSTS', 'https://binnen.example'],
  ['LEADS_WEBHOOK_URL', 'hooks.example/office'],
  ['ROLLOUTS_WEBHOOK_URL', 'hooks.example:443/office'],
  ['SENTRY_DSN', 'key@errors.example/1'],
])('an address that no call can use is wrong: %s is not %j', async (field, value) => {
  const { errors } = await readProblem(await ask('/healthz', { ...bindings, [field]: value }));
  expect(errors).toEqual([{ field, message: expect.stringContaining('expected ') }]);
});

test.each(['/', '/contact', '/woningaanbod/deventer'])(
  '%s is the static page then, with a phone number',
  async (path) => {
    const reply = await ask(path, {});
    expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(reply.headers.get('x-served-by')).toBe('static');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await reply.text()).toContain('tel:');
  },
);

test.each([
  ['/api', 'GET'],
  ['/openapi.json', 'GET'],
  ['/content/frame', 'GET'],
  ['/objects/archive/', 'GET'],
  ['/_platform/composition', 'POST'],
  ['/contact', 'POST'],
])('%s (%s) is a problem document then', async (path, method) => {
  const reply = await ask(path, {}, { method });
  expect(reply.status).toBe(503);
  expect((await readProblem(reply)).code).toBe('not-configured');
});

test('what is missing is logged, once', async () => {
  const env = {};
  for (const path of ['/', '/api', '/healthz']) await ask(path, env);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('SIGNING_KEY'));
});

test('a Worker with the whole configuration is healthy', async () => {
  const reply = await ask('/healthz', bindings);
  expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok', machineFailures: {} }]);
});

test.each([
  ['GTM_ID', 'G-ABC1234567'],
  ['GTM_ID', 'gtm-abc1234'],
  ['PIXEL_IDS', '555555555'],
  ['PIXEL_IDS', '*=123456789 /contact=a'],
  ['FRAME_ORIGINS', 'https://player.vimeo.com, https://tour.example'],
  ['FRAME_ORIGINS', 'tour.example'],
])('what breaks nothing but is left out is named by a healthy Worker: %s is not %j', async (field, value) => {
  const reply = await ask('/healthz', { ...bindings, [field]: value });
  const text = await reply.clone().text();
  expect([reply.status, await reply.json()]).toEqual([
    200,
    {
      status: 'ok',
      machineFailures: {},
      ignored: [{ field, message: expect.stringContaining('expected ') }],
    },
  ]);
  expect(text).not.toContain(value);
});

test('trackers and frames that are written well are not named', async () => {
  const well = {
    GTM_ID: 'GTM-ABC1234',
    PIXEL_IDS: '*=123456789  /contact=987654321:Lead',
    FRAME_ORIGINS: 'https://player.vimeo.com https://*.example',
  };
  const reply = await ask('/healthz', { ...bindings, ...well });
  expect(await reply.json()).toEqual({ status: 'ok', machineFailures: {} });
});
