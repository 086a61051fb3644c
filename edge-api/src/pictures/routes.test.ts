import { formatVariant } from '@binnen/contracts/images';
import type { Archive } from '@binnen/contracts/property';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask, askJson } from '../../test/ask-api.ts';
import { bindings } from '../../test/bindings.ts';
import { changeContent, restoreContent } from '../../test/content.ts';
import { clearFaults, setFault } from '../../test/leads.ts';
import { parseConfig } from '../environment/config.ts';
import type { Bindings } from '../environment/env.ts';
import { wait } from '@binnen/edge-kit/deadlines/deadline';
import { breaker } from '@binnen/upstreams/calls/call';
import { findPictureType } from '@binnen/upstreams/calls/picture-type';
import { loadPicture } from '@binnen/upstreams/pictures/client';
import { makeVariant } from './make-picture.ts';

let photo = '';
/** Its address at the feed. */
let source = '';
beforeAll(async () => {
  const { resultaten } = await askJson<Archive>('/objects/archive/?limit=20');
  const home = resultaten.find(({ media }) => media.length > 0)!;
  photo = home.media[0]!.link;
  const { REALWORKS_URL, REALWORKS_TOKEN } = parseConfig(bindings);
  const feed = await fetch(`${REALWORKS_URL}/wonen/v1/objecten?actief=true&aantal=1&vanaf=${home.id}`, {
    headers: { authorization: `rwauth ${REALWORKS_TOKEN}` },
  });
  const page = (await feed.json()) as { resultaten: { media: { soort: string; link: string }[] }[] };
  source = page.resultaten[0]!.media.find(({ soort }) => soort === 'HOOFDFOTO')!.link;
});

const typeOf = async (response: Response) =>
  findPictureType(new Uint8Array((await response.arrayBuffer()).slice(0, 32)));

test.each([
  ['avif', 'on', { format: 'image/avif', quality: 50 }],
  ['avif', 'off', { format: 'image/webp', quality: 62 }],
  ['webp', 'on', { format: 'image/webp', quality: 62 }],
  ['jpeg', 'on', { format: 'image/jpeg', quality: 74 }],
] as const)(
  'what is asked for as %s, with AVIF %s, is encoded with the quality of its format',
  async (format, AVIF_ENCODING, expected) => {
    const output = vi.fn(async () => ({ response: () => new Response('encoded') }));
    const IMAGES = { input: () => ({ transform: () => ({ output }) }) };
    const env = Object.assign({ ...bindings, AVIF_ENCODING }, { IMAGES }) as unknown as Bindings;
    const picture = { bytes: new ArrayBuffer(1), type: 'image/jpeg' };
    expect((await makeVariant(env, picture, { width: 320, format }))?.type).toBe(expected.format);
    expect(output).toHaveBeenCalledExactlyOnceWith(expected);
  },
);

