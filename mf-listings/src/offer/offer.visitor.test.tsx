import { alertPaths } from '@binnen/contracts/alerts/alert-form';
import { pushCache, pushedAlertsKey, pushMeta } from '@binnen/contracts/alerts/pushed-alerts';
import { readPaths } from '@binnen/contracts/api-paths';
import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerOffer,
  createArchive,
  createCard,
  createCards,
  createPhoto,
  readLastQuery,
  type Sent,
} from '../../test/made-up-homes.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
afterEach(() => {
  vi.restoreAllMocks();
});

const plain = {
  ...{ fields: 'shown', limit: '12', offset: '0' },
  ...{ soort: 'koop', sort: '-date_created', tellingen: 'eerste', verkocht: 'nee' },
};

/** Thirty homes, in pages of what was asked for. */
const dealPages = ({ query }: Sent) => {
  const [limit, offset] = [Number(query['limit']), Number(query['offset'])];
  return createArchive(createCards(Math.min(limit, 30 - offset), offset + 1), 30);
};

const showOffer = async (path = '/woningaanbod', texts: Record<string, string> = {}) => {
  const { screen, readAddress, router } = await showPage(remote, path, { texts });
  const main = screen.getByRole('main');
  return { screen, readAddress, router, main, cards: main.getByRole('article') };
};

