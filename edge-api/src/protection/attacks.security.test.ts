import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import {
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  upload,
} from '../../test/releases.ts';
import { createApi, createApp } from '../app/create-app.ts';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { listRoutes } from '@binnen/edge-kit/openapi/document';
import { breaker } from '@binnen/upstreams/calls/call';

const app = createApp();
const site = bindings['SITE_ORIGIN'] as string;

/** `behind: false` does not wait for background work. */
const ask = async (path: string, init: RequestInit = {}, { behind = true } = {}) => {
  const context = createExecutionContext();
  const response = await app.request(path.startsWith('/') ? `${site}${path}` : path, init, bindings, context);
  const text = await response.text();
  if (behind) await waitOnExecutionContext(context);
  return { status: response.status, headers: response.headers, text };
};

const forgetEverything = async () => {
  clearIsolateCache();
  const { keys } = await bindings.CACHE.list();
  await Promise.all(keys.map(({ name }) => bindings.CACHE.delete(name)));
};

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(
    await createToyRemote('mf-pages', { pages: { '/gif': `() => 'pagina'`, '/contact': `() => 'x'` } }),
  );
  await promote({ shell: '1.0.0', 'mf-pages': '1.0.0' });
});
beforeEach(() => {
  breaker.reset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Calls that read something, one of each kind. */
const reads = listRoutes(createApi().routes)
  .filter(({ method }) => method === 'GET')
  .flatMap(({ operation }) => operation?.examples?.[0] ?? [])
  .filter(({ status = 200 }) => status === 200)
  .map(({ path }) => path);

describe('cache poisoning: what is not part of the key changes nothing that others get', () => {
  const evil = 'evil.example';
  const unkeyed = {
    'x-forwarded-host': evil,
    'x-forwarded-proto': 'gopher',
    'x-forwarded-prefix': `/${evil}`,
    'x-original-url': `/${evil}`,
    'x-rewrite-url': `/${evil}`,
    'x-http-method-override': 'DELETE',
    forwarded: `host=${evil};proto=http`,
    cookie: `session=${evil}`,
    authorization: `Bearer ${evil}`,
    'accept-language': `${evil}`,
    'user-agent': evil,
    referer: `https://${evil}/`,
    range: 'bytes=0-3',
  };

  test.each(['/gif', '/contact', '/sitemap.xml', '/robots.txt', '/feed.xml', '/openapi.json', ...reads])(
    '%s',
    async (path) => {
      await forgetEverything();
      const poisoned = await ask(path, { headers: unkeyed });
      const after = await ask(path);
      expect(poisoned.status).toBe(after.status);
      expect(`${after.text} ${JSON.stringify([...after.headers])}`).not.toContain(evil);
      expect(poisoned.text).not.toContain(evil);
    },
  );

  test.each(['/sitemap.xml', '/wp-json/wp/v2/posts?per_page=2', '/openapi.json', ...reads])(
    'another host in the address is in no reply: %s',
    async (path) => {
      await forgetEverything();
      const { text, headers } = await ask(`https://${evil}${path}`);
      expect(`${text} ${JSON.stringify([...headers])}`).not.toContain(evil);
      expect((await ask(path)).text).not.toContain(evil);
    },
  );

  test.each([
    `/gif?${'a'.repeat(13_000)}`,
    `/content/frame?${'a=1&'.repeat(70)}`,
    `/gif?x=${'%61'.repeat(5_000)}`,
  ])('a query without end is refused, and not kept: %#', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(400);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await ask('/gif')).status).toBe(200);
  });
});

describe('request smuggling: only the call’s own parameters reach an upstream', () => {
  /** Headers that our clients send, and that the runtime adds. */
  const ours = ['accept', 'authorization', 'content-type', 'content-length', 'user-agent', 'x-api-key'];
  const hostile = {
    'transfer-encoding': 'chunked',
    'x-forwarded-host': 'evil.example',
    'x-http-method-override': 'DELETE',
    cookie: 'session=1',
    authorization: 'Bearer smuggled',
    te: 'trailers',
    upgrade: 'h2c',
    expect: '100-continue',
    via: '1.1 evil',
  };

  let seen = 0;
  test.each(reads)('%s', async (path) => {
    await forgetEverything();
    const sent = vi.spyOn(globalThis, 'fetch');
    const separator = path.includes('?') ? '&' : '?';
    await ask(
      `${path}${separator}x=%0d%0aGET%20/admin%20HTTP/1.1%0d%0aHost:%20evil&smuggled=1`,
      { headers: hostile },
      { behind: false },
    );
    seen += sent.mock.calls.length;
    for (const [input, init] of sent.mock.calls) {
      const request = new Request(input as RequestInfo, init as RequestInit);
      expect([...request.headers.keys()].filter((name) => !ours.includes(name))).toEqual([]);
      expect(`${request.url} ${JSON.stringify([...request.headers])}`).not.toMatch(/smuggled|%0d|evil/i);
      expect(request.method).toBe('GET');
    }
  });

  test('… and there were calls to look at', () => expect(seen).toBeGreaterThan(10));
});

