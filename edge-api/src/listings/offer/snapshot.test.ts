import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { CardSchema, type Archive, type Property } from '@binnen/contracts/property';
import { formatAmsterdam } from '@binnen/contracts/formats/local-date';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, askJson, changeHome, loseCards } from '../../../test/ask-api.ts';
import { bindings } from '../../../test/bindings.ts';
import { forgetContent } from '../../../test/content.ts';
import { createFarKv } from '../../../test/late-edge.ts';
import { asToken, ownerToken } from '../../../test/releases.ts';
import { createApi } from '../../app/create-app.ts';
import { composer } from '../../site/composer.ts';
import { findPostcodeCentre } from '@binnen/offer/places/postcode-centres';
import { breaker } from '@binnen/upstreams/calls/call';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import wrangler from '../../../wrangler.jsonc?raw';
import { readAgenda } from '../surroundings/store.ts';
import { refreshListings } from './snapshot.ts';

const { UPSTREAMS, CACHE } = bindings;
const page = '/objects/deventer/keulenstraat-19-a';

const realNow = Date.now.bind(Date);
let ahead = 0;
const pass = (seconds: number) => (ahead += seconds * 1000);
beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead));
afterEach(async () => {
  await fetch(`${UPSTREAMS}/_faults`, { method: 'DELETE' });
  await fetch(`${UPSTREAMS}/_data`, { method: 'DELETE' });
  vi.restoreAllMocks();
});

/** Does what the cron trigger does, some time after the last run. */
const refresh = async () => {
  pass(600);
  const ctx = createExecutionContext();
  await refreshListings(bindings, ctx);
  await waitOnExecutionContext(ctx);
};
const askHealth = async () => (await ask('/_platform/health', { headers: asToken(ownerToken) })).text();
/** Without open houses: one ends while the clock of a test is put forward, on some day of the week. */
const withoutVisits = ({ resultaten }: Archive) => resultaten.map((card) => ({ ...card, openhuisdagen: [] }));
const list = async () => withoutVisits(await askJson<Archive>('/objects/archive/?limit=-1'));

test('a part that KV had lost is read again within minutes, also where it was missed meanwhile', async () => {
  await refresh();
  const [api, env] = [createApi(), { ...bindings, CACHE: createFarKv(CACHE) }];
  const called = vi.spyOn(globalThis, 'fetch');
  const countCalls = async (): Promise<number> => {
    clearIsolateCache();
    called.mockClear();
    const context = createExecutionContext();
    expect((await api.request(page, {}, env, context)).status).toBe(200);
    await waitOnExecutionContext(context);
    return called.mock.calls.filter(([to]) => String(to).includes('/realworks/')).length;
  };
  const { keys } = await CACHE.list({ prefix: 'listings:' });
  const names = keys.map(({ name }) => name).filter((name) => name.includes(':homes:'));
  const lost = await Promise.all(names.map(async (name) => [name, (await CACHE.get(name))!] as const));
  for (const name of names) await CACHE.delete(name);
  expect(await countCalls(), 'the feed is asked for the home').toBe(1);
  for (const [name, text] of lost) await CACHE.put(name, text);
  pass(310);
  expect(await countCalls()).toBe(0);
});

test('a home whose part of the snapshot is missing still has its page', async () => {
  const before = await askJson<Property>(page);
  const { keys } = await CACHE.list({ prefix: 'listings:' });
  await Promise.all(
    keys.filter(({ name }) => name.includes(':homes:')).map(({ name }) => CACHE.delete(name)),
  );
  clearIsolateCache();
  const after = await askJson<Property>(page);
  expect(after.aanbiedingstekst).toBe(before.aanbiedingstekst);
  expect(after.kenmerken).toEqual(before.kenmerken);
});

