import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createToyRemote, createToyShell, promote, upload } from '../../test/releases.ts';
import { createApp } from '../app/create-app.ts';

const app = createApp();

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  const pages = { '/formulier': `({ form }) => 'SAMEN ' + JSON.stringify(form ?? null)` };
  await upload(await createToyRemote('mf-forms', { pages }));
  expect((await promote({ shell: '1.0.0', 'mf-forms': '1.0.0' })).status).toBe(200);
});

/** A form without a name, so that it comes back. */
const post = async (address: string, accept = 'text/html', more: object = {}, said = `van ${address}`) => {
  const read = vi.fn();
  const body = new ReadableStream(
    {
      pull: (controller) => {
        read();
        const fields = { _formulier: 'contact', _pagina: '/formulier', message: said };
        controller.enqueue(new TextEncoder().encode(new URLSearchParams(fields).toString()));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = await app.request(
    '/ac/contact/add/formulier',
    {
      method: 'POST',
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': address },
      body,
    },
    { ...bindings, LIMITS: 'on', ...more },
    createExecutionContext(),
  );
  return { response, text: await response.text(), wasRead: read.mock.calls.length > 0 };
};

test('of a hundred forms from many addresses, a few start an isolate, and each visitor keeps what was typed', async () => {
  const load = vi.spyOn(bindings.LOADER!, 'load');
  const posts = await Promise.all(Array.from({ length: 100 }, (_, at) => post(`203.0.113.${at}`)));
  expect(load.mock.calls.length).toBeLessThanOrEqual(4);
  const servers = new Set<string | null>();
  posts.forEach(({ response, text }, at) => {
    expect(response.status).toBe(422);
    const shown = new Set(
      [...text.matchAll(/van 203\.0\.113\.(\d+)/g)].map(([, visitor]) => Number(visitor)),
    );
    expect([...shown]).toEqual([at]);
    servers.add(response.headers.get('x-served-by'));
  });
  expect([...servers].sort()).toEqual(['built-in', 'composed']);
});

test('beyond sixty a minute, the forms of one address are neither read nor rendered: the visitor gets a page that says what to do', async () => {
  let last = await post('198.51.100.7');
  let taken = 0;
  // The binding counts in windows of the clock: up to twice sixty may fall into two of them.
  for (; last.response.status !== 429 && taken <= 120; taken += 1) last = await post('198.51.100.7');
  expect(taken).toBeGreaterThanOrEqual(60);
  const { response, text, wasRead } = last;
  expect(response.status).toBe(429);
  expect(wasRead).toBe(false);
  expect(text).toContain('0570 555 010');
  expect(text).toContain('terugknop');
  expect(response.headers.get('x-served-by')).toBe('static');
  expect(response.headers.get('ratelimit')).toBe('"send";r=0;t=60');
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  const program = await post('198.51.100.7', 'application/json');
  expect(program.response.status).toBe(429);
  expect(JSON.parse(program.text)).toMatchObject({ code: 'rate-limited' });
  expect((await post('198.51.100.8')).response.status).toBe(422);
});

test('a text that is far too long comes back in its form without script, and is refused to a program', async () => {
  const long = 'lang '.repeat(20_000);
  const { response, text } = await post('198.51.100.9', 'text/html', {}, long);
  expect(response.status).toBe(422);
  expect(text).toContain(long.trim());
  expect(text).toContain('Dit is te lang');
  expect((await post('198.51.100.9', 'application/json', {}, long)).response.status).toBe(413);
  expect((await post('198.51.100.9', 'text/html', {}, 'lang '.repeat(110_000))).response.status).toBe(413);
});

test.each([
  ['of a form that is gone', '/ac/contact/add/formulier', '_formulier=weg', 400],
  ['to a call that is gone', '/ac/contact/add/weg', '_formulier=contact', 404],
  ['that is far too long', '/ac/contact/add/formulier', `message=${'a'.repeat(600_000)}`, 413],
])('a post %s gets a page without script, which says what to do', async (_, path, body, status) => {
  const send = (accept: string) => {
    const headers = { accept, 'content-type': 'application/x-www-form-urlencoded' };
    return app.request(path, { method: 'POST', headers, body }, bindings, createExecutionContext());
  };
  const response = await send('text/html,application/xhtml+xml,*/*;q=0.8');
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const text = await response.text();
  expect(text).toContain('Je formulier is nog niet verstuurd');
  expect(text).toContain('0570 555 010');
  const program = await send('application/json');
  expect(program.status).toBe(status);
  expect(program.headers.get('content-type')).toBe('application/problem+json');
});