describe('open redirects: every redirect stays on this site', () => {
  test.each([
    '//evil.example/',
    '//evil.example/Contact/',
    '/\\evil.example/Contact/',
    '/%2f%2fevil.example/Contact/',
    '/%5cevil.example/Contact/',
    '/.//evil.example/A/',
    '/Contact/?next=https://evil.example',
    '/Contact//evil.example/',
    '/woningaanbod/deventer/%2f%2fevil.example',
    '/images/get/?url=https://evil.example&soort=x',
  ])('%s', async (path) => {
    const { status, headers } = await ask(`${site}${path}`);
    const location = headers.get('location');
    expect(status).toBeLessThan(500);
    if (location !== null) {
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, site).origin).toBe(new URL(site).origin);
    }
  });
});

describe('header injection: a line break stays a value', () => {
  test.each([
    '/Contact%0d%0aset-cookie:%20a=1/',
    '/gif?x=%0d%0aset-cookie:%20a=1',
    '/images/realworks/x%0d%0aset-cookie:a=1.jpg',
    '/assets/%0d%0aset-cookie:a=1',
    '/content/pages/%0d%0aset-cookie:a=1',
    '/remotes/mf-pages/1.0.0/%0d%0aset-cookie:a=1.js',
  ])('%s', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBeLessThan(500);
    expect(headers.get('set-cookie')).toBeNull();
    for (const [, value] of headers) expect(value).not.toMatch(/[\r\n]/);
  });

  test.each(['abc\tdefghij', 'abcdefgh; x=1', 'ünicode-id-1', '"><script>'])(
    'an id such as %j is replaced by one of ours',
    async (id) => {
      const reply = await ask('/healthz', { headers: { 'x-request-id': encodeURI(id) } });
      expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    },
  );
});

describe('prototype pollution: JSON stays data', () => {
  const polluting = (more: object = {}) =>
    JSON.stringify(more)
      .replace(/^\{/, '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},')
      .replace(/,\}$/, '}');
  const json = { 'content-type': 'application/json' };

  test.each([
    ['/_reports/csp', 'POST', json, polluting({ 'csp-report': {} })],
    ['/_platform/composition', 'POST', { ...json, ...asToken(ownerToken) }, polluting({ versions: {} })],
    ['/_platform/composition/rollback', 'POST', { ...json, ...asToken(ownerToken) }, polluting()],
    ['/ac/contact/add/formulier', 'POST', json, polluting()],
    [
      '/ac/contact/add/formulier',
      'POST',
      { 'content-type': 'application/x-www-form-urlencoded' },
      '__proto__=1&__proto__[polluted]=1&constructor.prototype.polluted=1',
    ],
    [
      '/realworks/zoekopdracht?plaatsen=%5B%7B%22__proto__%22%3A%7B%22polluted%22%3A1%7D%7D%5D',
      'POST',
      {},
      '',
    ],
  ])('%s (%s)', async (path, method, headers, body) => {
    const { status } = await ask(path, { method, headers, body });
    expect(status).toBeLessThan(500);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('… in what an upstream sends, too', async () => {
    await forgetEverything();
    const url = `${bindings.UPSTREAMS}/_data/wordpress/page_fields/page_fields`;
    await fetch(url, { method: 'PUT', body: polluting({ blog_titel: 'Blogs' }) });
    const { status, text } = await ask('/wp-json/acf/v3/options/page_fields');
    await fetch(`${bindings.UPSTREAMS}/_data`, { method: 'DELETE' });
    expect(status).toBe(200);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect((JSON.parse(text) as { acf: { polluted?: unknown } }).acf.polluted).toBeUndefined();
  });
});

describe('no pattern takes exponential time on a crafted text', () => {
  const long = (part: string) => part.repeat(Math.floor(3_000 / part.length));
  const texts = [
    'a',
    ' ',
    '-',
    '1',
    'a ',
    'a-',
    '1a',
    '.',
    'é',
    '((',
    '<',
    '<a ',
    '&',
    '&amp',
    '\\',
    '/',
    '%',
    ',',
  ].map((part) => `${long(part)}!`);
  const calls = (text: string) => {
    const value = encodeURIComponent(text);
    return [
      `/postcode/lookup/?postcode=${value}&huisnummer=${value}`,
      `/mg/references/?postcode=7418ET&huisnummer=19&toevoeging=${value}`,
      `/google/radius/?address=${value}&radius=5`,
      `/objects/archive/?searchquery=${value}&sort=${value}`,
      `/content/pages/${value}`,
      `/wp-json/wp/v2/posts?search=${value}&slug=${value}`,
      `/images/get/?url=${value}&soort=${value}`,
      `/${value}/`,
    ];
  };
  test.each(texts.map((text) => [text.slice(0, 6), text]))('%j…', async (_part, text) => {
    for (const call of calls(text)) {
      const began = performance.now();
      const { status } = await ask(call);
      expect([200, 301, 400, 404, 503]).toContain(status);
      // A busy machine takes a second or two; a pattern that goes wrong takes hours.
      expect(performance.now() - began).toBeLessThan(15_000);
    }
  });
});