test('a change in the feed is there after a refresh, and nothing else changes', async () => {
  const before = await list();
  const [home, other] = before;
  await changeHome(home!.id, { vertrouwelijk: true });
  await changeHome(other!.id, { financieel: { overdracht: { koopprijs: 123_456 } } });
  await refresh();
  const after = await list();
  expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
  expect(after.find(({ id }) => id === other!.id)?.koopprijs).toBe(123_456);
  expect((await ask(`/objects/${home!.citySlug}/${home!.slug}`)).status).toBe(404);
});

test('pages that a purge did not reach are purged by the next refresh', async () => {
  await refresh();
  const [home] = await list();
  await changeHome(home?.id ?? 0, { financieel: { overdracht: { koopprijs: 234_567 } } });
  const purge = vi
    .spyOn(composer, 'purgeTags')
    .mockRejectedValueOnce(new Error('the registry was restarted'));
  await refresh().catch(() => {});
  expect(purge).toHaveBeenCalledTimes(1);
  await refresh();
  expect(purge).toHaveBeenCalledTimes(2);
  await refresh();
  expect(purge).toHaveBeenCalledTimes(2);
});

test('a lower price is remembered with its day, marks the card, and is found by filter and order', async () => {
  const day = 86_400;
  await refresh();
  const offered = (await list()).filter(({ status, koopprijs }) => status === 'BESCHIKBAAR' && koopprijs);
  // Those before it had other prices in tests before this one, maybe on the day before.
  const [home, other] = offered.slice(3);
  const { koopprijs: before, id, citySlug, slug } = home!;
  const price = async (of: number, koopprijs: number) => {
    await changeHome(of, { financieel: { overdracht: { koopprijs } } });
    pass(day);
    await refresh();
  };
  await price(other!.id, other!.koopprijs! - 1000);
  await price(id, before! - 5000);
  const found = await askJson<Archive>('/objects/archive/?verlaagd=ja&sort=-verlaagd');
  expect(found.resultaten.map((card) => card.id)).toEqual([id, other!.id]);
  expect(found.tellingen?.['verlaagd']).toEqual({ ja: 2 });
  const { datum } = found.resultaten[0]!.prijsverlaging!;
  expect(found.resultaten[0]!.prijsverlaging).toEqual({ datum, van: before });
  expect(datum > found.resultaten[1]!.prijsverlaging!.datum).toBe(true);
  const open = () => askJson<Property>(`/objects/${citySlug}/${slug}`);
  const change = {
    datum,
    prijs: { van: before, naar: before! - 5000, soort: 'koop', conditie: 'KOSTEN_KOPER' },
  };
  expect(await open()).toMatchObject({ wijzigingen: [change], prijsverlaging: { van: before } });
  // The same when its part of the snapshot is lost, and after a feed without it.
  const { keys } = await CACHE.list({ prefix: 'listings:' });
  await Promise.all(
    keys.filter(({ name }) => name.includes(':homes:')).map(({ name }) => CACHE.delete(name)),
  );
  clearIsolateCache();
  expect((await open()).wijzigingen).toEqual([change]);
  await changeHome(id, { vertrouwelijk: true });
  await refresh();
  await changeHome(id, { vertrouwelijk: false });
  await refresh();
  expect((await open()).wijzigingen).toEqual([change]);
  await price(id, before!);
  const raised = await askJson<Archive>('/objects/archive/?verlaagd=ja');
  expect(raised.resultaten.map((card) => card.id)).toEqual([other!.id]);
});

