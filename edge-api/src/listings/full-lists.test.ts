import { ArchiveSchema, PropertySchema, RadiusSchema } from '@binnen/contracts/property';
import type { Archive, ListedHome, Property, Radius } from '@binnen/contracts/property';
import type { Problem } from '@binnen/contracts/problem';
import * as v from 'valibot';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { expect, test } from 'vitest';
import { ask, askJson } from '../../test/ask-api.ts';
import { bindings } from '../../test/bindings.ts';

const lists = [
  '/objects/archive/?limit=5&searchquery=deventer',
  '/realworks/objects?actief=true&type=ALL&aantal=5',
  '/wonen/v1/objecten?aantal=5',
  '/google/radius/?address=Deventer&radius=2&limit=5',
];
const ask5 = async (path: string): Promise<ListedHome[]> => {
  const reply = await askJson<Archive | Radius>(path);
  expect(v.is(path.startsWith('/google') ? RadiusSchema : ArchiveSchema, reply)).toBe(true);
  return 'volgorde' in reply
    ? reply.volgorde.map((id) => reply.resultaten[id]!)
    : (reply as Archive).resultaten;
};

test.each(lists)('%s has cards, and with fields=full all that is known of the same homes', async (path) => {
  const cards = await ask5(path);
  const full = await ask5(`${path}&fields=full`);
  expect(full.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
  expect(cards.every((card) => !('flyertekst' in card) && card.media.length <= 1)).toBe(true);
  expect(full.some(({ flyertekst }) => flyertekst)).toBe(true);
  expect(full.some(({ media }) => media.length > 4)).toBe(true);
  const [first] = full;
  const page = await askJson<Property>(`/objects/${first!.citySlug}/${first!.slug}`);
  const { vergelijkbaar: _, makelaar: _broker, opnieuw: _again, verkocht_nabij: _sold, ...known } = page;
  const { afstand: _distance, ...listed } = first as ListedHome & { afstand?: number };
  expect(listed).toEqual(known);
  expect(v.is(PropertySchema, { ...first, vergelijkbaar: [] })).toBe(true);
});

test.each([
  '/objects/archive/?limit=-1&fields=full',
  '/objects/archive/?limit=100&fields=full',
  '/realworks/objects?aantal=100&fields=full',
])('%s has at most 50 homes at once, and its pages have each home once', async (path) => {
  const all = (await askJson<Archive>('/objects/archive/?limit=-1')).resultaten.map(({ id }) => id);
  const seen: number[] = [];
  let next: string | null = path;
  while (next) {
    const { resultaten, paginering }: Archive = await askJson<Archive>(next);
    expect(resultaten.length).toBeLessThanOrEqual(50);
    expect(resultaten.every((home) => 'kenmerken' in home)).toBe(true);
    seen.push(...resultaten.map(({ id }) => id));
    next = paginering.volgende;
  }
  expect(seen.sort()).toEqual(all.sort());
});

test('a list in full is no answer to who asks for cards, nor the other way round', async () => {
  const path = '/objects/archive/?limit=3';
  const sizes = await Promise.all(
    [path, `${path}&fields=full`, path].map(async (each) => (await (await ask(each)).text()).length),
  );
  expect(sizes[0]).toBe(sizes[2]);
  expect(sizes[1]).toBeGreaterThan(sizes[0]! * 2);
});

test('fields that are not known are refused', async () => {
  for (const path of lists) {
    const response = await ask(`${path}&fields=flyertekst`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as Problem).code).toBe('invalid-parameter');
  }
});

test('where a part of the offer is lost, a list in full says so, and costs the feed no call for each home', async () => {
  await ask('/objects/archive/?limit=20&fields=full');
  const { keys } = await bindings.CACHE.list({ prefix: 'listings:' });
  const details = keys.filter(({ name }) => name.includes(':homes:'));
  expect(details.length).toBeGreaterThan(1);
  const kept = await Promise.all(details.map(({ name }) => bindings.CACHE.get(name)));
  const countCalls = async () => {
    const response = await fetch(`${bindings.UPSTREAMS}/_requests?service=realworks`);
    return ((await response.json()) as { total: number }).total;
  };
  const before = await countCalls();
  await Promise.all(details.map(({ name }) => bindings.CACHE.delete(name)));
  const full = '/objects/archive/?limit=20&fields=full';
  // What an isolate has just read, it needs no more.
  expect((await ask(full)).status).toBe(200);
  clearIsolateCache();
  const response = await ask(full);
  expect(response.status).toBe(503);
  expect(((await response.json()) as Problem).code).toBe('upstream-unavailable');
  expect((await ask('/objects/archive/?limit=20')).status).toBe(200);
  expect(await countCalls()).toBe(before);
  await Promise.all(details.map(({ name }, index) => bindings.CACHE.put(name, kept[index]!)));
});
