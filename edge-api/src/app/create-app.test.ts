import { createExecutionContext } from 'cloudflare:test';
import { ProblemSchema } from '@binnen/contracts/problem';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { asToken, ownerToken } from '../../test/releases.ts';
import { createApi, createApp } from './create-app.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';

const site = bindings['SITE_ORIGIN'] as string;
const api = createApi();
const ask = (path: string, init: RequestInit = {}, env: object = {}) =>
  api.request(`${site}${path}`, init, { ...bindings, ...env }, createExecutionContext());
const readProblem = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return v.parse(v.strictObject(ProblemSchema.entries), await response.json());
};

beforeEach(() => breaker.reset());

test('health is cheap, says nothing else, and is never cached', async () => {
  const response = await ask('/healthz');
  expect(await response.json()).toEqual({ status: 'ok', machineFailures: {} });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('every reply has the security headers, also an error', async () => {
  for (const path of ['/healthz', '/content/nothing-here']) {
    const { headers } = await ask(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('server-timing')).toMatch(/edge;dur=/);
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('an unknown call is a problem document with the id of the request', async () => {
  const response = await ask('/content/nothing-here', { headers: { 'x-request-id': 'test-request-1' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('x-request-id')).toBe('test-request-1');
  expect(await readProblem(response)).toMatchObject({
    code: 'not-found',
    status: 404,
    requestId: 'test-request-1',
  });
});

test.each(['short', 'with blanks in it', '<script>alert(1)</script>', 'a'.repeat(65), '0612345678'])(
  'an id that is none is replaced: %s',
  async (id) => {
    const response = await ask('/healthz', { headers: { 'x-request-id': id } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('a wrong method is told which methods are allowed', async () => {
  const response = await ask('/content/frame', { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(await readProblem(response)).toMatchObject({ code: 'method-not-allowed' });
});

test('a page accepts no methods but GET and HEAD', async () => {
  const app = createApp();
  const response = await app.request(
    `${site}/contact`,
    { method: 'POST' },
    bindings,
    createExecutionContext(),
  );
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await readProblem(response)).toMatchObject({ code: 'method-not-allowed' });
});

test.each([
  ['/_platform/listings/refresh', 405, 'POST, OPTIONS'],
  ['/_platform/composition/rollback', 405, 'POST, OPTIONS'],
  ['/_reports/csp', 405, 'POST, OPTIONS'],
  ['/_platform/no-such-call', 404, null],
])('a program that gets %s is told so, not shown a page', async (path, status, allow) => {
  const app = createApp();
  const headers = asToken(ownerToken);
  const response = await app.request(`${site}${path}`, { headers }, bindings, createExecutionContext());
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
  expect(await readProblem(response)).toMatchObject({ status });
});

test('what is live is never cached', async () => {
  const app = createApp();
  const path = `${site}/_platform/composition`;
  const headers = asToken(ownerToken);
  const response = await app.request(path, { headers }, bindings, createExecutionContext());
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test('OPTIONS names the methods, and an unknown path has none', async () => {
  const response = await ask('/content/frame', { method: 'OPTIONS' });
  expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  expect((await ask('/content/nothing-here', { method: 'OPTIONS' })).status).toBe(404);
});

test('HEAD has the headers of GET and no body', async () => {
  const [get, head] = await Promise.all([ask('/openapi.json'), ask('/openapi.json', { method: 'HEAD' })]);
  expect(head.status).toBe(200);
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  expect(await head.text()).toBe('');
});

test('a caller that already has the current version gets 304', async () => {
  const first = await ask('/openapi.json');
  const etag = first.headers.get('etag')!;
  for (const condition of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await ask('/openapi.json', { headers: { 'if-none-match': condition } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('content-type')).toBeNull();
  }
  expect((await ask('/openapi.json', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test.each(['/sitemap.xml', '/feed.xml', '/robots.txt', '/api', '/api/style.css'])(
  '%s can be asked for only if it changed',
  async (path) => {
    const { headers } = await ask(path);
    const again = await ask(path, { headers: { 'if-none-match': headers.get('etag')! } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toMatch(/max-age=\d+/);
    for (const name of ['cache-control', 'vary'])
      expect(again.headers.get(name), name).toBe(headers.get(name));
  },
);

const partner = { CORS_ORIGINS: 'https://partner.example' };

test('a listed site may read the API from its pages, another may not', async () => {
  const from = (origin: string) => ask('/content/nothing-here', { headers: { origin } }, partner);
  const listed = await from('https://partner.example');
  expect(listed.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  for (const origin of ['https://evil.example', 'https://partner.example.evil.example', 'null']) {
    const refused = await from(origin);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    expect(refused.headers.get('vary')).toMatch(/origin/i);
  }
  expect((await ask('/content/nothing-here', {}, partner)).headers.get('vary')).toMatch(/origin/i);
});

test('a preflight of a listed site is answered', async () => {
  const headers = { origin: 'https://partner.example', 'access-control-request-method': 'GET' };
  const response = await ask('/content/frame', { method: 'OPTIONS', headers }, partner);
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-methods')).toContain('GET');
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  const allowed = response.headers.get('access-control-allow-headers')?.split(',');
  // What a client of the Model Context Protocol sends, too.
  expect(allowed).toEqual(expect.arrayContaining(['idempotency-key', 'mcp-protocol-version']));
});

test('a page of a listed site can read what a caller has to know', async () => {
  const { headers } = await ask('/content/nope', { headers: { origin: 'https://partner.example' } }, partner);
  const exposed = headers.get('access-control-expose-headers')?.split(',');
  expect(exposed).toEqual(
    expect.arrayContaining([
      'etag',
      'x-request-id',
      'ratelimit',
      'retry-after',
      'link',
      'x-wp-total',
      'sunset',
    ]),
  );
});

test('OPTIONS that is no preflight names the methods to any origin', async () => {
  for (const origin of ['https://partner.example', 'https://evil.example']) {
    const response = await ask('/content/frame', { method: 'OPTIONS', headers: { origin } }, partner);
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(response.headers.get('vary')).toMatch(/origin/i);
  }
});

test.each([
  ['another site’s page', { origin: 'https://evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['another site, by its fetch metadata', { 'sec-fetch-site': 'cross-site' }],
])('nothing is sent for %s', async (_, headers: Record<string, string>) => {
  const response = await ask('/ac/contact/add/formulier?email=a@b.nl', { method: 'POST', headers });
  expect(response.status).toBe(403);
  expect(await readProblem(response)).toMatchObject({ code: 'forbidden' });
});

test.each([
  ['a query without end', `/content/frame?${'a'.repeat(13_000)}`],
  ['very many parameters', `/content/frame?${Array.from({ length: 61 }, (_, one) => `p${one}=1`).join('&')}`],
  ['a way out of its folder', '/content/pages/..%2f..%2fetc%2fpasswd'],
  ['… with backslashes', '/content/pages/..%5c..%5cwindows'],
  ['a line break', '/content/pages/a%0d%0aset-cookie:%20a=1'],
  ['a zero byte', '/content/pages/a%00.html'],
  ['broken UTF-8', '/content/pages/%ff%fe'],
  ['a broken escape', '/content/pages/%zz'],
])('%s is refused before any route', async (_, path) => {
  const response = await ask(path);
  expect(response.status).toBe(400);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await readProblem(response)).toMatchObject({ code: 'bad-request' });
});

test('a visitor who asks for a broken path gets a page', async () => {
  const response = await createApp().request(`${site}/%zz`, {}, bindings, createExecutionContext());
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
});

const createFailingApi = (error: unknown) => {
  const failing = createApi();
  failing.get('/fails', () => {
    throw error;
  });
  return failing;
};

test('an unexpected error tells the caller nothing, and is logged without secrets', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('No route to http://10.0.0.8/items?access_token=s3cret for jan@voorbeeld.nl');
  const response = await createFailingApi(error).request(
    `${site}/fails?email=jan@voorbeeld.nl`,
    {},
    bindings,
    createExecutionContext(),
  );
  expect(response.status).toBe(500);
  const text = await response.clone().text();
  expect(text).not.toMatch(/10\.0\.0\.8|s3cret|voorbeeld|api\.test|stack/i);
  expect(await readProblem(response)).toMatchObject({ code: 'internal-error' });
  const line = String(logged.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({ level: 'error', requestId: expect.any(String), path: '/fails' });
  expect(line).not.toMatch(/s3cret|voorbeeld/);
});

test('an upstream that fails is a 503 that says when to retry, and not where the upstream is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = createFailingApi(new UpstreamError('directus', 'timeout'));
  const response = await failing.request(`${site}/fails`, {}, bindings, createExecutionContext());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await readProblem(response)).toMatchObject({ code: 'upstream-unavailable' });
});

test('an error is reported to the configured DSN, scrubbed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const env = { ...bindings, SENTRY_DSN: 'https://public@errors.example/42' };
  const error = new Error('jan@voorbeeld.nl, 06-12345678, 7418ET 19');
  await createFailingApi(error).request(
    `${site}/fails?email=jan@voorbeeld.nl`,
    {},
    env,
    createExecutionContext(),
  );
  const [url, init] = sent.mock.calls[0]!;
  expect(url).toBe('https://errors.example/api/42/envelope/');
  const report = String(init?.body);
  expect(report).toContain('"type":"Error"');
  expect(report).not.toMatch(/voorbeeld|06-12345678|7418ET/);
});

test.each([
  ['POST', '/objects/nothing-here', 404],
  ['POST', '/content/frame', 405],
  ['PUT', '/_platform/nothing-here', 401],
])('a %s of %s, which no route takes, is refused before its body is read', async (method, path, status) => {
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const response = await ask(path, { method, body, headers: { 'content-type': 'application/json' } });
  expect((await readProblem(response)).status).toBe(status);
  expect(pull).not.toHaveBeenCalled();
});
