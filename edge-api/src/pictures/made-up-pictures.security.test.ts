import { formatVariant } from '@binnen/contracts/images';
import type { Archive } from '@binnen/contracts/property';
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask, askJson } from '../../test/ask-api.ts';
import { bindings } from '../../test/bindings.ts';
import { createApi } from '../app/create-app.ts';
import type { Bindings } from '../environment/env.ts';
import { breaker } from '@binnen/upstreams/calls/call';

const api = createApi();
let encodings = 0;
const IMAGES = {
  input: (stream: ReadableStream<Uint8Array>) => {
    encodings += 1;
    return bindings.IMAGES.input(stream);
  },
};
const get = async (path: string, address = '192.0.2.1', LIMITS = 'off'): Promise<number> => {
  const context = createExecutionContext();
  const env: Bindings = Object.assign({ ...bindings, LIMITS }, { IMAGES });
  const response = await api.request(path, { headers: { 'cf-connecting-ip': address } }, env, context);
  await response.arrayBuffer();
  await waitOnExecutionContext(context);
  return response.status;
};
const getAll = async (paths: string[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < paths.length; at += 40)
    statuses.push(...(await Promise.all(paths.slice(at, at + 40).map((path) => get(path)))));
  return statuses;
};
const countDownloads = async (): Promise<number> => {
  const counts = await Promise.all(
    ['images', 'directus', 'wordpress'].map(async (service) => {
      const answer = await fetch(`${bindings.UPSTREAMS}/_requests?service=${service}`);
      const { paths } = (await answer.json()) as { paths: Record<string, number> };
      const asked = Object.entries(paths).filter(([path]) => /assets|servlets|uploads/.test(path));
      return asked.reduce((sum, [, count]) => sum + count, 0);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

/** A picture of the CMS and one of the feed. */
let asset = '';
let photo = '';
beforeAll(async () => {
  asset = /\/assets\/[\da-f-]{36}/.exec(await (await ask('/content/pages/verkoop')).text())![0];
  const { resultaten } = await askJson<Archive>('/objects/archive/?limit=20');
  photo = resultaten.findLast(({ media }) => media.length > 0)!.media[0]!.link;
});
beforeEach(() => {
  breaker.reset();
  encodings = 0;
});

const hex = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0'));
const seal = () => btoa(hex().join('')).slice(0, 43);
const upper = (path: string) => path.replace(/[^/]+$/, (id) => id.toUpperCase());

test('1,000 made-up addresses of pictures cost at most 40 encodings and 40 downloads of what is there', async () => {
  const [bare] = photo.split('?');
  const ways: ((at: number) => string)[] = [
    (at) => `${asset}?check=${at}`,
    () => `${asset}?portalid=1234&check=api_sha256%3A${hex().join('')}`,
    (at) => `${asset}?z=${at}.${seal()}`,
    (at) => `${asset}?resize=${(at % 5) + 1}&x=${at}`,
    (at) => `${asset}/${at}.jpg`,
    (at) => `${asset}${at}`,
    () => upper(asset),
    (at) => `${photo}&x=${at}`,
    (at) => `${photo}&resize=${(at % 5) + 1}&portalid=${at}`,
    (at) => `${bare}?${new URLSearchParams({ portalid: String(at), check: `x${at}` })}`,
    (at) => `${bare}?portalid=${at}`,
    () => `${bare}?z=1234.${seal()}`,
    (at) => photo.replace('z=', `z=${'0'.repeat(at % 40)}`),
  ];
  const paths = Array.from({ length: 1_000 }, (_, at) =>
    formatVariant(ways[at % ways.length]!(at), 640, at % 2 ? 'avif' : 'webp'),
  );
  const before = await countDownloads();
  const statuses = await getAll(paths);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(200);
  expect(encodings).toBeLessThanOrEqual(40);
  // A wrong hash of the feed must be asked for once: only its own service knows.
  const unknown = paths.filter((path) => path.startsWith(`/images/`) && /z=1234\./.test(path)).length;
  expect((await countDownloads()) - before).toBeLessThanOrEqual(unknown + 40);
});

test('a picture that its source does not have is asked for once, in whatever size', async () => {
  const path = `/assets/${crypto.randomUUID()}`;
  const before = await countDownloads();
  for (const width of [160, 320, 640] as const)
    for (const each of [path, formatVariant(path, width, 'avif')]) expect(await get(each)).toBe(404);
  expect((await countDownloads()) - before).toBe(1);
});

test('a square of the map has one address, and no variants', async () => {
  expect(await get('/images/kaart/12/2117/1345.png')).toBe(200);
  for (const path of [
    '/images/kaart/12/2117/1345.png?x=1',
    '/images/kaart/12/2117/1345.png?z=1234.a&portalid=1',
  ])
    expect(await get(path)).toBe(200);
  for (const path of [
    '012/2117/1345.png',
    '12/4096/1.png',
    '20/1/1.png',
    '12/2117/1345.jpg',
    'w640.avif/12/2117/1345.png',
  ])
    expect(await get(`/images/kaart/${path}`)).toBe(404);
});

test('one network may miss 240 pictures a minute, and others go on', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 12));
  const statuses: number[] = [];
  for (let at = 0; at < 600; at += 1)
    statuses.push(await get(`/assets/${crypto.randomUUID()}`, `2001:db8:5:5::${at.toString(16)}`, 'on'));
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(200);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
  expect(await get(`/assets/${crypto.randomUUID()}`, '198.51.100.9', 'on')).toBe(404);
  // What is kept is no miss.
  await get(asset);
  expect(await get(asset, '2001:db8:5:5::1', 'on')).toBe(200);
});
