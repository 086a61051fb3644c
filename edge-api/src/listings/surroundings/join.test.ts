import type { Archive, Card, Property } from '@binnen/contracts/property';
import { isSold } from '@binnen/contracts/statuses';
import type { Plek } from '@binnen/contracts/surroundings/plek';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askJson } from '../../../test/ask-api.ts';
import { bindings } from '../../../test/bindings.ts';
import { failUpstream, restoreContent } from '../../../test/content.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { joinSurroundings } from './join.ts';
import { findPlek, formatKey } from './store.ts';

const { UPSTREAMS, CACHE } = bindings;
const day = 86_400_000;
const page = '/objects/deventer/keulenstraat-19-a';
const groups = ['energielabel', 'gebouw', 'buurt', 'dichtbij', 'markt', 'geluid', 'overstroming'];

const realNow = Date.now.bind(Date);
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  await restoreContent();
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(restoreContent);

const card = (): Promise<Card> => askJson<Property>(page);
const readPlek = async (home: Card): Promise<Plek> => (await findPlek(bindings, home)) ?? {};
const CountsSchema = v.record(v.string(), v.object({ count: v.number() }));
/** How many calls each register got since the last count. */
const countCalls = async (): Promise<Record<string, number>> => {
  const counts = v.parse(CountsSchema, await (await fetch(`${UPSTREAMS}/_requests`)).json());
  await fetch(`${UPSTREAMS}/_requests`, { method: 'DELETE' });
  return Object.fromEntries(services.map((name) => [name, counts[name]?.count ?? 0]));
};
const services = ['pdok', 'ep-online', 'cbs', 'rivm', 'overpass'];
const nobody = { pdok: 0, 'ep-online': 0, cbs: 0, rivm: 0, overpass: 0 };