describe('a photo of the feed', () => {
  test('is served from this site, and may be cached for ever', async () => {
    const response = await ask(photo);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await typeOf(response)).toBe('image/jpeg');
  });

  test('may be shown by mail programs, also one that was kept before that was said', async () => {
    const policyOf = async () => (await ask(photo)).headers.get('cross-origin-resource-policy');
    expect(await policyOf()).toBe('cross-origin');
    const old = new Response('old', { headers: { 'cross-origin-resource-policy': 'same-site' } });
    const match = vi.spyOn(caches.default, 'match').mockResolvedValueOnce(old);
    expect(await policyOf()).toBe('cross-origin');
    match.mockRestore();
  });

  test('is not sent again to a browser that has it', async () => {
    const etag = (await ask(photo)).headers.get('etag')!;
    const again = await ask(photo, { headers: { 'if-none-match': etag } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  // An AVIF takes the local stand-in for Cloudflare Images seconds: `AVIF_ENCODING` is off.
  test.each([
    ['avif', 'webp'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ] as const)('has a variant in %s', async (asked, format) => {
    const response = await ask(formatVariant(photo, 320, asked));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(await typeOf(response)).toBe(`image/${format}`);
  });

  test('comes small and large through /images/get/', async () => {
    const get = async (thumbnail: string) =>
      ask(
        `/images/get/?${new URLSearchParams({ thumbnail, url: source, soort: 'HOOFDFOTO', volgnummer: '1' })}`,
      );
    const [small, large] = [await get('true'), await get('false')];
    expect(small.headers.get('content-type')).toMatch(/^image\//);
    const bytes = async (response: Response) => (await response.arrayBuffer()).byteLength;
    expect(await bytes(small)).toBeLessThan(await bytes(large));
  });
});

test('a picture is described when the caller asks for JSON', async () => {
  const query = new URLSearchParams({ thumbnail: 'true', url: source, soort: 'HOOFDFOTO', volgnummer: '1' });
  const response = await ask(`/images/get/?${query}`, { headers: { accept: 'application/json' } });
  const result = (await response.json()) as Record<string, unknown>;
  expect(result).toMatchObject({ soort: 'HOOFDFOTO', volgnummer: 1 });
  // A cache must not mix up the two answers.
  const picture = await ask(`/images/get/?${query}`);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  for (const { headers } of [response, picture]) expect(headers.get('vary')).toContain('Accept');
  for (const path of [result['data'], result['datathumbnail']])
    expect(await typeOf(await ask(String(path)))).toBe('image/jpeg');
});

test.each([
  ['hangs', 'hang'],
  ['fails', 'drop'],
])('a source that %s takes no other source’s pictures away', async (_, kind) => {
  const asked = Array.from({ length: 14 }, (__, at) => ask(`/images/awkward/source-${at}/${kind}`));
  await Promise.race([Promise.all(asked), wait(1_000)]);
  const began = Date.now();
  const answer = await ask(`${photo}&resize=${kind === 'hang' ? 1 : 5}`);
  expect([answer.status, Date.now() - began < 5_000]).toEqual([200, true]);
  await Promise.all(asked);
  breaker.reset();
});

test('a picture that its source sends cut is asked for again soon', async () => {
  await setFault({ service: 'images', malformed: true });
  const cut = await ask(`${photo}&resize=3`);
  await clearFaults();
  expect(cut.headers.get('cache-control')).toBe('public, max-age=300');
  const whole = await ask(`${photo}&resize=2`);
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['2026/09/verkoopplan.pdf', 'application/pdf', 'inline'],
  ['2026/09/vragenlijst.docx', 'application/octet-stream', 'attachment'],
])('the file %s of the blog backend opens, with its name', async (file, type, disposition) => {
  onTestFinished(restoreContent);
  const [post] = await askJson<{ featured_media: number }[]>('/wp-json/wp/v2/posts?per_page=1');
  await changeContent('wordpress', 'media', String(post?.featured_media), { file });
  const path = `/images/wordpress/${file}`;
  const { status, headers } = await ask(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('content-disposition')).toBe(`${disposition}; filename*=UTF-8''${file.slice(8)}`);
  expect(headers.get('cache-control')).toBe('public, max-age=300, s-maxage=86400');
  expect((await ask(formatVariant(path, 320, 'webp'))).status).toBe(404);
});

test.each([
  ['attachment; filename="Verkoop plan.pdf"', 'Verkoop%20plan.pdf'],
  [`attachment; filename="caf?.pdf"; filename*=UTF-8''caf%C3%A9.pdf`, 'caf%C3%A9.pdf'],
  ['attachment; filename="../a\\b.pdf"', '617c05a1-769d-590f-a482-339947c95364'],
  [`attachment; filename*=UTF-8''..%2Fa.pdf`, 'a.pdf'],
  [null, '617c05a1-769d-590f-a482-339947c95364'],
])('a file that Directus names by %s is saved as %s', async (sent, name) => {
  const headers = new Headers(sent ? { 'content-disposition': sent } : undefined);
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('%PDF-1.7', { headers }));
  onTestFinished(() => fetched.mockRestore());
  const address = `${parseConfig(bindings).DIRECTUS_URL}/assets/617c05a1-769d-590f-a482-339947c95364`;
  expect((await loadPicture(bindings, new URL(address)))?.name).toBe(name);
});

test.each([
  ['nothing', ''],
  ['the page of a fault', '\n<!doctype html><p>Onderhoud</p>'],
  ['a drawing that can carry scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('a file of a CMS that is %s is not served', async (_, body) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body));
  onTestFinished(() => fetched.mockRestore());
  const { WORDPRESS_URL } = parseConfig(bindings);
  const loaded = loadPicture(bindings, new URL(`${WORDPRESS_URL}/wp-content/uploads/a.pdf`));
  await expect(loaded).rejects.toMatchObject({ reason: 'malformed' });
});

test('a photo of a camera, of more than 8 MB, is served in the size of the page', async () => {
  const reply = await ask(formatVariant('/images/awkward/camera/6000/noise', 320, 'webp'));
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(reply.headers.get('cache-control')).toContain('immutable');
});

const describeOf = async (url: string) => {
  const response = await ask(`/images/get/?${new URLSearchParams({ url })}`, {
    headers: { accept: 'application/json' },
  });
  return { status: response.status, links: await response.json<Record<string, string>>() };
};

test('what was described once is described again by its own address, and so is a picture of the CMS', async () => {
  const { links } = await describeOf(source);
  for (const again of Object.values(links).filter(Boolean))
    expect((await describeOf(again)).links).toEqual(links);
  const asset = await describeOf('/assets/617c05a1-769d-590f-a482-339947c95364');
  expect(await typeOf(await ask(String(asset.links['data'])))).toMatch(/^image\//);
});

test.each(['/images/elsewhere/a.jpg', '/images/get/?url=a', '/images/directus/not-an-id', '/contact'])(
  'what is no picture of a configured origin is not described: %s',
  async (url) => expect((await describeOf(url)).status).toBe(400),
);

describe('what is not a picture of ours', () => {
  test.each([
    'https://evil.example/cat.jpg',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '',
  ])('is refused as a source: %s', async (url) => {
    const response = await ask(`/images/get/?${new URLSearchParams({ url, soort: 'FOTO' })}`);
    expect(response.status).toBe(400);
  });

  test.each([
    '/images/realworks/../../_recorded',
    '/images/realworks/%2e%2e/%2e%2e/_recorded',
    '/images/realworks/media.objectmedia/..%2f..%2f..%2f_recorded',
    '/images/realworks//evil.example/x.jpg',
    '/images/unknown/a.jpg',
    '/images/realworks/w640.avif/',
    '/images/realworks/media.objectmedia/1.jpg',
    '/assets/00000000-0000-0000-0000-000000000000',
  ])('is not there: %s', async (path) => {
    const response = await ask(path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('content-type')).not.toMatch(/^image/);
  });

  test.each(['0', '6', 'x'])('a resize of %s is refused', async (resize) => {
    const response = await ask(`${photo}&resize=${resize}`);
    expect(response.status).toBe(400);
  });

  test('a source that redirects is not followed', async () => {
    const response = await ask('/images/awkward/pictures-a/redirect');
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  test('asked for by a stranger, again and again, takes no other picture of its source away', async () => {
    const answers: number[] = [];
    for (const kind of ['folder', 'redirect', 'huge'])
      for (let at = 0; at < 6; at += 1)
        answers.push((await ask(`/images/awkward/pictures-d${at}/${kind}`)).status);
    expect(answers).toEqual([404, 503, 503].flatMap((status) => Array(6).fill(status)));
    expect((await ask('/images/awkward/pictures-d/100/bomb')).status).toBe(200);
    const asked = await fetch(`${bindings.AWKWARD}/_count?path=/pictures-d0/folder`);
    expect(await asked.json()).toEqual({ count: 1 });
  });

  test('HTML and JSON are never served as pictures', async () => {
    for (const path of ['/images/awkward/pictures-b/html', '/images/awkward/pictures-c/ok']) {
      const response = await ask(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
  });

  test('is known by its first bytes', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(findPictureType(bytes('<svg xmlns="http://www.w3.org/2000/svg">'))).toBeUndefined();
    expect(findPictureType(bytes('<html>'))).toBeUndefined();
    expect(findPictureType(new Uint8Array())).toBeUndefined();
    expect(findPictureType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
  });
});
