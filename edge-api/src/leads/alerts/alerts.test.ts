import { evictDurableObject } from 'cloudflare:test';
import { formatEuros } from '@binnen/contracts/formats/amounts';
import { formatShape } from '@binnen/contracts/filters/shape';
import type { Card } from '@binnen/contracts/property';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  act,
  askAlert,
  createAlert,
  findLink,
  listHomes,
  readMail,
  refresh,
  work,
} from '../../../test/alerts.ts';
import { ask, changeHome } from '../../../test/ask-api.ts';
import { bindings } from '../../../test/bindings.ts';
import { clearFaults, post, setFault } from '../../../test/leads.ts';
import { asToken, ownerToken } from '../../../test/releases.ts';
import { backUp } from '../../backups/back-up.ts';
import { findAlerts } from '../../site/find-objects.ts';
import { readCopy } from '@binnen/edge-kit/copies/copies';
import { breaker } from '@binnen/upstreams/calls/call';

const hour = 3_600;
const realNow = Date.now.bind(Date);
let ahead = 0;
const pass = (seconds: number) => (ahead += seconds * 1000);

let people = 0;
const formatAddress = (number: number) => `alert-${number}@voorbeeld.example`;
const createAddress = () => formatAddress((people += 1));

const moveClock = () => void vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
beforeEach(() => {
  breaker.reset();
  moveClock();
});
afterEach(async () => {
  await clearFaults();
  vi.restoreAllMocks();
  // Else their mail takes the next test's turns while the mail service fails.
  for (let number = 1; number <= people; number += 1)
    await findAlerts(bindings).erasePerson(formatAddress(number));
});
afterAll(() => fetch(`${bindings.UPSTREAMS}/_data`, { method: 'DELETE' }));

const refreshLater = async (seconds = 600) => {
  pass(seconds);
  breaker.reset();
  await refresh();
};
const setPrice = (id: number, koopprijs: number) =>
  changeHome(id, { financieel: { overdracht: { koopprijs } } });
/** Homes for sale in Deventer of which the price is known. */
const findFree = async () =>
  (await listHomes('plaats=deventer&soort=koop&status=BESCHIKBAAR')).filter(({ koopprijs }) => koopprijs);

const hidden: Card[] = [];
beforeAll(async () => {
  hidden.push(...(await findFree()).slice(0, 9));
  await Promise.all(hidden.map(({ id }) => changeHome(id, { vertrouwelijk: true })));
  moveClock();
  await refreshLater();
});
/** A home comes that was never on offer before. */
const show = async () => {
  const home = hidden.pop();
  if (!home) throw new Error('No home is left that was never on offer.');
  await changeHome(home.id, { vertrouwelijk: false });
  return home;
};