test('an asking price that becomes the amount from which bids begin is not lowered, and the card says what it is', async () => {
  await refresh();
  const offered = (await list()).filter(({ status, koopprijs }) => status === 'BESCHIKBAAR' && koopprijs);
  const { koopprijs, id, citySlug, slug } = v.parse(CardSchema, offered[2]);
  const asked = koopprijs ?? 0;
  const offer = async (koopprijsvoorvoegsel: string, price: number): Promise<Property> => {
    await changeHome(id, { financieel: { overdracht: { koopprijs: price, koopprijsvoorvoegsel } } });
    pass(86_400);
    await refresh();
    return askJson(`/objects/${citySlug}/${slug}`);
  };
  const before = (await offer('VRAAGPRIJS', asked)).wijzigingen;
  const bids = await offer('BIEDEN_VANAF', asked - 20_000);
  expect(bids).toMatchObject({ prijsvorm: 'Bieden vanaf', wijzigingen: before });
  expect(bids.prijsverlaging).toBeUndefined();
  expect((await list()).find((home) => home.id === id)).toMatchObject({ prijsvorm: 'Bieden vanaf' });
  const again = await offer('VRAAGPRIJS', asked + 5000);
  expect(again.wijzigingen).toEqual(before);
  expect(again.prijsvorm).toBeUndefined();
});

test('parts of the first snapshot that KV did not take are written by the next refresh', async () => {
  const { id } = await askJson<Property>(page);
  await changeHome(id, { financieel: { overdracht: { koopprijs: 345_678 } } });
  await forgetContent();
  const put = CACHE.put.bind(CACHE);
  const failing = vi.spyOn(CACHE, 'put').mockImplementation(async (...given: Parameters<typeof put>) => {
    if (given[0].includes(':homes:')) throw new Error('KV PUT failed: 429 Too Many Requests');
    return put(...given);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await ask(page)).status).toBe(503);
  failing.mockRestore();
  await refresh();
  const called = vi.spyOn(globalThis, 'fetch');
  expect(await askJson(page)).toMatchObject({ koopprijs: 345_678 });
  const urls = called.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
  expect(urls.filter((url) => url.includes('/realworks/'))).toEqual([]);
});

test('an office with a token refreshes the offer at once; a feed that fails is reported, and changes nothing', async () => {
  const token = asToken(ownerToken);
  const push = async (headers: HeadersInit = token) => {
    pass(600);
    return ask('/_platform/listings/refresh', { method: 'POST', headers });
  };
  await push();
  const [home, ...others] = await list();
  await changeHome(home!.id, { vertrouwelijk: true });
  expect((await push({})).status).toBe(401);
  expect(await (await push()).json()).toMatchObject({ homes: others.length, ageSeconds: 0 });
  expect(await list()).toHaveLength(others.length);
  await fetch(`${UPSTREAMS}/_faults`, {
    method: 'PUT',
    body: JSON.stringify({ service: 'realworks', status: 503 }),
  });
  const refused = await push();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('stays') });
  expect(await list()).toHaveLength(others.length);
});

/** Changes what the feed answers for its homes. */
const changeFeed = (change: (answer: Response) => Response | Promise<Response>) => {
  const call = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await call(input, init);
    return answer.url.includes('/objecten') ? change(answer) : answer;
  });
};

