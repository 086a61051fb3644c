import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { parseConfig } from '../../src/environment/config.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { loadObjects } from '@binnen/upstreams/realworks/client';

const base = `${parseConfig(bindings).REALWORKS_URL}/wonen/v1/objecten`;
const asked: { url: string; authorization: string | null }[] = [];

/** A feed whose pages are what `answer` returns for their address. */
const pretend = (answer: (url: URL) => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    asked.push({ url: request.url, authorization: request.headers.get('authorization') });
    return Promise.resolve(answer(new URL(request.url)));
  });

const page = (ids: unknown[], volgende: string | null, totaalAantal: unknown = 3) =>
  Response.json({
    resultaten: ids.map((id) => (typeof id === 'number' ? { id } : id)),
    paginering: { totaalAantal, volgende },
  });
const loadIds = async () => (await loadObjects(bindings))?.map(({ id }) => id);

beforeEach(() => {
  asked.length = 0;
  breaker.succeed('realworks');
});
afterEach(() => vi.restoreAllMocks());

test('pages are followed by the link that each gives, with the key', async () => {
  pretend((url) => (url.searchParams.get('vanaf') ? page([3], null) : page([1, 2], `${base}?vanaf=3`)));
  expect(await loadIds()).toEqual([1, 2, 3]);
  expect(asked[0]?.url).toBe(`${base}?actief=true&type=ALL&aantal=100`);
  expect(asked.every(({ authorization }) => authorization?.startsWith('rwauth '))).toBe(true);
});

test.each([
  ['another host', 'https://evil.example/wonen/v1/objecten?vanaf=2'],
  ['another protocol', `${base}?vanaf=2`.replace('http:', 'https:')],
  ['another part of the host', '/elders?vanaf=2'],
])('a link to %s is not followed: the key stays here, and the load fails', async (_, link) => {
  pretend(() => page([1], link));
  await expect(loadObjects(bindings)).rejects.toMatchObject({ reason: 'malformed' });
  expect(asked).toHaveLength(1);
});

test('a full page without a link, of a feed that has more, is a failure: half an offer would lose homes', async () => {
  const full = Array.from({ length: 100 }, (_, index) => index + 1);
  pretend(() => page(full, null, 411));
  await expect(loadObjects(bindings)).rejects.toMatchObject({ reason: 'malformed' });
  pretend(() => page(full, '', '100'));
  expect(await loadIds()).toEqual(full);
});

const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
test.each([
  ['its second page is empty', hundred, () => Response.json({ resultaten: [] })],
  ['its second page has no list', hundred, () => Response.json({ resultaten: null })],
  ['its second page, its last, is empty', hundred, () => page([], null, 150)],
  ['its first page is one short and has no link', hundred.slice(1), undefined],
  ['its first page is empty', [], undefined],
])('a feed that ends too early is a failure: %s', async (_, first, second) => {
  pretend((url) =>
    url.searchParams.get('vanaf') && second
      ? second()
      : page(first, second ? `${base}?vanaf=101` : null, '434'),
  );
  await expect(loadObjects(bindings)).rejects.toMatchObject({ reason: 'malformed' });
});

test('a feed of whole pages may end with an empty one, and may count homes that it does not give', async () => {
  pretend((url) =>
    url.searchParams.get('vanaf') ? page([], null, 100) : page(hundred, `${base}?vanaf=101`, 100),
  );
  expect(await loadIds()).toEqual(hundred);
  pretend(() => page([1, 2], null, 60));
  expect(await loadIds()).toEqual([1, 2]);
  const rest = [101, 102];
  pretend((url) =>
    url.searchParams.get('vanaf') ? page(rest, null, 434) : page(hundred, `${base}?vanaf=101`, 434),
  );
  expect(await loadIds()).toEqual([...hundred, ...rest]);
});

test('a feed whose links form a loop ends', async () => {
  pretend((url) => page([1], `${base}?vanaf=${Number(url.searchParams.get('vanaf')) % 2 === 0 ? 1 : 2}`));
  expect(await loadIds()).toEqual([1]);
  expect(asked.length).toBeLessThan(5);
});

test.each([
  ['leads to itself', () => `${base}?vanaf=101`],
  ['always leads on, to the same homes', (from: number) => `${base}?vanaf=${from + 1}`],
])('a full page that %s, of a feed that has more, is a failure: it would lose homes', async (_, link) => {
  pretend((url) => page(hundred, link(Number(url.searchParams.get('vanaf') ?? 101)), 300));
  await expect(loadObjects(bindings)).rejects.toMatchObject({ reason: 'malformed' });
  expect(asked.length).toBeLessThan(10);
});

test('a feed that repeats the same objects for ever ends', async () => {
  pretend((url) => page([1], `${base}?vanaf=${Number(url.searchParams.get('vanaf') ?? 0) + 1}`));
  expect(await loadIds()).toEqual([1]);
  expect(asked.length).toBeLessThan(10);
});

test('a page that repeats the one before loses nothing of the next, whatever total the feed claims', async () => {
  const pages: Record<string, Response> = {
    '': page([1, 2], `${base}?vanaf=2`, 'veel'),
    '2': page([1, 2], `${base}?vanaf=3`, -1),
    '3': page([3], null, 99),
  };
  pretend((url) => pages[url.searchParams.get('vanaf') ?? '']!);
  expect(await loadIds()).toEqual([1, 2, 3]);
});

test('an invalid object only leaves out itself', async () => {
  pretend(() => page([1, { id: 'x' }, null, 'huis', { id: -4 }, { id: 2, adres: 'kapot', media: 7 }], null));
  expect(await loadIds()).toEqual([1, 2]);
});

test('an empty 202 means that there is no data yet, and is not an empty offer', async () => {
  pretend(() => new Response(null, { status: 202 }));
  expect(await loadObjects(bindings)).toBeUndefined();
});

test.each([
  ['of another shape', () => Response.json({ unexpected: ['shape', 42, null] })],
  ['whose objects all cannot be read', () => page([{ id: 'x' }, 'huis'], null)],
])('an answer %s is a failure, and no empty offer', async (_, answer) => {
  pretend(answer);
  await expect(loadObjects(bindings)).rejects.toMatchObject({ reason: 'malformed' });
});

test('a page that fails fails the whole load: half an offer would lose homes', async () => {
  pretend((url) =>
    url.searchParams.get('vanaf') ? Response.json({}, { status: 403 }) : page([1], `${base}?vanaf=3`),
  );
  await expect(loadObjects(bindings)).rejects.toMatchObject({ name: 'UpstreamError' });
});
