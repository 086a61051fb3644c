import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test';
import type { Property } from '@binnen/contracts/property';
import { OfferChangesSchema, type OfferChanges } from '@binnen/contracts/partners/offer-changes';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask, askJson, changeHome, loseCards } from '../../../test/ask-api.ts';
import { bindings } from '../../../test/bindings.ts';
import { clearFaults, readWrites, setFault } from '../../../test/leads.ts';
import { asToken, ownerToken } from '../../../test/releases.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import type { Changes } from '../../app/objects.ts';
import { refreshListings } from '../offer/snapshot.ts';
import { openChangeBook, type ChangeBook } from './change-book.ts';
import { findChanges } from '../../site/find-objects.ts';

const realNow = Date.now.bind(Date);
let ahead = 0;
const day = 86_400;

beforeEach(() => {
  breaker.reset();
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
});
afterEach(async () => {
  await clearFaults();
  vi.restoreAllMocks();
});
afterAll(() => fetch(`${bindings.UPSTREAMS}/_data`, { method: 'DELETE' }));

/** As the cron trigger does, some time later. */
const refresh = async (seconds = 600) => {
  ahead += seconds * 1000;
  breaker.reset();
  const context = createExecutionContext();
  await refreshListings(bindings, context);
  await waitOnExecutionContext(context);
  await findChanges(bindings).wake();
};
type Home = { id: number } | undefined;
const setPrice = (home: Home, koopprijs: number) =>
  changeHome(home?.id ?? 0, { financieel: { overdracht: { koopprijs } } });
const hide = (home: Home, vertrouwelijk: boolean) => changeHome(home?.id ?? 0, { vertrouwelijk });

const askChanges = async (query = '') =>
  v.parse(OfferChangesSchema, await askJson(`/objects/changes${query}`));
/** Every change since a cursor, page by page, and where to go on. */
const follow = async (since?: string, limit = 200) => {
  const found: OfferChanges['wijzigingen'] = [];
  let page = await askChanges(`?limit=${limit}${since ? `&since=${since}` : ''}`);
  found.push(...page.wijzigingen);
  while (page.volgende) {
    page = v.parse(OfferChangesSchema, await askJson(page.volgende));
    found.push(...page.wijzigingen);
  }
  return { found, cursor: page.cursor };
};
/** What the partner took: posts whose signature its library finds good. */
const readPosts = async () =>
  (await readWrites('partner')).map(({ body }) => v.parse(OfferChangesSchema, body));
const DeliveriesSchema = v.object({
  deliveries: v.array(v.object({ partner: v.string(), changes: v.number(), outcome: v.string() })),
});
/** A partner that believes each word: a home that it has does not come, and no other one changes or goes. */
const believe = (had: Set<number>, changes: OfferChanges['wijzigingen']) => {
  for (const { soort, id } of changes) {
    expect(had.has(id), `${soort} ${id}`).toBe(soort !== 'nieuw');
    if (soort === 'weg') had.delete(id);
    else had.add(id);
  }
};
const listIds = async () =>
  new Set(
    (await askJson<{ resultaten: { id: number }[] }>('/objects/archive/?limit=-1')).resultaten.map(
      ({ id }) => id,
    ),
  );
const log = '/_platform/listings/changes/deliveries';
const readLog = async () => {
  const reply = await ask(log, { headers: asToken(ownerToken) });
  return v.parse(DeliveriesSchema, await reply.json()).deliveries;
};

beforeAll(async () => {
  await refresh();
});

test('who follows the feed has the offer: all of it first, page by page, then what came, changed and went', async () => {
  const { found, cursor } = await follow(undefined, 150);
  expect(new Set(found.map(({ id }) => id))).toEqual(await listIds());
  expect(found.every(({ soort }) => soort === 'nieuw')).toBe(true);
  expect(await follow(cursor)).toEqual({ found: [], cursor });

  const [cheaper, gone, elsewhere] = found;
  await setPrice(cheaper, 123_456);
  await hide(gone, true);
  await refresh();
  const next = await follow(cursor);
  expect(next.found.map(({ soort, id }) => ({ soort, id }))).toEqual([
    { soort: 'gewijzigd', id: cheaper?.id },
    { soort: 'weg', id: gone?.id },
  ]);
  expect(await askJson<Property>(next.found[0]?.object ?? '')).toMatchObject({ koopprijs: 123_456 });
  expect(next.found[1]).toMatchObject({ object: null, pad: gone?.pad });

  await hide(gone, false);
  await refresh();
  const back = await follow(next.cursor);
  expect(back.found).toMatchObject([{ soort: 'nieuw', id: gone?.id }]);
  // A home is there once, whatever happened to it; and who begins now hears of no home that has gone.
  await hide(elsewhere, true);
  await refresh();
  const whole = (await follow()).found.map(({ id }) => id);
  expect(new Set(whole).size).toBe(whole.length);
  expect(whole).not.toContain(elsewhere?.id);
});

test('an offer that is not whole tells nobody that its homes went', async () => {
  await refresh();
  const { cursor } = await follow();
  await loseCards();
  await setFault({ service: 'realworks', status: 503 });
  await findChanges(bindings)
    .wake()
    .catch(() => undefined);
  await clearFaults();
  await refresh();
  expect(await follow(cursor)).toEqual({ found: [], cursor });
});