test('a feed that has homes, but none that may be shown, changes nothing and is told in the log', async () => {
  await refresh();
  const before = await list();
  changeFeed(async (answer) => {
    const text = await answer.text();
    return new Response(text.replaceAll('"actief":true', '"actief":"true"'), answer);
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await refresh();
  expect(await list()).toEqual(before);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('none that may be shown'));
  for (let tries = 1; tries < 4; tries += 1) await refresh();
  expect(await askHealth()).toContain('The homes on the site are 40 min old.');
});

test('a feed that says for long that it has no data yet leaves an offer that the watch sees grow old', async () => {
  await refresh();
  const before = await list();
  await fetch(`${UPSTREAMS}/_faults`, {
    method: 'PUT',
    body: JSON.stringify({ service: 'realworks', status: 202 }),
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let tries = 0; tries < 4; tries += 1) await refresh();
  expect(await list()).toEqual(before);
  expect(await askHealth()).toContain('The homes on the site are 40 min old.');

  // Without what is kept for a while, what was kept for good is shown.
  await CACHE.delete('listings:manifest');
  clearIsolateCache();
  expect(await list()).toEqual(before);
  await fetch(`${UPSTREAMS}/_faults`, { method: 'DELETE' });
  await refresh();
  expect(await askHealth()).not.toContain('The homes on the site');
});

test('an office that has no homes left shows none once the last offer is deleted', async () => {
  await refresh();
  const before = await list();
  changeFeed(() => Response.json({ resultaten: [] }));
  await refresh();
  expect(await list()).toEqual(before);
  await CACHE.delete('listings:last');
  await refresh();
  expect(await list()).toEqual([]);
  expect(await askHealth()).not.toContain('The homes on the site');
  vi.mocked(globalThis.fetch).mockRestore();
  await refresh();
  expect(await list()).toEqual(before);
});

test('a feed that suddenly has less than half of the homes is believed after an hour, and not before', async () => {
  await refresh();
  const before = await list();
  changeFeed(async (answer) => {
    const { resultaten } = v.parse(v.object({ resultaten: v.array(v.unknown()) }), await answer.json());
    return Response.json({ resultaten: resultaten.slice(0, 50), paginering: { totaalAantal: 50 } });
  });
  for (let tries = 0; tries < 5; tries += 1) {
    await refresh();
    expect(await list()).toEqual(before);
  }
  expect(await askHealth()).toContain('The homes on the site are 50 min old.');
  await refresh();
  await refresh();
  const after = await list();
  expect(after.length).toBeGreaterThan(0);
  expect(after.length).toBeLessThanOrEqual(50);
  expect(await askHealth()).not.toContain('The homes on the site');
  vi.mocked(globalThis.fetch).mockRestore();
  await refresh();
  expect(await list()).toEqual(before);
});

const giveNoHomes = () => {
  let calls = 0;
  changeFeed(() => {
    calls += 1;
    return Response.json({ resultaten: [] });
  });
  return () => calls;
};

test('a feed that gives no homes is asked no more often than a good one', async () => {
  await refresh();
  const before = await list();
  const countCalls = giveNoHomes();
  for (let seconds = 0; seconds < 840; seconds += 10) {
    pass(10);
    expect(await list()).toEqual(before);
  }
  expect(countCalls()).toBeLessThanOrEqual(2);
  const token = asToken(ownerToken);
  const refused = await ask('/_platform/listings/refresh', { method: 'POST', headers: token });
  expect(await refused.json()).toMatchObject({ detail: expect.stringMatching(/84\d seconds ago stays/) });
  const told = (await ask('/objects/archive/')).headers;
  expect([told.get('cache-status'), told.get('age')]).toEqual([
    expect.stringContaining('detail=stale'),
    expect.stringMatching(/^84\d$/),
  ]);
});

test('an isolate that KV answers late has the last offer, when the feed gives no homes', async () => {
  await refresh();
  const before = await list();
  giveNoHomes();
  clearIsolateCache();
  const get = CACHE.get.bind(CACHE);
  vi.spyOn(CACHE, 'get').mockImplementation(async (...given: Parameters<typeof get>) => {
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    return get(...given);
  });
  expect(await list()).toEqual(before);
});

test('two homes with one address keep a page each', async () => {
  const [one, other] = (await list()).toSorted((a, b) => a.id - b.id);
  if (!one || !other) throw new Error('The demo has no two homes');
  const { citySlug, straat, huisnummer, huisnummertoevoeging } = one;
  await changeHome(other.id, {
    adres: { straat, huisnummer, huisnummertoevoeging, plaats: one.plaats?.toUpperCase() },
  });
  await refresh();
  const after = await list();
  const slug = `${one.slug}-${other.id}`;
  expect(after.find(({ id }) => id === one.id)).toMatchObject({ slug: one.slug });
  expect(after.find(({ id }) => id === other.id)).toMatchObject({ slug });

  // What was sold leaves the feed: the other has the short address then, and is still found by the long one.
  await changeHome(one.id, { vertrouwelijk: true });
  await refresh();
  const found = await askJson<Property>(`/objects/${citySlug}/${slug}`);
  expect(found).toMatchObject({ id: other.id, slug: one.slug });
  const viewing = `/objects/${citySlug}/${slug}/agenda.ics?start=2030-01-02T11:00`;
  expect((await ask(viewing)).status).toBe(200);
  for (const none of [`zwolle/${slug}`, `${citySlug}/${slug}1`, `${citySlug}/${one.slug}${other.id}`])
    expect((await ask(`/objects/${none}`)).status, none).toBe(404);
});

test('an address register that hangs does not delay the offer', async () => {
  await forgetContent();
  await fetch(`${UPSTREAMS}/_faults`, {
    method: 'PUT',
    body: JSON.stringify({ service: 'pdok', hang: true }),
  });
  const context = createExecutionContext();
  const began = realNow();
  const response = await createApi().request('/objects/archive/', {}, bindings, context);
  expect(response.status).toBe(200);
  expect(realNow() - began).toBeLessThan(2_400);
  await waitOnExecutionContext(context);
});

test('a place of another address is no place of a home, which is asked about again after a week', async () => {
  await forgetContent();
  // As it was kept before answers were compared with the question.
  await CACHE.put(
    'listings:addresses',
    JSON.stringify({ '7418ET 19': { lat: 1, lon: 1, buurt: 'Zandweerd' } }),
  );
  await fetch(`${UPSTREAMS}/_faults`, {
    method: 'PUT',
    body: JSON.stringify({ service: 'pdok', elsewhere: true }),
  });
  await refresh();
  const centre = findPostcodeCentre('7418 ET');
  expect(centre).toBeDefined();
  expect(await askJson<Property>(page)).toMatchObject({ postcode: '7418 ET', ...centre, buurt: null });
  await fetch(`${UPSTREAMS}/_faults`, { method: 'DELETE' });
  const called = vi.spyOn(globalThis, 'fetch');
  await refresh();
  const urls = called.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
  expect(urls.filter((url) => url.includes('locatieserver'))).toEqual([]);
  pass(7 * 86_400);
  await refresh();
  expect(await askJson<Property>(page)).toMatchObject({ buurt: 'Bergweide' });
});

test('between two runs of the cron trigger no isolate loads the offer, not even one that starts', async () => {
  const minutes = Number(/"crons": \["\*\/(\d+) /.exec(wrangler)?.[1]);
  await refresh();
  const before = await list();
  const called = vi.spyOn(globalThis, 'fetch');
  // A run takes some seconds itself, and KV may answer what it had a minute ago.
  pass(minutes * 60 + 30 + 60);
  expect(await list()).toEqual(before);
  clearIsolateCache();
  expect(await list()).toEqual(before);
  expect(called).not.toHaveBeenCalled();
});

test('what KV keeps and nobody can read stops no refresh, and is said in the log', async () => {
  await refresh();
  const [home] = await list();
  if (!home) throw new Error('The demo has no homes');
  const names = ['last', 'history', 'places', 'unplaced', 'omgeving-agenda'].map(
    (name) => `listings:${name}`,
  );
  await Promise.all(names.map((name) => CACHE.put(name, '{"version":')));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await changeHome(home.id, { financieel: { overdracht: { koopprijs: 123_000 } } });
  await refresh();
  expect((await list()).find(({ id }) => id === home.id)?.koopprijs).toBe(123_000);
  expect(JSON.stringify(warned.mock.calls)).toContain('listings:history');
  expect(await readAgenda(bindings)).toEqual({ homes: {}, rest: {} });
});

test('a part that nobody can read is read from the feed: a home’s, and the list of all', async () => {
  await refresh();
  const before = await list();
  const { keys } = await CACHE.list({ prefix: 'listings:' });
  const names = keys.map(({ name }) => name).filter((name) => name.includes(':homes:'));
  await Promise.all(names.map((name) => CACHE.put(name, '[{"id":')));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  clearIsolateCache();
  expect((await ask(page)).status).toBe(200);
  for (const value of [{ shards: 2 }, null]) {
    pass(10);
    await CACHE.put('listings:manifest', JSON.stringify({ value, storedAt: Date.now() - 6_000 }));
    clearIsolateCache();
    expect((await list()).length).toBe(before.length);
  }
});

test('while the feed is down the last offer is served', async () => {
  const before = await list();
  await fetch(`${UPSTREAMS}/_faults`, {
    method: 'PUT',
    body: JSON.stringify({ service: 'realworks', status: 503 }),
  });
  pass(3600);
  const response = await ask('/objects/archive/?limit=-1');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-status')).toContain('detail=stale');
  expect(withoutVisits((await response.json()) as Archive)).toEqual(before);
  breaker.succeed('realworks');
});

test('an open house that is over while the feed is down is nowhere an invitation; a later one is', async () => {
  const { id } = await askJson<Property>(page);
  const inHours = (hours: number) => formatAmsterdam(new Date(Date.now() + hours * 3_600_000));
  const later = { start: inHours(48), eind: inHours(49) };
  const openhuisdagen = [{ start: inHours(1), eind: inHours(2) }, later];
  await changeHome(id, { marketing: { website: { openhuisdagen } } });
  const look = async () => ({
    home: (await askJson<Property>(page)).openhuisdagen,
    card: (await askJson<Archive>('/objects/archive/?limit=-1')).resultaten.find((card) => card.id === id)
      ?.openhuisdagen,
    found: (await askJson<Archive>('/objects/archive/?openhuis=ja&limit=-1')).resultaten.some(
      (card) => card.id === id,
    ),
    invitations: (await (await ask(`${page}/agenda.ics`)).text()).match(/BEGIN:VEVENT/g)?.length,
  });
  await refresh();
  expect(await look()).toMatchObject({ home: openhuisdagen, card: openhuisdagen, invitations: 2 });
  await fetch(`${UPSTREAMS}/_faults`, {
    method: 'PUT',
    body: JSON.stringify({ service: 'realworks', status: 503 }),
  });
  pass(3 * 3600);
  expect(await look()).toEqual({ home: [later], card: [later], found: true, invitations: 1 });
  pass(48 * 3600);
  clearIsolateCache();
  expect(await look()).toEqual({ home: [], card: [], found: false });
  breaker.reset();
});

test('an open house without a time in the feed is a whole day in a calendar', async () => {
  const { id } = await askJson<Property>(page);
  const day = formatAmsterdam(new Date(Date.now() + 3 * 86_400_000)).slice(0, 10);
  await changeHome(id, { marketing: { website: { openhuisdagen: [day] } } });
  await refresh();
  const file = await (await ask(`${page}/agenda.ics`)).text();
  expect(file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`);
});

test('while the feed is down an offer whose cards KV lacks is unavailable, and there again after it', async () => {
  await refresh();
  const before = await list();
  await loseCards();
  await fetch(`${UPSTREAMS}/_faults`, {
    method: 'PUT',
    body: JSON.stringify({ service: 'realworks', status: 503 }),
  });
  const response = await ask('/objects/archive/?limit=-1');
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await response.json()).toMatchObject({ code: 'upstream-unavailable' });
  await fetch(`${UPSTREAMS}/_faults`, { method: 'DELETE' });
  breaker.reset();
  pass(10);
  expect(await list()).toEqual(before);
});

test('a provider that has no data yet, where no offer is known, has not said that there are no homes', async () => {
  const before = await list();
  await forgetContent();
  await fetch(`${UPSTREAMS}/_faults`, {
    method: 'PUT',
    body: JSON.stringify({ service: 'realworks', status: 202 }),
  });
  expect((await ask('/objects/archive/?limit=-1')).status).toBe(503);
  await fetch(`${UPSTREAMS}/_faults`, { method: 'DELETE' });
  pass(10);
  expect(await list()).toHaveLength(before.length);
});