test('an offer that cannot be had says so, with the number to call', async () => {
  answerOffer(edge, () => problem(503, 'upstream-unavailable'));
  const { main, cards } = await showOffer('/woningaanbod', {
    primary_phone_number: '0570 12 34 56',
  });
  await expect.element(main.getByText('Het aanbod is nu even niet te zien.')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Bel 0570 12 34 56' }))
    .toHaveAttribute('href', 'tel:+31570123456');
  await expect.element(cards).not.toBeInTheDocument();
});

test.each([
  ['denied', 'Sta ze toe bij de instellingen van deze site'],
  ['default', 'Druk nog eens als je meldingen wilt.'],
] as const)(
  'who answers “%s” to notifications is told what to do; nothing is kept, and e-mail remains',
  async (permission, told) => {
    answerOffer(edge, dealPages);
    const meta = Object.assign(document.createElement('meta'), { name: pushMeta, content: 'a-key' });
    document.head.append(meta);
    vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission);
    const asked = vi.spyOn(PushManager.prototype, 'subscribe');
    const { main } = await showOffer();
    const press = main.getByRole('button', { name: 'Of krijg een melding op dit apparaat' });
    await press.click();
    await expect.element(main.getByRole('status').filter({ hasText: told })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    expect(edge.received(alertPaths.alertPush)).toEqual([]);
    expect([localStorage.getItem(pushedAlertsKey), await caches.has(pushCache)]).toEqual([null, false]);
    await expect.element(main.getByRole('textbox', { name: 'E-mailadres' })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Mail mij nieuwe woningen' })).toBeEnabled();
    await expect.element(press).toBeEnabled();
    meta.remove();
  },
);

test('a browser that has ten alerts is told to end one, and not to come back later', async () => {
  answerOffer(edge, dealPages);
  edge.answersPost(alertPaths.alertPush, () => problem(429, 'rate-limited'));
  const meta = Object.assign(document.createElement('meta'), { name: pushMeta, content: 'a-key' });
  document.head.append(meta);
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted');
  vi.spyOn(PushManager.prototype, 'subscribe').mockImplementation(async () => {
    const { PushSubscription } = window;
    return Object.create(PushSubscription.prototype, { toJSON: { value: () => ({ endpoint: 'x' }) } });
  });
  const { main } = await showOffer();
  await main.getByRole('button', { name: 'Of krijg een melding op dit apparaat' }).click();
  const told = main.getByRole('status').filter({ hasText: 'Op dit apparaat staan al tien meldingen.' });
  await expect.element(told.getByRole('link')).toHaveAttribute('href', '/meldingen');
  meta.remove();
});

test('what a press for notifications came to is not said below another list', async () => {
  answerOffer(edge, dealPages);
  const meta = Object.assign(document.createElement('meta'), { name: pushMeta, content: 'a-key' });
  document.head.append(meta);
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied');
  const { main } = await showOffer();
  await main.getByRole('button', { name: 'Of krijg een melding op dit apparaat' }).click();
  const told = main.getByText(/^Je browser houdt meldingen van onze site tegen/);
  await expect.element(told).toBeVisible();
  await main.getByRole('link', { name: /^Te huur/ }).click();
  await expect.element(main.getByRole('heading', { name: '30 woningen te huur' })).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  meta.remove();
});

test('the first page asks for twelve of the newest homes for sale, and shows them in the order of the reply', async () => {
  answerOffer(edge, dealPages);
  const { screen, main, cards } = await showOffer();
  await expect.element(main.getByRole('heading', { name: '30 woningen te koop' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Alle woningen' })).toBeVisible();
  expect(edge.received(readPaths.archive).map(({ query }) => query)).toEqual([plain]);
  expect(
    cards
      .getByRole('heading')
      .elements()
      .map((title) => title.textContent),
  ).toEqual(Array.from({ length: 12 }, (_, index) => `Dorpsstraat ${index + 1}`));
});

test('numbered pages show the next homes, and the address says which page it is', async () => {
  answerOffer(edge, dealPages);
  const { main, cards, readAddress, router } = await showOffer();
  const paging = main.getByRole('navigation', { name: 'Pagina’s van het aanbod' });
  await expect.element(paging.getByRole('link', { name: 'Vorige' })).not.toBeInTheDocument();
  await paging.getByRole('link', { name: 'Pagina 2' }).click();
  await expect.element(cards.first()).toMatchTextContent(/Dorpsstraat 13/);
  await expect.poll(readAddress).toBe('/woningaanbod?pagina=2');
  await expect.poll(() => document.title).toBe('Woningaanbod, pagina 2 van 3');
  await expect
    .element(paging.getByRole('link', { name: 'Pagina 2' }))
    .toHaveAttribute('aria-current', 'page');
  await paging.getByRole('link', { name: 'Volgende' }).click();
  await expect.element(cards.first()).toMatchTextContent(/Dorpsstraat 25/);
  expect(readLastQuery(edge)).toEqual({ ...plain, offset: '24' });
  await expect.element(cards).toHaveLength(6);
  await expect.element(paging.getByRole('link', { name: 'Volgende' })).not.toBeInTheDocument();
  await paging.getByRole('link', { name: 'Pagina 1' }).click();
  await expect.element(cards.first().getByRole('heading', { name: 'Dorpsstraat 1' })).toBeVisible();
  await expect.poll(readAddress).toBe('/woningaanbod');
  void router.navigate(-1);
  await expect.element(cards.first()).toMatchTextContent(/Dorpsstraat 25/);
});

test('the list of a town has no other town', async () => {
  answerOffer(edge, dealPages);
  const { main } = await showOffer('/woningaanbod/olst?plaats=deventer&tuin=ja');
  const chips = main.getByRole('list', { name: 'Gekozen filters' }).getByRole('link');
  await expect.element(chips.first()).toMatchTextContent('Olst');
  expect(chips.elements().map((chip) => chip.textContent)).toEqual([
    expect.stringContaining('Olst'),
    'Verwijder filter: Tuin',
    'Wis alle filters',
  ]);
  expect(readLastQuery(edge)).toEqual({ ...plain, plaats: 'olst', tuin: 'ja' });
});

test.each([1100, 1440])('chips keep off the order and the way to the map, %i pixels wide', async (width) => {
  await page.viewport(width, 844);
  answerOffer(edge, dealPages);
  const { main } = await showOffer(
    '/woningaanbod?plaats=olst&prijstot=600000&kamers=4&oppervlakte=80&perceel=100&type=woonhuis&tuin=ja&parkeren=eigen',
  );
  const chips = main.getByRole('list', { name: 'Gekozen filters' });
  await expect.element(chips).toBeVisible();
  const { bottom } = main.getByRole('combobox', { name: 'Sorteer op' }).element().getBoundingClientRect();
  expect(chips.element().getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(8);
  await page.viewport(390, 844);
});

test.each([320, 360, 390])('the order has its whole name on a phone, %i pixels wide', async (width) => {
  await page.viewport(width, 844);
  answerOffer(edge, dealPages);
  const { main } = await showOffer('/woningaanbod');
  const order = main.getByRole('combobox', { name: 'Sorteer op' });
  const names = {
    '': 'Nieuwste eerst',
    prijs: 'Prijs: laag naar hoog',
    '-verlaagd': 'Laatst verlaagd eerst',
  };
  for (const [sort, name] of Object.entries(names)) {
    await order.selectOptions(sort);
    await expect.element(order).toHaveDisplayValue(name);
    const { font, paddingLeft, paddingRight } = getComputedStyle(order.element());
    const room = order.element().clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const words = Object.assign(document.createElement('span'), { textContent: name });
    Object.assign(words.style, { font, position: 'absolute', whiteSpace: 'nowrap' });
    document.body.append(words);
    expect(room).toBeGreaterThanOrEqual(Math.floor(words.getBoundingClientRect().width));
    words.remove();
  }
  await page.viewport(390, 844);
});

test('a count with sold homes takes two lines at most on a phone', async () => {
  answerOffer(edge, createArchive(createCards(12), 335, { verkocht: { ja: 102 } }));
  const { main } = await showOffer('/woningaanbod?verkocht=ook');
  const count = main.getByRole('heading', { name: /verkocht of aangekocht$/ });
  await expect.element(count).toBeVisible();
  const lines = document.createRange();
  lines.selectNodeContents(count.element());
  expect(new Set([...lines.getClientRects()].map(({ top }) => Math.round(top))).size).toBeLessThanOrEqual(2);
});

test('beside a map the way to the list and the order share a row, and so do the counts of bedrooms', async () => {
  await page.viewport(1440, 900);
  answerOffer(edge, (sent) => ({
    ...dealPages(sent),
    tellingen: { slaapkamers: { 1: 29, 2: 28, 3: 20, 4: 9, 5: 2 } },
  }));
  edge.answersGet(readPaths.map, { punten: [], plaatsen: [], tegels: null });
  const { main } = await showOffer('/woningaanbod?weergave=kaart');
  const order = main.getByRole('combobox', { name: 'Sorteer op' });
  await expect.element(order).toBeVisible();
  const top = (found: Element) => Math.round(found.getBoundingClientRect().top);
  expect(top(main.getByRole('link', { name: 'Lijst' }).element())).toBe(top(order.element()));
  const bedrooms = main.getByRole('group', { name: 'Slaapkamers' }).getByRole('link').elements();
  expect(bedrooms).toHaveLength(5);
  expect(new Set(bedrooms.map(top)).size).toBe(1);
  await page.viewport(390, 844);
});

test('the card of a building plot has the size of its ground, and no energy label', async () => {
  const plot = createCard(1, {
    ...{ objecttype: 'BOUWGROND', woonoppervlakte: null, perceeloppervlakte: 734 },
    ...{ aantalkamers: null, etages: [], energieklasse: null },
  });
  answerOffer(edge, createArchive([plot]));
  const { cards } = await showOffer();
  await expect.element(cards.getByRole('listitem')).toHaveTextContent('Perceel 734 m²');
  await expect.element(cards.getByText(/Energielabel/)).not.toBeInTheDocument();
});

test('one home is one home, without pages or an order to choose', async () => {
  answerOffer(edge, createArchive([createCard(1)]));
  const { main } = await showOffer();
  await expect.element(main.getByRole('heading', { name: '1 woning te koop' })).toBeVisible();
  await expect
    .element(main.getByRole('navigation', { name: 'Pagina’s van het aanbod' }))
    .not.toBeInTheDocument();
  await expect.element(main.getByRole('combobox', { name: 'Sorteer op' })).not.toBeInTheDocument();
});

test.each([
  ['Prijs: laag naar hoog', 'prijs'],
  ['Prijs: hoog naar laag', '-prijs'],
  ['Grootste eerst', '-woonoppervlakte'],
  ['Kleinste eerst', 'woonoppervlakte'],
])('the order "%s" is asked for, from the first page on, and keeps the filters', async (label, sort) => {
  answerOffer(edge, dealPages);
  const { main, readAddress } = await showOffer('/woningaanbod?kamers=3&pagina=2');
  await main.getByRole('combobox', { name: 'Sorteer op' }).selectOptions(label);
  await expect.poll(() => readLastQuery(edge)).toEqual({ ...plain, kamers: '3', sort });
  await expect.poll(readAddress).toBe(`/woningaanbod?kamers=3&sort=${sort}`);
  await expect.element(main.getByRole('combobox', { name: 'Sorteer op' })).toHaveDisplayValue(label);
  await main.getByRole('combobox', { name: 'Sorteer op' }).selectOptions('Nieuwste eerst');
  await expect.poll(readAddress).toBe('/woningaanbod?kamers=3');
  expect(readLastQuery(edge)).toEqual({ ...plain, kamers: '3' });
});

test.each([
  ['Sorteer op', 'sort=prijs', 'sort=-prijs'],
  ['Prijs vanaf', 'prijsvan=150000', 'prijsvan=200000'],
])(
  'by keys one goes on choosing in “%s”: the list that came meanwhile leaves them there',
  async (name, one, next) => {
    await page.viewport(1280, 900);
    answerOffer(edge, dealPages);
    const { main, readAddress, router } = await showOffer();
    const select = main.getByRole('combobox', { name });
    await expect.element(select).toBeVisible();
    select.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    const toMap = main.getByRole('link', { name: 'Kaart' });
    await expect.element(toMap).toHaveAttribute('href', `/woningaanbod?${one}&weergave=kaart`);
    await expect.element(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(readAddress).toBe(`/woningaanbod?${next}`);
    // The way back puts its choice there.
    void router.navigate(-2);
    await expect.element(select).toHaveValue('');
  },
);

test('homes for rent are one press away, and a price does not come along', async () => {
  answerOffer(edge, ({ query }) =>
    query['soort'] === 'huur'
      ? createArchive([
          createCard(9, { koopprijs: null, koopconditie: null, huurprijs: 1250, huurconditie: 'PER_MAAND' }),
        ])
      : createArchive(createCards(3)),
  );
  const { main, cards, readAddress } = await showOffer('/woningaanbod?prijstot=400000&kamers=3');
  const kinds = main.getByRole('navigation', { name: 'Koop of huur' });
  await expect
    .element(kinds.getByRole('link', { name: 'Te koop 3' }))
    .toHaveAttribute('aria-current', 'true');
  await kinds.getByRole('link', { name: 'Te huur', exact: true }).click();
  await expect.element(main.getByRole('heading', { name: '1 woning te huur' })).toBeVisible();
  await expect.poll(readAddress).toBe('/woningaanbod?kamers=3&soort=huur');
  expect(readLastQuery(edge)).toEqual({ ...plain, kamers: '3', soort: 'huur' });
  await expect.element(cards).toMatchTextContent(/€\s1\.250 p\/m/);
  await kinds.getByRole('link', { name: /^Te koop/ }).click();
  await expect.poll(readAddress).toBe('/woningaanbod?kamers=3');
});

test('a list of one place asks for that place, and an empty one says so with two ways on', async () => {
  answerOffer(edge, ({ query }) => createArchive(query['plaats'] === 'posterenk' ? [] : createCards(2)));
  const { screen, main, readAddress } = await showOffer('/woningaanbod/posterenk');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Wonen in Posterenk' })).toBeVisible();
  expect(readLastQuery(edge)).toEqual({ ...plain, plaats: 'posterenk' });
  await expect
    .element(main.getByText('In Posterenk hebben we nu geen woningen die hierbij passen.'))
    .toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Laat ons zoeken' }))
    .toHaveAttribute('href', '/zoekopdracht?soort=koop&plaats=Posterenk');
  await main.getByRole('link', { name: 'Bekijk al het aanbod' }).click();
  await expect.element(main.getByRole('heading', { name: '2 woningen te koop' })).toBeVisible();
  await expect.poll(readAddress).toBe('/woningaanbod');
});

test.each([
  ['soort=huur', 'Te koop: 1 woning', ''],
  ['', 'Te huur: 3 woningen', '?soort=huur'],
])('an empty list (%s) leads to the homes of the other kind: %s', async (asked, way, to) => {
  answerOffer(edge, createArchive([], 0, { soort: asked ? { koop: 1, huur: 0 } : { koop: 0, huur: 3 } }));
  const { main, readAddress } = await showOffer(`/woningaanbod/posterenk?${asked}`);
  await main.getByRole('link', { name: way, exact: true }).click();
  await expect.poll(readAddress).toBe(`/woningaanbod/posterenk${to}`);
});

test('a place that nobody knows is not found', async () => {
  answerOffer(edge, createArchive([]));
  const { screen } = await showOffer('/woningaanbod/atlantis');
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^404/);
});

test('an empty list tells what was looked for, in the advice of the CMS', async () => {
  answerOffer(edge, createArchive([], 0, { soort: { koop: 0, huur: 0 } }));
  const { screen } = await showPage(remote, '/woningaanbod?zoeken=Zwaluwstraat', {
    longTexts: {
      aanbod_leeg: '<p>Bel <em>ons</em> even.</p>',
    },
  });
  const main = screen.getByRole('main');
  await expect
    .element(main.getByText('We hebben nu geen woningen gevonden voor “Zwaluwstraat”.'))
    .toBeVisible();
  await expect.element(main.getByText('Bel ons even.')).toBeVisible();
  await expect
    .element(main.getByRole('heading', { name: '0 woningen te koop voor “Zwaluwstraat”' }))
    .toBeVisible();
});

test('an empty list names the filter that empties it, and leads to the list without it', async () => {
  answerOffer(edge, ({ query }) =>
    query['kamers']
      ? {
          ...createArchive([], 0),
          zonder: { filters: { kamers: 1, energielabel: 0 }, alle: 69, vraag: 0 },
        }
      : createArchive(createCards(1)),
  );
  const { main, readAddress } = await showOffer('/woningaanbod?plaats=deventer&kamers=6&energielabel=A');
  await expect.element(main.getByText('Met “6 of meer kamers” blijft er geen woning over.')).toBeVisible();
  await main.getByRole('link', { name: 'Zonder “6 of meer kamers”: 1 woning' }).click();
  await expect.poll(readAddress).toBe('/woningaanbod?plaats=deventer&energielabel=A');
});

test('filters that only together leave nothing say so, and lead to the list without them', async () => {
  answerOffer(edge, ({ query }) =>
    query['kamers']
      ? { ...createArchive([], 0), zonder: { filters: {}, alle: 69, vraag: 0 } }
      : createArchive(createCards(2), 69),
  );
  const { main, readAddress } = await showOffer('/woningaanbod?plaats=olst&kamers=6&tuin=ja');
  await expect.element(main.getByText('Deze filters laten samen geen woning over.')).toBeVisible();
  await main.getByRole('link', { name: 'Zonder deze filters: 69 woningen' }).click();
  await expect.poll(readAddress).toBe('/woningaanbod?plaats=olst');
});

test.each(['soort=huur', 'verkocht=ook'])(
  'a question that finds nothing is not blamed on filters that nobody set (%s)',
  async (set) => {
    answerOffer(edge, { ...createArchive([], 0), zonder: { filters: {}, alle: 0, vraag: 12 } });
    const { main } = await showOffer(`/woningaanbod?zoeken=Zwaluwstraat&${set}`);
    await expect
      .element(main.getByText('We hebben nu geen woningen gevonden voor “Zwaluwstraat”.'))
      .toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Zonder “Zwaluwstraat”: 12 woningen' }))
      .toBeVisible();
  },
);

test('a sentence becomes the address of its list, each wish a chip, and says what it left out', async () => {
  answerOffer(edge, ({ query }) => ({
    ...createArchive(createCards(2)),
    ...(query['searchquery']
      ? { zin: { vraag: { plaats: 'olst', tuin: 'ja', prijstot: '400000' }, rest: ['zwembad'] } }
      : {}),
  }));
  const { main, readAddress } = await showOffer('/woningaanbod?zoeken=huis met tuin en zwembad');
  await expect.poll(readAddress).toBe('/woningaanbod?plaats=olst&tuin=ja&prijstot=400000&niet=zwembad');
  const chips = main.getByRole('list', { name: 'Gekozen filters' });
  for (const words of ['Olst', 'Tuin', 'Tot en met €\u00a0400.000'])
    await expect.element(chips.getByRole('link', { name: `Verwijder filter: ${words}` })).toBeVisible();
  await expect.element(main.getByText('Dit konden we niet meenemen: zwembad.')).toBeVisible();
});

test('one word that is no place, asked with the radius of the search before, is the filter that it names', async () => {
  edge.answersGet(readPaths.radius, problem(404, 'address-not-found'));
  answerOffer(edge, ({ query }) => ({
    ...createArchive(createCards(2)),
    ...(query['searchquery'] ? { zin: { vraag: { type: 'appartement' }, rest: [] } } : {}),
  }));
  const { readAddress } = await showOffer('/woningaanbod?zoeken=appartement&radius=5');
  await expect.poll(readAddress).toBe('/woningaanbod?type=appartement');
});

test('a radius round a place that nobody knows says so, and offers no mail of it', async () => {
  edge.answersGet(readPaths.radius, problem(404, 'address-not-found'));
  answerOffer(edge, () => createArchive([]));
  const { main } = await showOffer('/woningaanbod?zoeken=Qwertystad&radius=5');
  await expect.element(main.getByText('We weten niet waar “Qwertystad” is.')).toBeVisible();
  await expect.element(main.getByText(/een andere plaats, straat of postcode/)).toBeVisible();
  await expect.element(main.getByRole('textbox', { name: 'E-mailadres' })).not.toBeInTheDocument();
});

test.each([
  ['prijsvan=400000', { soort: 'huur', plaats: 'deventer' }, 'soort=huur&plaats=deventer'],
  ['soort=huur&prijstot=1000', { soort: 'koop' }, 'soort=koop'],
  ['prijsvan=300000', { soort: 'huur', prijstot: '1200' }, 'prijstot=1200&soort=huur'],
  ['prijsvan=300000', { soort: 'koop', tuin: 'ja' }, 'soort=koop&prijsvan=300000&tuin=ja'],
])('a sentence keeps the price of %s only for the kind that it is of: %o', async (set, vraag, to) => {
  answerOffer(edge, ({ query }) => ({
    ...createArchive(createCards(2)),
    ...(query['searchquery'] ? { zin: { vraag, rest: [] } } : {}),
  }));
  const { readAddress } = await showOffer(`/woningaanbod?${set}&zoeken=een zin`);
  const sort = (address: string) => [...new URLSearchParams(address.split('?')[1])].sort();
  await expect.poll(() => sort(readAddress())).toEqual(sort(`?${to}`));
});

test('a page after the last leads to the first', async () => {
  answerOffer(edge, ({ query }) =>
    query['offset'] === '0' ? createArchive(createCards(5)) : createArchive([], 5),
  );
  const { main, cards, readAddress } = await showOffer('/woningaanbod?kamers=4&pagina=7');
  await expect.element(main.getByText('Op deze pagina staan geen woningen meer.')).toBeVisible();
  // There are homes: no advice to look for others.
  await expect.element(main.getByText(/^Zoek ruimer/)).not.toBeInTheDocument();
  await main.getByRole('link', { name: 'Naar de eerste pagina' }).click();
  await expect.element(cards).toHaveLength(5);
  await expect.poll(readAddress).toBe('/woningaanbod?kamers=4');
});

test('a search without a kind that has rentals alone shows those', async () => {
  answerOffer(edge, ({ query }) =>
    query['soort'] === 'huur'
      ? createArchive(createCards(4), 4, { soort: { koop: 0, huur: 4 } })
      : createArchive([], 0, { soort: { koop: 0, huur: 4 } }),
  );
  const { main } = await showOffer('/woningaanbod?zoeken=Olst');
  await expect.element(main.getByRole('heading', { name: '4 woningen te huur in Olst' })).toBeVisible();
  expect(edge.received(readPaths.archive).map(({ query }) => query['soort'])).toEqual(['koop', 'huur']);
  expect(readLastQuery(edge)).toMatchObject({ searchquery: 'Olst' });
});

test('who looks for a home for sale up to a price is shown no rent in its place', async () => {
  answerOffer(edge, ({ query }) =>
    query['soort'] === 'huur'
      ? createArchive(createCards(4), 4, { soort: { koop: 0, huur: 4 } })
      : {
          ...createArchive([], 0, { soort: { koop: 0, huur: 4 } }),
          zonder: { filters: { prijstot: 14 }, alle: 14, vraag: 0 },
        },
  );
  const { main } = await showOffer('/woningaanbod?zoeken=Olst&prijstot=200000');
  await expect
    .element(main.getByRole('link', { name: 'Zonder “Tot en met € 200.000”: 14 woningen' }))
    .toBeVisible();
  await expect.element(main.getByRole('heading', { name: '0 woningen te koop in Olst' })).toBeVisible();
});

test.each([
  [1, 0, 'Toon ook 1 verhuurde woning', 'te huur'],
  [1, 1, 'Toon ook 1 verkochte of aangekochte woning', 'te koop'],
  [0, 0, null, 'te koop'],
])(
  'a search that finds nothing on offer, %i let and %i sold homes, leads to them: %s',
  async (gone, sold, way, kind) => {
    answerOffer(edge, ({ query }) =>
      createArchive([], 0, {
        soort: { koop: 0, huur: 0 },
        verkocht: query['soort'] === 'huur' ? { ja: gone } : { ja: sold },
      }),
    );
    const { main } = await showOffer('/woningaanbod?zoeken=Grotestraat 26');
    const title = `0 woningen ${kind} voor “Grotestraat 26”`;
    await expect.element(main.getByRole('heading', { name: title })).toBeVisible();
    const ways = main.getByRole('link', { name: /^Toon ook/ }).elements();
    expect(ways.map(({ textContent }) => textContent)).toEqual(way ? [way] : []);
  },
);

test('a search that finds nothing says so, whether or not the question for rentals is answered', async () => {
  answerOffer(edge, ({ query }) =>
    query['soort'] === 'huur'
      ? problem(429, 'rate-limited')
      : createArchive([], 0, { soort: { koop: 0, huur: 0 } }),
  );
  const { main } = await showOffer('/woningaanbod?zoeken=Grotestraat 26');
  const title = '0 woningen te koop voor “Grotestraat 26”';
  await expect.element(main.getByRole('heading', { name: title })).toBeVisible();
});

test('the map beside rentals that nobody chose is theirs', async () => {
  answerOffer(edge, ({ query }) =>
    query['soort'] === 'huur'
      ? createArchive(createCards(4), 4, { soort: { koop: 0, huur: 4 } })
      : createArchive([], 0, { soort: { koop: 0, huur: 4 } }),
  );
  edge.answersGet(readPaths.map, { punten: [], plaatsen: [], tegels: null });
  const { main } = await showOffer('/woningaanbod?zoeken=Olst&weergave=kaart');
  await expect.element(main.getByRole('heading', { name: '4 woningen te huur in Olst' })).toBeVisible();
  expect(edge.received(readPaths.map).map(({ query }) => query['soort'])).toEqual(['huur']);
});

test('a new question is asked everywhere, with the other filters', async () => {
  answerOffer(edge, createArchive(createCards(3)));
  edge.answersGet(readPaths.suggestions, { suggesties: [] });
  const path = '/woningaanbod?plaats=deventer&buurt=Knutteldorp&type=appartement';
  const { screen, readAddress } = await showOffer(path);
  await screen.getByRole('combobox', { name: /Zoek op plaats/ }).fill('Olst');
  await screen.getByRole('button', { name: 'Zoeken' }).click();
  await expect.poll(readAddress).toBe('/woningaanbod?zoeken=Olst&type=appartement');
});

test('a search that fails says so, keeps the question in its field, and shows no homes that were not asked for', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let isDown = false;
  answerOffer(edge, ({ query }) => {
    if (isDown) return problem(500, 'internal-error');
    return query['searchquery'] ? createArchive([createCard(50)]) : createArchive(createCards(3));
  });
  const { screen, main, cards } = await showOffer();
  await expect.element(cards).toHaveLength(3);
  isDown = true;
  const field = screen.getByRole('combobox', { name: /Zoek op plaats/ });
  await field.fill('Olst');
  await screen.getByRole('button', { name: 'Zoeken' }).click();
  await expect.element(main.getByRole('status')).toMatchTextContent(/Zoeken lukt nu even niet/);
  await expect.poll(() => warn.mock.calls.flat().join(' ')).toContain('The search failed');
  await expect.element(field).toHaveValue('Olst');
  await expect.element(cards).toHaveLength(0);
  await expect
    .element(main.getByRole('link', { name: 'Probeer het opnieuw' }))
    .toHaveAttribute('href', '/woningaanbod?zoeken=Olst');
  isDown = false;
  await screen.getByRole('button', { name: 'Zoeken' }).click();
  await expect.element(main.getByRole('heading', { name: '1 woning te koop in Olst' })).toBeVisible();
});

test('a search by distance that cannot be had says so, instead of that there are no homes', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerOffer(edge, createArchive([]));
  edge.answersGet(readPaths.radius, problem(503, 'upstream-unavailable'));
  const { main } = await showOffer('/woningaanbod?zoeken=Nergenshuizen&radius=5');
  await expect.element(main.getByRole('status')).toMatchTextContent(/Zoeken op afstand lukt nu even niet/);
  expect(warn.mock.calls.flat().join(' ')).toContain('The search failed');
});

test('without a connection the offer is an error for the shell to explain', async () => {
  answerOffer(edge, createArchive([]));
  edge.drops(readPaths.archive);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { screen } = await showPage(remote, '/woningaanbod/olst');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('unreachable');
});

test('a slip that was understood is mended in the heading, which says what was typed', async () => {
  answerOffer(edge, { ...createArchive(createCards(3)), begrepen: 'Olst' });
  const { main } = await showOffer('/woningaanbod?zoeken=Osst');
  await expect.element(main.getByRole('heading', { name: '3 woningen te koop in Olst' })).toBeVisible();
  await expect.element(main.getByText('Je zocht: Osst; dit is Olst.')).toBeVisible();
  expect(document.title).toBe('Woningen bij “Olst”');
});

test('what makes no sense in the address is not asked for', async () => {
  answerOffer(edge, dealPages);
  const { main } = await showOffer(
    '/woningaanbod?pagina=-3&prijstot=duizend&kamers=1e3&sort=transactieprijs&soort=ruil&type=%3Cb%3E&plaats=..%2Fetc&zoeken=&radius=-5&vak=1,2',
  );
  await expect.element(main.getByRole('heading', { name: '30 woningen te koop' })).toBeVisible();
  expect(readLastQuery(edge)).toEqual(plain);
});

test('a card says that its price was reduced, and what it was', async () => {
  const reduced = createCard(1, { prijsverlaging: { datum: '2026-11-20', van: 315_000 } });
  answerOffer(edge, createArchive([reduced, createCard(2)]));
  const { cards } = await showOffer('/woningaanbod?sort=-verlaagd');
  await expect.element(cards.first()).toMatchTextContent(/Prijs verlaagd was € 315\.000/);
  await expect.element(cards.nth(1)).not.toMatchTextContent(/verlaagd/);
  expect(readLastQuery(edge)).toEqual({ ...plain, sort: '-verlaagd' });
});

test('a card leads to its home; a photo that cannot be loaded is a quiet drawing with its words', async () => {
  answerOffer(
    edge,
    createArchive([
      createCard(1, { media: [createPhoto(66, { soort: 'HOOFDFOTO' })] }),
      createCard(2, { media: [] }),
    ]),
  );
  edge.answersGet('/images/realworks/*', new Response(null, { status: 404 }));
  const { main, cards } = await showOffer();
  await expect.element(cards.first().getByRole('img', { name: 'Voorgevel van nummer 1' })).toBeVisible();
  await expect.element(cards.nth(1).getByRole('img', { name: 'Voorgevel van nummer 2' })).toBeVisible();
  await expect.poll(() => main.element().querySelectorAll('article img').length).toBe(0);
  await expect
    .element(cards.first().getByRole('link', { name: 'Dorpsstraat 1' }))
    .toHaveAttribute('href', '/woningaanbod/olst/dorpsstraat-1');
});

test.each([
  ['/woningaanbod', '/zoekopdracht?soort=koop'],
  [
    '/woningaanbod?soort=huur&plaats=olst&prijstot=1250&pagina=2',
    '/zoekopdracht?soort=huur&plaats=Olst&prijstot=1250',
  ],
  [
    '/woningaanbod?zoeken=deventer&type=appartement&kamers=3&oppervlakte=100&sort=prijs',
    '/zoekopdracht?soort=koop&plaats=Deventer&type=appartement&kamers=3&oppervlakte=100',
  ],
  ['/woningaanbod?zoeken=Keulenstraat+19', '/zoekopdracht?soort=koop'],
  ['/woningaanbod/olst?soort=koop', '/zoekopdracht?soort=koop&plaats=Olst'],
])('%s leads on to a search order with its filters', async (path, order) => {
  answerOffer(edge, dealPages);
  const { main } = await showOffer(path);
  await expect
    .element(main.getByRole('link', { name: 'Of laat ons voor je zoeken' }))
    .toHaveAttribute('href', order);
});

test.each([
  ['/woningaanbod?plaats=olst&sort=prijs&pagina=2', '/woningaanbod?plaats=olst&soort=koop', 2],
  ['/woningaanbod/posterenk?kamers=5', '/woningaanbod/posterenk?kamers=5&soort=koop', 0],
])('%s asks for its new homes by mail, also when it is empty', async (path, lijst, homes) => {
  answerOffer(edge, createArchive(createCards(homes), homes));
  const { main } = await showOffer(path);
  const field = main.getByRole('textbox', { name: 'E-mailadres' });
  await expect.element(field).toBeVisible();
  const form = field.element().closest('form') ?? undefined;
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/melding/aanvragen', 'post']);
  const wanted = { lijst, _website: '', email: '', frequentie: 'direct' };
  expect(Object.fromEntries(new FormData(form))).toEqual(wanted);
  await expect.element(main.getByRole('button', { name: 'Mail mij nieuwe woningen' })).toBeVisible();
});

test('below homes that are gone the alert promises homes that can be had', async () => {
  answerOffer(edge, createArchive(createCards(2), 2));
  const { main } = await showOffer('/woningaanbod?verkocht=ja');
  await expect.element(main.getByText(/We mailen je als er weer zo een bij komt/)).toBeVisible();
  await expect.element(main.getByText(/als hier een woning bij komt/)).not.toBeInTheDocument();
});

test.each(['', 'jan'])(
  'the address “%s” for alerts is refused beside its field, until it changes',
  async (email) => {
    answerOffer(edge, createArchive(createCards(2), 2));
    const { main } = await showOffer('/woningaanbod');
    const field = main.getByRole('textbox', { name: 'E-mailadres' });
    await field.fill(email);
    await main.getByRole('button', { name: 'Mail mij nieuwe woningen' }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/Vul een geldig e-mailadres in\./);
    await field.fill('jan@example.nl');
    await expect.element(field).not.toHaveAccessibleDescription(/geldig/);
  },
);

test('an address for alerts with a likely slip gets a suggestion, and is taken as it is without', async () => {
  answerOffer(edge, createArchive(createCards(2), 2));
  const { main } = await showOffer('/woningaanbod');
  const field = main.getByRole('textbox', { name: 'E-mailadres' });
  await field.fill('jan@gmial.com');
  await userEvent.tab();
  await main.getByRole('button', { name: 'jan@gmail.com' }).click();
  await expect.element(field).toHaveValue('jan@gmail.com');
  await expect.element(main.getByText(/^Bedoel je/)).not.toBeInTheDocument();
  await field.fill('jan@example.nl');
  await userEvent.tab();
  expect((field.element() as HTMLInputElement).checkValidity()).toBe(true);
});