test('an alert is confirmed by its page’s button, not by who opens its link; a new home is mailed once, with all that belongs in the mail', async () => {
  const email = createAddress();
  expect(await (await askAlert({ email, lijst: '/woningaanbod/deventer?prijstot=99000000' })).json()).toEqual(
    {
      staat: 'onbevestigd',
    },
  );
  await work();
  const [asked] = await readMail(email);
  expect(asked?.subject).toBe('Bevestig je melding voor nieuwe woningen');
  expect(asked?.textContent).toContain('Te koop, Tot en met €\u00a099.000.000, Deventer');
  const link = findLink(asked);
  expect(link).not.toContain('voorbeeld');
  // A scanner of links opens it, and a home comes.
  expect(await (await ask(link)).json()).toMatchObject({ staat: 'onbevestigd', frequentie: 'direct' });
  const home = await show();
  await refreshLater();
  expect(await readMail(email)).toHaveLength(1);

  expect(await (await act(link, { doe: 'bevestig' })).json()).toMatchObject({ staat: 'actief' });
  await work();
  await refreshLater();
  const [, told, ...others] = await readMail(email);
  expect(others).toEqual([]);
  expect(told?.subject).toMatch(/^Nieuw: .+, Deventer$/);
  const site = String(bindings['SITE_ORIGIN']);
  for (const text of [told?.textContent, told?.htmlContent]) {
    expect(text).toContain(`${site}/woningaanbod/deventer/${home.slug}`);
    expect(text).toContain(site + link);
    expect(text).toContain('Je krijgt deze mail omdat');
    expect(text).toContain('Keulenstraat 19c');
  }
  expect(told?.htmlContent).toMatch(new RegExp(`src="${site}/images/[a-z]+/w480.jpeg/`));
  expect(told?.headers).toMatchObject({
    'List-Unsubscribe': `<${site + link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('a lower price within the search is news, and a higher one or one that was told is not', async () => {
  const email = createAddress();
  const { koopprijs, id } = (await findFree())[0] ?? {};
  const price = koopprijs ?? 0;
  if (!id || !price) throw new Error('The offer has no home with a price.');
  await createAlert({
    email,
    lijst: `/woningaanbod/deventer?prijsvan=${price - 10_000}&prijstot=${price - 1000}`,
  });
  const list = async () => (await readMail(email)).slice(1).map(({ subject }) => subject);
  await setPrice(id, price + 5000);
  await refreshLater();
  expect(await list()).toEqual([]);
  await setPrice(id, price - 5000);
  await refreshLater();
  expect(await list()).toEqual([expect.stringMatching(/^Lager geprijsd: /)]);
  await setPrice(id, price - 3000);
  await refreshLater();
  await setPrice(id, price - 4000);
  await refreshLater();
  expect(await list()).toHaveLength(1);
});

test('an amount from which bids begin is no lower price; a lower one of its own kind is, and its mail says so', async () => {
  const email = createAddress();
  const { koopprijs, id } = (await findFree())[0] ?? {};
  const price = koopprijs ?? 0;
  if (!id || !price) throw new Error('The offer has no home with a price.');
  const offer = async (koopprijsvoorvoegsel: string, asked: number) => {
    await changeHome(id, { financieel: { overdracht: { koopprijs: asked, koopprijsvoorvoegsel } } });
    await refreshLater();
  };
  await offer('VRAAGPRIJS', price);
  await createAlert({ email, lijst: `/woningaanbod/deventer?prijstot=${price}` });
  const list = async () => (await readMail(email)).slice(1);
  await offer('BIEDEN_VANAF', price - 20_000);
  expect(await list()).toEqual([]);
  await offer('BIEDEN_VANAF', price - 30_000);
  expect(await list()).toMatchObject([
    {
      subject: expect.stringMatching(/^Lager geprijsd: /),
      textContent: expect.stringContaining(`Bieden vanaf ${formatEuros(price - 30_000)}`),
    },
  ]);
});

test('a home whose open house is planned later is news for a list of open houses, once, and for no other', async () => {
  const [email, other] = [createAddress(), createAddress()];
  const offered = await listHomes('soort=koop&status=BESCHIKBAAR');
  const { id, citySlug } = offered.find((home) => home.citySlug !== 'deventer') ?? {};
  if (!id) throw new Error('The offer has no home outside Deventer.');
  const plan = async (...openhuisdagen: string[]) => {
    await changeHome(id, { marketing: { website: { openhuisdagen } } });
    await refreshLater();
  };
  const formatDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await plan();
  await createAlert({ email, lijst: `/woningaanbod/${citySlug}?openhuis=ja` });
  await createAlert({ email: other, lijst: `/woningaanbod/${citySlug}` });
  await refreshLater();
  const list = async (of: string) => (await readMail(of)).slice(1).map(({ subject }) => subject);
  expect(await list(email)).toEqual([]);
  const day = formatDay(9);
  await plan(`${day} 11:00:00|${day} 12:30:00`);
  expect(await list(email)).toEqual([expect.stringMatching(/^Nieuw: /)]);
  await plan(`${day} 12:00:00|${day} 13:30:00`);
  expect(await list(email)).toHaveLength(1);
  expect(await list(other)).toEqual([]);
});

test('a home that was sold or let subject to conditions is no news; it is once anybody can get it', async () => {
  const email = createAddress();
  await createAlert({ email, lijst: '/woningaanbod/deventer' });
  const { id } = await show();
  const setStatus = (status: string) => changeHome(id, { financieel: { overdracht: { status } } });
  await setStatus('VERKOCHT_ONDER_VOORBEHOUD');
  await refreshLater();
  expect(await readMail(email)).toHaveLength(1);
  await setStatus('BESCHIKBAAR');
  await refreshLater();
  expect((await readMail(email)).slice(1)).toMatchObject([{ subject: expect.stringMatching(/^Nieuw: /) }]);
});

test('a home whose street and town are not known has a name in its mail', async () => {
  const email = createAddress();
  const [, { id, koopprijs, straat, plaats } = expect.fail('The offer has no second home.')] =
    await findFree();
  await createAlert({ email, lijst: '/woningaanbod?soort=koop' });
  await changeHome(id, {
    adres: { straat: null, plaats: null },
    financieel: { overdracht: { koopprijs: (koopprijs ?? 0) - 5000 } },
  });
  await refreshLater();
  await changeHome(id, { adres: { straat, plaats } });
  expect((await readMail(email))[1]?.subject).toBe(
    'Lager geprijsd: Adres niet gevonden, Plaats niet gevonden',
  );
});

test('an alert of a shape on the map tells of homes in it, and of no others', async () => {
  const home = (await findFree()).find(({ lat, lon }) => lat && lon);
  const { id, lat, lon, koopprijs } = home ?? {};
  if (!id || !lat || !lon || !koopprijs) throw new Error('No home has a price and a place.');
  const draw = (east: number) =>
    formatShape(
      [-0.001, 0.001, 0.001, -0.001].map((step, corner) => ({
        lat: lat + step,
        lon: lon + east + (corner < 2 ? -0.001 : 0.001),
      })),
    );
  const [inside, beside] = [createAddress(), createAddress()];
  await createAlert({ email: inside, lijst: `/woningaanbod?gebied=${draw(0)}` });
  await createAlert({ email: beside, lijst: `/woningaanbod?gebied=${draw(0.01)}` });
  expect((await readMail(inside))[0]?.textContent).toContain('Te koop, Getekend gebied');
  await setPrice(id, koopprijs - 7000);
  await refreshLater();
  expect((await readMail(inside)).slice(1)).toEqual([
    expect.objectContaining({ subject: expect.stringMatching(/^Lager geprijsd: /) }),
  ]);
  expect(await readMail(beside)).toHaveLength(1);
});

test('what comes by day is one mail in the morning, and what comes in a pause is told after it', async () => {
  const email = createAddress();
  const link = await createAlert({ email, lijst: '/woningaanbod/deventer', frequentie: 'dagelijks' });
  await show();
  await show();
  await refreshLater();
  expect(await readMail(email)).toHaveLength(1);
  await refreshLater(24 * hour);
  expect((await readMail(email)).map(({ subject }) => subject)).toEqual([
    expect.any(String),
    '2 woningen bij je melding',
  ]);
  expect(await (await act(link, { doe: 'pauzeer' })).json()).toMatchObject({ staat: 'gepauzeerd' });
  await show();
  await refreshLater(48 * hour);
  expect(await readMail(email)).toHaveLength(2);
  await act(link, { doe: 'hervat', frequentie: 'direct' });
  await work();
  expect(await readMail(email)).toHaveLength(3);
});

test('what comes by week is one mail on its day, which is Friday until another is chosen', async () => {
  const email = createAddress();
  const link = await createAlert({ email, lijst: '/woningaanbod/deventer', frequentie: 'wekelijks' });
  expect((await readMail(email))[0]?.textContent).toContain('mailen we je elke vrijdag als');
  const chosen = await act(link, { doe: 'frequentie', frequentie: 'dinsdag' });
  expect(await chosen.json()).toMatchObject({ frequentie: 'wekelijks', dag: 'dinsdag' });
  await show();
  const days = [];
  while (days.length < 7 && (await readMail(email)).length === 1) {
    pass(24 * hour);
    await refreshLater(0);
    days.push(
      new Date(Date.now()).toLocaleDateString('nl', { timeZone: 'Europe/Amsterdam', weekday: 'long' }),
    );
  }
  expect((await readMail(email))[1]?.textContent).toContain('We mailen je elke dinsdag als');
  expect(['dinsdag', 'woensdag']).toContain(days.at(-1));
});

test('a mail program’s one click ends it, and nothing of it is left, in no copy either', async () => {
  const email = createAddress();
  const link = await createAlert({ email, lijst: '/woningaanbod?zoeken=Deventer&radius=5' });
  expect(await findAlerts(bindings).copy()).toContain(email);
  const ended = await post(link, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([ended.status, await ended.json()]).toEqual([200, expect.objectContaining({ staat: 'gestopt' })]);
  expect(await findAlerts(bindings).copy()).not.toContain(email);
  expect((await ask(link)).status).toBe(404);
});

test('an end takes all copies that have it, and leaves one without it, which its key does not reach', async () => {
  const [ended, kept] = [createAddress(), createAddress()];
  const link = await createAlert({ email: ended, lijst: '/woningaanbod/deventer' });
  await createAlert({ email: kept, lijst: '/woningaanbod/deventer' });
  await backUp(bindings);
  pass(3_600);
  await act(link, { doe: 'stop' });
  const listCopies = async () => (await bindings.RELEASES.list({ prefix: 'backups/alerts/' })).objects;
  const copy = await readCopy(bindings, 'alerts', Date.now());
  expect(await listCopies()).toHaveLength(1);
  expect(copy?.text).toContain(kept);
  expect(copy?.text).not.toContain(ended);
  pass(3_600);
  for (const doe of ['pauzeer', 'stop']) await act(link, { doe });
  expect((await readCopy(bindings, 'alerts', Date.now()))?.at).toBe(copy?.at);
});

/** The objects have the same for R2: they run in the tests' isolate. */
const bucket: R2Bucket = Object.getPrototypeOf(bindings.RELEASES);

test('an end holds also when no new copy can be made; without a way to delete the old ones nothing ends', async () => {
  const email = createAddress();
  const link = await createAlert({ email, lijst: '/woningaanbod/deventer' });
  await backUp(bindings);
  const list = vi.spyOn(bucket, 'list').mockRejectedValue(new Error('R2 is down'));
  expect((await act(link, { doe: 'stop' })).status).toBe(503);
  list.mockRestore();
  expect((await ask(link)).status).toBe(200);
  vi.spyOn(bucket, 'put').mockRejectedValue(new Error('R2 is down'));
  expect((await act(link, { doe: 'stop' })).status).toBe(200);
  expect((await ask(link)).status).toBe(404);
});

test('an end that the copies’ store never answered keeps no later one waiting', async () => {
  const email = createAddress();
  const link = await createAlert({ email, lijst: '/woningaanbod/deventer' });
  const hanging = Promise.withResolvers<never>();
  const listed = vi.spyOn(bucket, 'list').mockReturnValue(hanging.promise);
  expect((await act(link, { doe: 'stop' })).status).toBe(503);
  listed.mockRestore();
  expect((await ask(link)).status).toBe(200);
  expect((await act(link, { doe: 'stop' })).status).toBe(200);
  expect((await ask(link)).status).toBe(404);
  hanging.reject(new Error('No answer'));
});

test('of two alerts that end at once no copy is left with one of them', async () => {
  const [one, other] = [createAddress(), createAddress()];
  const links: string[] = [];
  for (const email of [one, other]) links.push(await createAlert({ email, lijst: '/woningaanbod/deventer' }));
  const { put } = bucket;
  let isFirst = true;
  vi.spyOn(bucket, 'put').mockImplementation(async function (
    this: R2Bucket,
    ...words: Parameters<typeof put>
  ) {
    const waits = isFirst;
    isFirst = false;
    if (waits) await new Promise((resolve) => setTimeout(resolve, 300));
    return Reflect.apply(put, this, words);
  });
  await Promise.all(links.map((link) => act(link, { doe: 'stop' })));
  const copy = await readCopy(bindings, 'alerts', Date.now());
  expect(copy?.text).not.toContain(one);
  expect(copy?.text).not.toContain(other);
});

test('an address that nobody confirms is erased after two days, and one of a person with all of theirs', async () => {
  const [unconfirmed, person] = [createAddress(), createAddress()];
  await askAlert({ email: unconfirmed });
  await work();
  expect(await findAlerts(bindings).copy(), 'a copy is kept for longer').not.toContain(unconfirmed);
  await createAlert({ email: person, lijst: '/woningaanbod/deventer' });
  await createAlert({ email: person, lijst: '/woningaanbod?soort=huur' });
  const office = (call: string) =>
    post(`/_platform/leads/${call}`, {
      headers: { ...asToken(ownerToken), 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.toUpperCase() }),
    });
  expect(await (await office('search')).json()).toMatchObject({
    meldingen: [{ staat: 'actief', woorden: ['Te koop', 'Deventer'] }, { woorden: ['Te huur'] }],
  });
  expect(await (await office('erase')).json()).toEqual({ erased: 2 });
  pass(49 * hour);
  await work();
  await findAlerts(bindings).wake();
  await work();
  const copy = await findAlerts(bindings).copy();
  expect(copy).not.toContain(person);
  expect(copy).not.toContain(unconfirmed);
});

test('who is asked again on the second day has two days from then to confirm, as each mail says', async () => {
  const [email, lijst] = [createAddress(), '/woningaanbod/deventer'];
  await askAlert({ email, lijst });
  await work();
  pass(40 * hour);
  await askAlert({ email, lijst });
  await work();
  pass(40 * hour);
  await work();
  const [, again] = await readMail(email);
  expect(again?.textContent).toContain('na 48 uur wissen we je adres');
  const link = findLink(again);
  expect(await (await act(link, { doe: 'bevestig' })).json()).toMatchObject({ staat: 'actief' });
  const [{ sinds } = { sinds: 0 }] = await findAlerts(bindings).listPerson(email);
  await askAlert({ email, lijst });
  expect(await findAlerts(bindings).listPerson(email)).toMatchObject([{ staat: 'actief', sinds }]);
  await act(link, { doe: 'stop' });
});

test('a double click asks by one mail, and who asks again when none came gets another', async () => {
  const wish = { email: createAddress(), lijst: '/woningaanbod/deventer' };
  const answers = await Promise.all([askAlert(wish), askAlert(wish)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await work();
  expect(await readMail(wish.email)).toHaveLength(1);
  pass(11);
  await askAlert(wish);
  await work();
  expect(await readMail(wish.email)).toHaveLength(2);
});

test('a double click is one of the questions that a network asks an address in a day', async () => {
  const email = createAddress();
  const lists = ['/woningaanbod', '/woningaanbod/deventer', '/woningaanbod/olst'];
  for (const lijst of lists)
    for (const typed of [email, email.toUpperCase()])
      expect((await askAlert({ email: typed, lijst })).status).toBe(200);
  await work();
  expect(await readMail(email)).toHaveLength(3);
  expect((await askAlert({ email, lijst: '/woningaanbod/twello' })).status).toBe(400);
});

test('asked again with other days before it was confirmed, an alert has the days that its last mail says', async () => {
  const [email, lijst] = [createAddress(), '/woningaanbod/deventer'];
  for (const frequentie of ['direct', 'zondag']) {
    await askAlert({ email, lijst, frequentie });
    await work();
  }
  const [, again] = await readMail(email);
  expect(again?.textContent).toContain('mailen we je elke zondag als');
  const on = await act(findLink(again), { doe: 'bevestig' });
  expect(await on.json()).toMatchObject({ staat: 'actief', dag: 'zondag' });
  await act(findLink(again), { doe: 'stop' });
});

test.each([
  ['bevestig', 'Deze melding heb je al: we mailen je meteen als'],
  ['pauzeer', 'Deze melding heb je al; die staat op pauze.'],
])('asked again after %s, the mail says what is so, and nothing changes', async (doe, said) => {
  const email = createAddress();
  const link = await createAlert({ email, lijst: '/woningaanbod/deventer' });
  const before = await (await act(link, { doe })).json();
  await askAlert({ email, lijst: '/woningaanbod/deventer', frequentie: 'zondag' });
  await work();
  const [, again] = await readMail(email);
  expect(again?.subject).toBe('Bekijk je melding voor nieuwe woningen');
  for (const text of [again?.textContent, again?.htmlContent]) {
    expect(text).toContain(said);
    expect(text).toContain('Te koop, Deventer');
    expect(text).toContain(link);
    expect(text).not.toMatch(/bevestig|wissen/i);
  }
  expect(await (await ask(link)).json()).toEqual(before);
  await act(link, { doe: 'stop' });
});

test.each([
  ['is down', { status: 503 }, 'brevo status 503'],
  ['does not take our key', { status: 401 }, 'brevo status 401'],
  ['loses the answer', { malformed: true, count: 1 }, 'brevo malformed'],
])(
  'when the mail service %s, the log says so, and the mail comes once after it is back',
  async (_, fault, says) => {
    const email = createAddress();
    await createAlert({ email, lijst: '/woningaanbod/deventer' });
    await show();
    await setFault({ service: 'brevo', ...fault });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await refreshLater();
    expect(JSON.stringify(warned.mock.calls)).toContain(says);
    await clearFaults();
    await evictDurableObject(findAlerts(bindings));
    for (const _try of [1, 2]) {
      await refreshLater(20 * 60);
      await work();
    }
    expect(await readMail(email)).toHaveLength(2);
  },
);

/** The mails that an address got, but for the one that asks whether it wants them. */
const listTold = async (email: string) => (await readMail(email)).slice(1).map(({ subject }) => subject);
const findPriced = async () => {
  const [{ id, koopprijs } = {}] = await findFree();
  if (!id || !koopprijs) throw new Error('The offer has no home with a price.');
  return { id, koopprijs };
};

test('who stops while the mail service is asked whether a mail came gets none', async () => {
  const email = createAddress();
  const { id, koopprijs } = await findPriced();
  const link = await createAlert({ email, lijst: '/woningaanbod/deventer' });
  await setPrice(id, koopprijs - 1000);
  await setFault({ service: 'brevo', drop: true });
  await refreshLater();
  await clearFaults();
  await setFault({ service: 'brevo', path: '*statistics/events', delayMs: 1_500 });
  const countAsked = async () => {
    const asked = await fetch(`${bindings.UPSTREAMS}/_requests?service=brevo`);
    return (await asked.json<{ count: number }>()).count;
  };
  const before = await countAsked();
  pass(20 * 60);
  breaker.reset();
  const working = work();
  await expect.poll(countAsked).toBeGreaterThan(before);
  await act(link, { doe: 'stop' });
  await working;
  expect(await listTold(email)).toEqual([]);
});

test('a mail that is given up takes nothing of what a later one told', async () => {
  const email = createAddress();
  const { id, koopprijs } = await findPriced();
  await createAlert({ email, lijst: '/woningaanbod/deventer' });
  await setFault({ service: 'brevo', status: 503 });
  for (const [less, hours] of [
    [1000, 1],
    [2000, 71],
  ] as const) {
    await setPrice(id, koopprijs - less);
    await refreshLater(hours * hour);
  }
  await refreshLater(2 * hour);
  await clearFaults();
  for (const _day of [1, 2]) {
    await refreshLater(25 * hour);
    await work();
  }
  expect(await listTold(email)).toHaveLength(1);
});

test('who asks again for an alert that is on hears of homes when it says, also when that question is given up', async () => {
  const [direct, weekly] = [createAddress(), createAddress()];
  const { id, koopprijs } = await findPriced();
  const lijst = '/woningaanbod/deventer';
  const weekday = new Intl.DateTimeFormat('nl', { weekday: 'long', timeZone: 'Europe/Amsterdam' });
  const inSixDays = weekday.format(Date.now() + 144 * hour * 1000);
  await createAlert({ email: direct, lijst });
  await createAlert({ email: weekly, lijst, frequentie: inSixDays });
  await setFault({ service: 'brevo', status: 503 });
  for (const email of [direct, weekly]) await askAlert({ email, lijst });
  await work();
  await refreshLater(73 * hour);
  await clearFaults();
  await setPrice(id, koopprijs - 7_000);
  await refreshLater();
  expect(await listTold(direct)).toHaveLength(1);
  await refreshLater(25 * hour);
  expect(await listTold(weekly)).toEqual([]);
});

test('a lower price that is found while a mail waits comes after that mail', async () => {
  const email = createAddress();
  const { id, koopprijs } = await findPriced();
  await createAlert({ email, lijst: '/woningaanbod/deventer' });
  await setFault({ service: 'brevo', status: 503 });
  await setPrice(id, koopprijs - 15_000);
  for (let tries = 0; tries < 4; tries += 1) await refreshLater(20 * 60);
  await setPrice(id, koopprijs - 20_000);
  await clearFaults();
  await refreshLater(1);
  expect(await listTold(email)).toEqual([]);
  await refreshLater(20 * 60);
  const texts = (await readMail(email)).slice(1).map(({ textContent }) => /€.[\d.]+/.exec(textContent)?.[0]);
  expect(texts).toEqual([koopprijs - 15_000, koopprijs - 20_000].map((euros) => formatEuros(euros)));
});

test('what was told of a home is kept until two months after it was last news, and then it is no news either', async () => {
  const email = createAddress();
  const { id, koopprijs } = await findPriced();
  const months = 61 * 24 * hour;
  const countTold = async () =>
    v.parse(v.object({ told: v.array(v.unknown()) }), JSON.parse(await findAlerts(bindings).copy())).told
      .length;
  await createAlert({ email, lijst: '/woningaanbod/deventer' });
  await setPrice(id, koopprijs - 15_000);
  await refreshLater();
  await setPrice(id, koopprijs - 14_000);
  await refreshLater();
  expect([(await listTold(email)).length, await countTold()]).toEqual([1, 1]);
  await setPrice(id, koopprijs - 13_000);
  await refreshLater(months);
  expect([(await listTold(email)).length, await countTold()]).toEqual([1, 0]);
  await setPrice(id, koopprijs - 16_000);
  await refreshLater();
  expect([(await listTold(email)).length, await countTold()]).toEqual([2, 1]);
});

test('a clock that was ahead makes nothing news that was not, and hides nothing', async () => {
  const [early, late] = [createAddress(), createAddress()];
  const { id, koopprijs } = await findPriced();
  // Read anew each time the clock jumps: else the old offer starts a read of its own beside the price that changes.
  await refreshLater(10 * hour);
  await createAlert({ email: early, lijst: '/woningaanbod/deventer' });
  await setPrice(id, koopprijs - 5000);
  await refreshLater();
  await refreshLater(-10 * hour);
  await createAlert({ email: late, lijst: '/woningaanbod/deventer' });
  await refreshLater();
  expect([await listTold(early), await listTold(late)]).toEqual([[expect.any(String)], []]);
  await setPrice(id, koopprijs - 9000);
  await refreshLater();
  expect([(await listTold(early)).length, (await listTold(late)).length]).toEqual([2, 1]);
});

test('a morning that was planned by a clock that was a month ahead comes with a right clock as well', async () => {
  const email = createAddress();
  const { id, koopprijs } = await findPriced();
  const month = 30 * 24 * hour;
  await refreshLater(month);
  await createAlert({ email, lijst: '/woningaanbod/deventer', frequentie: 'dagelijks' });
  await refreshLater(-month);
  await refreshLater(25 * hour);
  await setPrice(id, koopprijs - 12_000);
  await refreshLater();
  await refreshLater(25 * hour);
  expect(await listTold(email)).toHaveLength(1);
});

test('one network makes us mail an address three times a day, and who asks from another is mailed all the same', async () => {
  const email = createAddress();
  await createAlert({ email, lijst: '/woningaanbod/deventer' });
  const from = (address: string, lijst: string) =>
    askAlert({ email, lijst }, { 'cf-connecting-ip': address });
  const lists = ['/woningaanbod/deventer', '/woningaanbod/olst', '/woningaanbod', '/woningaanbod?kamers=4'];
  const answers: string[] = [];
  for (const lijst of lists) answers.push(await (await from('192.0.2.9', lijst)).text());
  expect(new Set(answers.slice(0, 3))).toEqual(new Set(['{"staat":"onbevestigd"}']));
  // Nobody is told to look for a mail that never comes.
  expect(answers[3]).toContain('Kijk in je mail, of probeer het morgen opnieuw.');
  await work();
  expect(await readMail(email)).toHaveLength(4);
  expect((await from('198.51.100.9', '/woningaanbod?kamers=5')).status).toBe(200);
  await work();
  expect(await readMail(email)).toHaveLength(5);
  expect((await findAlerts(bindings).listPerson(email)).map(({ staat }) => staat)).toContain('actief');
});

test('an address with twenty alerts is told to end one, on any day', async () => {
  const email = createAddress();
  const alerts = findAlerts(bindings);
  for (let rooms = 1; rooms <= 20; rooms += 1) {
    await alerts.signUp({
      ...{
        email,
        lijst: `/woningaanbod?kamers=${rooms}`,
        centre: 'null',
        woorden: '[]',
        frequentie: 'direct',
      },
    });
    // Nine questions are a day's.
    if (rooms % 9 === 0) pass(25 * hour);
  }
  pass(25 * hour);
  const page = await askAlert({ email, lijst: '/woningaanbod/deventer' }, { accept: 'text/html' });
  expect(page.status).toBe(422);
  const text = await page.text();
  expect(text).toContain(
    'Dit adres heeft al twintig meldingen. Stop er eerst een, met de link in een mail van ons.',
  );
  expect(text).not.toContain('morgen');
});

test('an alert survives by its copy', async () => {
  const email = createAddress();
  const link = await createAlert({ email, lijst: '/woningaanbod/deventer' });
  const alerts = findAlerts(bindings);
  const copy = await alerts.copy();
  await alerts.erasePerson(email);
  expect(await alerts.restore(copy)).toBe(1);
  expect(await (await ask(link)).json()).toMatchObject({ staat: 'actief' });
});