test('a home has what the registers say, with source and day, and a visitor waits for none of them', async () => {
  const home = await card();
  expect(home).not.toHaveProperty('plek');
  await joinSurroundings(bindings, [home]);
  await countCalls();
  for (const service of services) await failUpstream({ service, hang: true });
  const began = realNow();
  const { plek = {} } = await askJson<Property>(page);
  expect(realNow() - began).toBeLessThan(1000);
  expect(await countCalls()).toEqual(nobody);
  expect(Object.keys(plek ?? {}).toSorted()).toEqual(groups.toSorted());
  for (const group of Object.values(plek ?? {}))
    expect(group).toMatchObject({
      bron: expect.stringMatching(/Kadaster|RVO|CBS.*CC BY 4\.0|RIVM|OpenStreetMap.*ODbL/),
      opgehaald: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  expect(plek?.buurt).toMatchObject({ naam: 'Bergweide', inwoners: { jaar: 2025 } });
  expect(JSON.stringify(plek).length).toBeLessThan(2400);
});

test('an addition that the feed has in the number counts: figures are of that home, or of none', async () => {
  const home = await card();
  await joinSurroundings(bindings, [home]);
  const figures = await readPlek(home);
  expect(figures.gebouw).toMatchObject({ bouwjaar: expect.any(Number) });
  for (const [huisnummer, huisnummertoevoeging, expected] of [
    ['19A', null, figures],
    ['19-21', null, {}],
    ['19B', 'A', {}],
  ] as const) {
    await restoreContent();
    const written = { ...home, huisnummer, huisnummertoevoeging };
    await joinSurroundings(bindings, [written]);
    expect(await readPlek(written), huisnummer).toEqual(expected);
  }
});

test('registers that hang cost a run seconds, are left alone, and are asked again later; the others answer', async () => {
  const home = await card();
  for (const service of ['cbs', 'ep-online']) await failUpstream({ service, hang: true });
  const began = realNow();
  await joinSurroundings(bindings, [home]);
  expect(realNow() - began).toBeLessThan(6_000);
  expect(Object.keys(await readPlek(home)).toSorted()).toEqual([
    'dichtbij',
    'gebouw',
    'geluid',
    'overstroming',
  ]);
  await fetch(`${UPSTREAMS}/_faults`, { method: 'DELETE' });
  await countCalls();
  await joinSurroundings(bindings, [home]);
  expect(await countCalls()).toEqual(nobody);
  ahead += 5 * 60_000;
  breaker.reset();
  await joinSurroundings(bindings, [home]);
  expect(await countCalls()).toMatchObject({ pdok: 1, 'ep-online': 1, rivm: 0 });
  expect(Object.keys(await readPlek(home)).toSorted()).toEqual(groups.toSorted());
});

test('what was planned by a clock that was months ahead is over with a right one: rests of registers, and homes', async () => {
  const home = await card();
  const joinAhead = async (service: string) => {
    await failUpstream({ service, status: 503 });
    ahead = 90 * day;
    await joinSurroundings(bindings, [home]);
    await fetch(`${UPSTREAMS}/_faults`, { method: 'DELETE' });
    ahead = 0;
    breaker.reset();
    await countCalls();
    await joinSurroundings(bindings, [home]);
  };
  await joinAhead('pdok');
  expect(Object.keys(await readPlek(home)).toSorted()).toEqual(groups.toSorted());
  await joinAhead('cbs');
  expect((await countCalls())['cbs']).toBeGreaterThan(0);
});

test('figures are renewed after four weeks, and stay as they were while their register fails or lies', async () => {
  const home = await card();
  await joinSurroundings(bindings, [home]);
  const before = await readPlek(home);
  await countCalls();
  ahead += 20 * day;
  await joinSurroundings(bindings, [home]);
  expect(await countCalls()).toEqual(nobody);
  ahead += 9 * day;
  breaker.reset();
  await failUpstream({ service: 'cbs', wrongType: true });
  await failUpstream({ service: 'rivm', status: 503 });
  await joinSurroundings(bindings, [home]);
  const after = await readPlek(home);
  for (const group of ['buurt', 'markt', 'geluid', 'overstroming'] as const)
    expect(after[group], group).toEqual(before[group]);
  expect(after.gebouw).toEqual({ ...before.gebouw, opgehaald: after.gebouw?.opgehaald });
  expect(after.gebouw?.opgehaald).not.toBe(before.gebouw?.opgehaald);
  // Answers about other addresses are none about this one.
  ahead += 60 * day;
  breaker.reset();
  for (const service of ['pdok', 'ep-online']) await failUpstream({ service, elsewhere: true });
  await joinSurroundings(bindings, [home]);
  expect(await readPlek(home)).toEqual(after);
});

test('a register whose key was taken away makes no home due in every run', async () => {
  const home = await card();
  await joinSurroundings(bindings, [home]);
  ahead += 29 * day;
  breaker.reset();
  const keyless = { ...bindings, EP_ONLINE_KEY: '' };
  await joinSurroundings(keyless, [home]);
  await countCalls();
  await joinSurroundings(keyless, [home]);
  expect(await countCalls()).toEqual(nobody);
});

test('an energy label whose last day is over is none any more; the other figures stay', async () => {
  const home = await card();
  await joinSurroundings(bindings, [home]);
  const { energielabel, ...others } = await readPlek(home);
  const noon = Date.parse(`${energielabel?.geldig_tot}T12:00:00Z`);
  ahead = noon - realNow();
  expect(await readPlek(home)).toEqual({ energielabel, ...others });
  ahead += day;
  expect(await readPlek(home)).toEqual(others);
});

test('a run asks about forty homes, each neighbourhood once, and about none that is sold', async () => {
  const { resultaten } = await askJson<Archive>('/objects/archive/?limit=-1&verkocht=ook');
  await countCalls();
  await joinSurroundings(bindings, resultaten);
  const first = await countCalls();
  expect(first['ep-online']).toBeGreaterThan(30);
  expect(first['ep-online']).toBeLessThanOrEqual(40);
  expect(first['cbs']).toBeLessThan(40 * 8);
  // Homes share the answer of their square.
  expect(first['overpass']).toBeLessThan(12);
  await joinSurroundings(bindings, resultaten);
  const { keys } = await CACHE.list({ prefix: 'omgeving:' });
  const known = new Set(keys.map(({ name }) => name.slice('omgeving:'.length)));
  expect(known.size).toBeGreaterThan(60);
  const gone = resultaten.filter(({ status }) => isSold(status)).map(formatKey);
  const offered = new Set(resultaten.filter(({ status }) => !isSold(status)).map(formatKey));
  expect(gone.filter((key) => key && !offered.has(key) && known.has(key))).toEqual([]);
});