test('who begins is told of homes that come, whatever happened to them before or meanwhile', async () => {
  const { found } = await follow();
  const [changed, gone, ...others] = found;
  await setPrice(changed, 234_567);
  await hide(gone, true);
  await refresh();
  const had = new Set<number>();
  let page = await askChanges('?limit=100');
  believe(had, page.wijzigingen);
  const told = others.filter(({ id }) => had.has(id));
  const untold = others.filter(({ id }) => !had.has(id));
  await setPrice(told[0], 345_678);
  await hide(told[1], true);
  await setPrice(untold[0], 456_789);
  await refresh();
  while (page.volgende) {
    page = v.parse(OfferChangesSchema, await askJson(page.volgende));
    believe(had, page.wijzigingen);
  }
  const { found: meanwhile, cursor } = await follow(page.cursor);
  believe(had, meanwhile);
  expect(had).toEqual(await listIds());
  // So it is for who was away while a home came, and changed before it was told.
  await hide(gone, false);
  await refresh();
  await setPrice(others[5], 567_890);
  await refresh();
  await setPrice(gone, 678_901);
  await refresh();
  believe(had, (await follow(cursor, 1)).found);
  expect(had).toEqual(await listIds());
});

test('a cursor that is forged, of another feed or older than what is remembered begins again', async () => {
  const { found, cursor } = await follow();
  const [epoch] = cursor.split('-');
  for (const since of [
    `${epoch}-999999`,
    `${epoch}-1-0-999999`,
    `${epoch}-1-0`,
    '00000000-1',
    'x',
    `${epoch}-1e3`,
  ]) {
    const refused = await ask(`/objects/changes?since=${since}`);
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([410, 'cursor-unknown']);
  }
  await hide(found[5], true);
  await refresh();
  expect((await follow(cursor)).found).toMatchObject([{ soort: 'weg' }]);
  const other = found[6];
  await setPrice(other, 222_222);
  await refresh(91 * day);
  expect((await ask(`/objects/changes?since=${cursor}`)).status).toBe(410);
  const { cursor: last } = await follow();
  await setPrice(other, 333_333);
  await refresh();
  expect((await follow(last)).found).toMatchObject([{ soort: 'gewijzigd', id: other?.id }]);
});

test('a partner is told each change, signed; what it refuses is kept for it, and the office sees why', async () => {
  const before = await readPosts();
  // The whole offer first: its library found each signature good.
  expect(before.length).toBeGreaterThan(3);
  expect(new Set((await readLog()).map(({ outcome }) => outcome))).toEqual(new Set(['204']));
  const { found } = await follow();
  const [one, two] = found;
  await setFault({ service: 'partner', status: 500 });
  await setPrice(one, 444_444);
  await refresh();
  await setFault({ service: 'partner', drop: true });
  await setPrice(two, 555_555);
  await refresh();
  await clearFaults();
  await setPrice(one, 666_666);
  // It waits longer after each failure.
  await refresh(3600);
  const after = (await readPosts()).slice(before.length);
  expect(after.flatMap(({ wijzigingen }) => wijzigingen).map(({ id }) => id)).toEqual([two?.id, one?.id]);
  expect(after.at(-1)?.cursor).toBe((await follow()).cursor);

  expect((await ask(log)).status).toBe(401);
  expect((await readLog()).slice(0, 3)).toMatchObject([
    { partner: 'demo', outcome: '204', changes: 2 },
    { partner: 'demo', outcome: 'no answer', changes: 2 },
    { partner: 'demo', outcome: '500', changes: 1 },
  ]);
});

/** A feed of its own, as its object has it. */
const inFeed = (name: string, work: (book: () => ChangeBook, sql: SqlStorage) => Promise<void>) =>
  runInDurableObject<Changes, void>(bindings.CHANGES.get(bindings.CHANGES.idFromName(name)), (_, context) =>
    work(() => openChangeBook(context, bindings), context.storage.sql),
  );

test('a new partner is told of homes that come, also when it is down in between', async () => {
  await inFeed('new-partner', async (open) => {
    const book = open();
    const first = await book.list('', 500);
    await setPrice(first?.wijzigingen[0], 777_777);
    await hide(first?.wijzigingen[1], true);
    await refresh();
    const before = (await readPosts()).length;
    const send = globalThis.fetch;
    const sending = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const answer = await send(...call);
      sending.mockRestore();
      await setFault({ service: 'partner', drop: true });
      return answer;
    });
    await book.wake();
    expect(await readPosts()).toHaveLength(before + 1);
    await clearFaults();
    ahead += 3_600_000;
    await book.wake();
    const posts = (await readPosts()).slice(before);
    const had = new Set<number>();
    for (const { wijzigingen } of posts) believe(had, wijzigingen);
    expect(had).toEqual(await listIds());
    expect(posts.at(-1)?.cursor).toBe((await book.list('', 500))?.cursor);
  });
});

test('a partner that took nothing for a quarter of a year is told which homes went', async () => {
  await inFeed('silent-partner', async (open) => {
    const book = open();
    await book.wake();
    const had = await listIds();
    const [went, other] = (await book.list('', 500))?.wijzigingen ?? [];
    await setFault({ service: 'partner', status: 500 });
    await hide(went, true);
    await refresh();
    await book.wake();
    await setPrice(other, 888_888);
    await refresh(91 * day);
    await book.wake();
    await clearFaults();
    ahead += 6 * 3_600_000;
    const before = (await readPosts()).length;
    await book.wake();
    const told = (await readPosts()).slice(before).flatMap(({ wijzigingen }) => wijzigingen);
    believe(had, told);
    expect(had).toEqual(await listIds());
  });
});
