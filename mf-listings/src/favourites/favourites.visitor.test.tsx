import { readPaths } from '@binnen/contracts/api-paths';
import type { Card } from '@binnen/contracts/property';
import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  answerOffer,
  createArchive,
  createCard,
  createCards,
  answerHome,
  createHome,
  readLastQuery,
} from '../../test/made-up-homes.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
beforeEach(() => edge.answersGet(readPaths.mortgageTerms, problem(503, 'upstream-unavailable')));
// Before the storage of the test is emptied.
afterEach(() => {
  vi.restoreAllMocks();
});

const shelf = 'binnen.favorieten';

/** The favourites page of a visitor who kept these homes on an earlier visit. */
const showSaved = async (homes: Card[], now: Card[] | Response = homes) => {
  localStorage.setItem(shelf, JSON.stringify(homes));
  edge.answersGet(readPaths.archive, now instanceof Response ? now : createArchive(now));
  const { screen } = await showPage(remote, '/favorieten');
  const main = screen.getByRole('main');
  return { screen, main, cards: main.getByRole('article') };
};

test('a home that is kept on the list is a favourite, also on a next visit, until its heart is pressed again', async () => {
  answerOffer(edge, ({ query }) =>
    createArchive(createCards(3).filter(({ id }) => query['ids']?.includes(String(id)) ?? true)),
  );
  const list = await showPage(remote, '/woningaanbod');
  const heart = list.screen.getByRole('button', { name: 'Bewaar Dorpsstraat 2' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  heart.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');

  const { screen } = await showPage(remote, '/favorieten');
  await expect.element(screen.getByRole('article')).toHaveLength(1);
  await expect.element(screen.getByRole('link', { name: 'Dorpsstraat 2' })).toBeVisible();
  await expect.poll(() => readLastQuery(edge)).toEqual({ ids: '5200002', limit: '100' });

  const again = await showPage(remote, '/woningaanbod');
  const known = again.screen.getByRole('button', { name: 'Bewaar Dorpsstraat 2' });
  await expect.element(known).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(again.screen.getByRole('button', { name: 'Bewaar Dorpsstraat 1' }))
    .toHaveAttribute('aria-pressed', 'false');
  await known.click();
  const empty = await showPage(remote, '/favorieten');
  await expect.element(empty.screen.getByText('Je hebt nog geen favorieten.')).toBeVisible();
  await expect
    .element(empty.screen.getByRole('link', { name: 'Bekijk het aanbod' }))
    .toHaveAttribute('href', '/woningaanbod');
});

test('the last one that was kept comes first', async () => {
  answerOffer(edge, ({ query }) => createArchive(query['ids'] ? [] : createCards(3)));
  const { screen } = await showPage(remote, '/woningaanbod');
  for (const number of [3, 1])
    await screen.getByRole('button', { name: `Bewaar Dorpsstraat ${number}` }).click();
  const saved = await showPage(remote, '/favorieten');
  await expect
    .poll(() =>
      saved.screen
        .getByRole('article')
        .getByRole('heading')
        .elements()
        .map((title) => title.textContent),
    )
    .toEqual(['Dorpsstraat 1', 'Dorpsstraat 3']);
  await expect.poll(() => readLastQuery(edge)).toEqual({ ids: '5200001,5200003', limit: '100' });
});

test('a favourite whose heart is pressed can be brought back, with its note and to its place', async () => {
  const homes = createCards(3).map((home) => ({ ...home, notitie: `Notitie ${home.id}` }));
  const { screen, cards } = await showSaved(homes);
  const heart = screen.getByRole('button', { name: 'Bewaar Dorpsstraat 2' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  heart.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Dorpsstraat 2 is geen favoriet meer.')).toBeVisible();
  await expect.element(cards).toHaveLength(2);
  const back = screen.getByRole('button', { name: 'Zet Dorpsstraat 2 terug' });
  await expect.element(back).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heart).toHaveFocus();
  await expect.element(back).not.toBeInTheDocument();
  const readKept = (): unknown => JSON.parse(localStorage.getItem(shelf) ?? '[]');
  await expect.poll(readKept).toMatchObject(homes.map(({ id, notitie }) => ({ id, notitie })));
});

test('a heart that is pressed by mistake on a list, and again, loses no note', async () => {
  const [home] = createCards(1);
  localStorage.setItem(shelf, JSON.stringify([{ ...home, notitie: 'Mooie tuin' }]));
  answerOffer(edge, createArchive(createCards(1)));
  const { screen } = await showPage(remote, '/woningaanbod');
  const heart = screen.getByRole('button', { name: 'Bewaar Dorpsstraat 1' });
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem(shelf)!)).toMatchObject([{ id: home?.id, notitie: 'Mooie tuin' }]);
});

const showFavourite = async () => {
  localStorage.setItem(shelf, JSON.stringify(createCards(1)));
  answerOffer(edge, createArchive(createCards(1)));
  const { screen } = await showPage(remote, '/woningaanbod');
  const heart = screen.getByRole('button', { name: 'Bewaar Dorpsstraat 1' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  return heart;
};

test('a press that was held until its code came takes no favourite off: the heart of the document was empty', async () => {
  const heart = await showFavourite();
  // As the platform does a press that it held.
  heart.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a press that was held takes no favourite off, however long the tab stood still before its turn', async () => {
  const heart = await showFavourite();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  heart.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  vi.mocked(Date.now).mockRestore();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a favourite for which there is no room any more is not brought back, which the page says', async () => {
  const homes = createCards(60);
  localStorage.setItem('binnen.bekeken', JSON.stringify(createCards(1, 70)));
  const { screen } = await showSaved(homes, [...homes, ...createCards(1, 70)]);
  await screen.getByRole('button', { name: 'Bewaar Dorpsstraat 2', exact: true }).click();
  await screen.getByRole('button', { name: 'Bewaar Dorpsstraat 70' }).first().click();
  const back = screen.getByRole('button', { name: 'Zet Dorpsstraat 2 terug' });
  await back.click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Je hebt al 60 favorieten. Haal er eerst één weg.');
  expect(JSON.parse(localStorage.getItem(shelf) ?? '')).toHaveLength(60);
});

test('the last favourite can be brought back too', async () => {
  const { screen } = await showSaved(createCards(1));
  await screen.getByRole('button', { name: 'Bewaar Dorpsstraat 1' }).click();
  await screen.getByRole('button', { name: 'Zet Dorpsstraat 1 terug' }).click();
  await expect.element(screen.getByRole('article')).toHaveLength(1);
});

test('a heart beyond what fits says so, and takes nothing away', async () => {
  const full = createCards(60, 10).map((home) => ({ ...home, notitie: `Notitie ${home.id}` }));
  localStorage.setItem(shelf, JSON.stringify(full));
  answerOffer(edge, createArchive(createCards(2)));
  const { screen } = await showPage(remote, '/woningaanbod');
  const heart = screen.getByRole('button', { name: 'Bewaar Dorpsstraat 2' });
  await heart.click();
  const told = screen.getByRole('alert');
  await expect.element(told).toHaveTextContent('Je hebt al 60 favorieten. Haal er eerst één weg.');
  // Not every browser moves the focus with a press.
  dispatchEvent(new PointerEvent('pointerdown'));
  await expect.element(told).not.toBeInTheDocument();
  await heart.click();
  await expect.element(told).toBeVisible();
  await expect.element(told).toBeInViewport({ ratio: 1 });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(JSON.parse(localStorage.getItem(shelf)!)).toEqual(full);

  localStorage.setItem(shelf, JSON.stringify(full.slice(1)));
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(told).not.toBeInTheDocument();
});

test('favourites are shown as they are now, and one that left the offer says so', async () => {
  const { cards, main } = await showSaved(createCards(2), [
    createCard(1, { koopprijs: 289_000, status: 'ONDER_BOD' }),
  ]);
  await expect.element(cards.nth(0)).toMatchTextContent(/€\s289\.000/);
  await expect.element(cards.nth(0)).toMatchTextContent('Onder bod');
  await expect.element(cards.getByText('Niet meer in ons aanbod')).toHaveLength(1);
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'Niet meer in ons aanbod' }))
    .toMatchTextContent('Dorpsstraat 2');
  expect(localStorage.getItem(shelf)).toContain('289000');
});

test('a home that left the offer is compared as such: not for sale, no open house, no mortgage', async () => {
  edge.answersGet(readPaths.mortgageTerms, {
    peildatum: '2026-11-16',
    rentes: [{ jaren: 10, rente: 4 }],
    belasting: null,
    leenruimte: null,
  });
  const openhuisdagen = [{ start: '2026-11-28T11:00:00', eind: null }];
  const { main, cards } = await showSaved(
    [
      createCard(1),
      createCard(2, { openhuisdagen, prijsverlaging: { datum: '2026-11-14', van: 325_000 } }),
      createCard(3, { koopprijs: null, koopconditie: null, huurprijs: 1250, huurconditie: 'PER_MAAND' }),
    ],
    [
      createCard(1),
      createCard(3, { koopprijs: null, koopconditie: null, huurprijs: 1250, huurconditie: 'PER_MAAND' }),
    ],
  );
  const comparison = main.getByRole('region', { name: 'Naast elkaar' });
  await expect.element(comparison.getByText(/^Hypotheek per maand: een rekenvoorbeeld/)).toBeVisible();
  await expect.element(comparison).toMatchTextContent(/Niet meer in ons aanbod/);
  // The row's own name has the word; its cells have the label alone.
  const words = comparison.getByText('Energielabel', { exact: true }).elements();
  expect(words.filter((word) => word.checkVisibility())).toHaveLength(1);
  const rows = Object.fromEntries(
    comparison
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')))
      .map(([label = '', ...cells]) => [label, cells]),
  );
  expect(rows).toMatchObject({
    Status: ['Te koop', 'Niet meer in ons aanbod', 'Te huur'],
    Prijs: ['€ 301.000 k.k.', 'Laatste vraagprijs € 302.000 k.k.', '€ 1.250 p/m'],
    'Prijs per m²': ['€ 2.980', '€ 2.961', '–'],
    'Hypotheek p/m': ['ca. € 1.437', '–', '–'],
  });
  expect(rows).not.toHaveProperty('Open huis');
  await expect.element(cards.nth(1)).toMatchTextContent(/Niet meer in ons aanbod.*Laatste vraagprijs/);
  await expect.element(cards.nth(1)).not.toMatchTextContent(/Te koop|Open huis|Prijs verlaagd/);
});

test('without a connection a kept home has no open house that is over, on its card or compared', async () => {
  const [over, next] = ['2026-11-21', '2026-11-28'].map((day) => [{ start: `${day}T11:00:00`, eind: null }]);
  edge.drops(readPaths.archive);
  localStorage.setItem(
    shelf,
    JSON.stringify([createCard(1, { openhuisdagen: over }), createCard(2, { openhuisdagen: next })]),
  );
  const { screen } = await showPage(remote, '/favorieten');
  const cards = screen.getByRole('article');
  await expect.element(cards.nth(1)).toMatchTextContent(/Open huis zaterdag 28 november/);
  await expect.element(cards.nth(0)).not.toMatchTextContent(/Open huis/);
  await expect
    .element(screen.getByRole('row', { name: /^Open huis/ }))
    .toMatchTextContent(/niet gepland\s*zaterdag 28 november/);
});

test.each([
  ['the edge fails', () => problem(503, 'upstream-unavailable')],
  ['there is no connection', () => undefined],
])('favourites stay in sight while %s', async (_, fail) => {
  const reply = fail();
  if (!reply) edge.drops(readPaths.archive);
  localStorage.setItem(shelf, JSON.stringify(createCards(2)));
  if (reply) edge.answersGet(readPaths.archive, reply);
  const { screen } = await showPage(remote, '/favorieten');
  await expect.poll(() => edge.received(readPaths.archive)).toHaveLength(1);
  await expect.element(screen.getByRole('article')).toHaveLength(2);
  await expect.element(screen.getByText('Niet meer in ons aanbod')).not.toBeInTheDocument();
});

test('two to four that were kept are compared at once, until the visitor chooses others', async () => {
  const { main } = await showSaved(createCards(3));
  const bar = main.getByRole('link', { name: /^Vergelijk \d$/ });
  await expect.element(bar).toHaveTextContent('Vergelijk 3');
  // It leads to the comparison, and lies over nothing of it.
  await bar.click();
  const comparison = main.getByRole('region', { name: 'Naast elkaar' });
  await expect.element(comparison).toBeInViewport();
  const [over, under] = [bar, comparison].map((part) => part.element().getBoundingClientRect());
  expect(over?.bottom).toBeLessThanOrEqual(under?.top ?? 0);
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
  const boxes = main.getByRole('checkbox', { name: /^Vergelijk / });
  await boxes.nth(1).click();
  await expect.element(bar).toHaveTextContent('Vergelijk 2');
  await boxes.nth(0).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test('a home that goes makes room for another in the comparison', async () => {
  const { main } = await showSaved(createCards(5));
  const choose = (number: number) =>
    main.getByRole('checkbox', { name: `Vergelijk Dorpsstraat ${number}`, exact: true });
  for (const number of [1, 2, 3, 4]) await choose(number).click();
  await expect.element(choose(5)).toBeDisabled();
  await main.getByRole('button', { name: 'Bewaar Dorpsstraat 4', exact: true }).click();
  await choose(5).click();
  await expect.element(choose(5)).toBeChecked();
  await expect.element(main.getByRole('link', { name: 'Vergelijk 4' })).toBeVisible();
});

test('two to four are compared side by side, by keyboard too, and unknown facts say so', async () => {
  const homes = [
    createCard(1, {
      koopprijs: 303_000,
      openhuisdagen: [{ start: '2026-11-28T11:00:00', eind: null }],
      ...{ bouwjaar: '1931', perceeloppervlakte: 160, servicekosten: 0, verdieping: 0 },
      ...{ buitenruimte: ['tuin'], zonligging: 'zuidwest', parkeren: ['eigen'] },
    }),
    createCard(2, {
      woonoppervlakte: null,
      aantalkamers: null,
      energieklasse: null,
      etages: [],
      subtitle: null,
    }),
    ...createCards(3, 3),
  ];
  edge.answersGet(readPaths.mortgageTerms, {
    peildatum: '2026-11-16',
    rentes: [{ jaren: 10, rente: 4 }],
    belasting: null,
    leenruimte: null,
  });
  const { main } = await showSaved(homes);
  const boxes = main.getByRole('checkbox', { name: /^Vergelijk / });
  await expect.element(boxes).toHaveLength(5);
  const comparison = main.getByRole('region', { name: 'Naast elkaar' });
  await boxes.nth(0).click();
  await expect.element(comparison).not.toBeInTheDocument();
  boxes.nth(1).element().focus();
  await userEvent.keyboard(' ');
  await expect.element(comparison).toBeVisible();
  await expect.element(comparison.getByText(/^Hypotheek per maand: een rekenvoorbeeld/)).toBeVisible();
  const rows = comparison
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));
  expect(rows).toEqual([
    ['', 'Dorpsstraat 1Olst', 'Dorpsstraat 2Olst'],
    ['Status', 'Te koop', 'Te koop'],
    ['Prijs', '€ 303.000 k.k.', '€ 302.000 k.k.'],
    ['Prijs per m²', '€ 3.000', 'onbekend'],
    ['Oppervlakte', '101 m²', 'onbekend'],
    ['Perceel', '160 m²', '–'],
    ['Kamers', '5', 'onbekend'],
    ['Slaapkamers', '3', 'onbekend'],
    ['Soort', 'Tussenwoning in Olst', 'onbekend'],
    ['Bouwjaar', '1931', 'onbekend'],
    ['Buitenruimte', 'Tuin (zuidwest)', 'onbekend'],
    ['Parkeren', 'Eigen plek', 'onbekend'],
    ['Verdieping', 'Begane grond', '–'],
    ['Energielabel', 'Energielabel B', 'Energielabel onbekend'],
    ['Open huis', 'zaterdag 28 november', 'niet gepland'],
    ['Hypotheek p/m', 'ca. € 1.447', 'ca. € 1.442'],
  ]);
  await expect
    .element(comparison.getByRole('link', { name: 'Dorpsstraat 2' }))
    .toHaveAttribute('href', '/woningaanbod/olst/dorpsstraat-2');
  // On a phone the labels and two homes are in sight.
  const scroller = comparison.getByRole('group').element();
  expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  await expect
    .element(main.getByRole('link', { name: 'Vergelijk 2' }))
    .toHaveAttribute('href', '#vergelijking');
  for (const index of [2, 3]) await boxes.nth(index).click();
  await expect.element(comparison.getByText(/^Je vergelijkt 4 woningen/)).toBeVisible();
  await expect.element(comparison.getByRole('columnheader')).toHaveLength(4);
  await expect.element(boxes.nth(4)).toBeDisabled();
  await boxes.nth(0).click();
  await expect.element(boxes.nth(4)).toBeEnabled();
});

test('a home that was seen is among the last seen ones, newest first, until the list is wiped', async () => {
  edge.answersGet(readPaths.archive, problem(503, 'upstream-unavailable'));
  for (const number of [1, 2]) {
    edge.answersGet(
      readPaths.home,
      createHome({ id: 5_200_000 + number, slug: `dorpsstraat-${number}`, huisnummer: String(number) }),
    );
    const { screen } = await showPage(remote, `/woningaanbod/olst/dorpsstraat-${number}`);
    await expect
      .element(screen.getByRole('heading', { level: 1, name: `Dorpsstraat ${number}` }))
      .toBeVisible();
  }
  const { screen } = await showPage(remote, '/favorieten');
  await expect.element(screen.getByRole('heading', { name: 'Laatst bekeken' })).toBeVisible();
  expect(
    screen
      .getByRole('article')
      .getByRole('heading')
      .elements()
      .map((title) => title.textContent),
  ).toEqual(['Dorpsstraat 2', 'Dorpsstraat 1']);
  await screen.getByRole('button', { name: 'Wis deze lijst' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Laatst bekeken' })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Je lijst met laatst bekeken woningen is gewist.')).toHaveFocus();
  expect(localStorage.getItem('binnen.bekeken')).toBe('[]');
});

test('the last seen homes are shown as they are now, without those that are gone', async () => {
  const seen = [1, 2].map((id) => createCard(id, { status: 'BESCHIKBAAR', koopprijs: 300_000 }));
  localStorage.setItem('binnen.bekeken', JSON.stringify(seen));
  edge.answersGet(
    readPaths.archive,
    createArchive([createCard(1, { status: 'VERKOCHT', koopprijs: 289_000 })]),
  );
  const { screen } = await showPage(remote, '/favorieten');
  await expect.element(screen.getByRole('article')).toHaveLength(1);
  await expect.element(screen.getByRole('article')).toMatchTextContent(/Verkocht/);
  await expect.element(screen.getByRole('article')).not.toMatchTextContent(/300\.000/);
});

test('a heart that is pressed in another tab shows here', async () => {
  const { cards } = await showSaved([createCard(1)]);
  await expect.element(cards).toHaveLength(1);
  localStorage.setItem(shelf, JSON.stringify(createCards(2)));
  dispatchEvent(new StorageEvent('storage', { key: shelf }));
  await expect.element(cards).toHaveLength(2);
});

test.each([
  ['no JSON', 'hallo'],
  ['no list', '{"id":1}'],
  ['a list of something else', '[null, 3, {"id":"1"}, {"id":1,"slug":"a"}]'],
])('what is in storage and is %s counts as nothing', async (_, text) => {
  localStorage.setItem(shelf, text);
  const { screen } = await showPage(remote, '/favorieten');
  await expect.element(screen.getByText('Je hebt nog geen favorieten.')).toBeVisible();
});

test('where a browser refuses storage a heart says so, and the list and the home work', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  answerOffer(edge, createArchive(createCards(2)));
  answerHome(edge, createHome());
  const { screen } = await showPage(remote, '/woningaanbod');
  const heart = screen.getByRole('button', { name: 'Bewaar Dorpsstraat 1' });
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Je browser kan dit niet bewaren.');
  await screen.getByRole('link', { name: 'Dorpsstraat 1' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Dorpsstraat 1' })).toBeVisible();
  const saved = await showPage(remote, '/favorieten');
  await expect.element(saved.screen.getByText('Je hebt nog geen favorieten.')).toBeVisible();
});

test('a building plot is compared by its ground: what it cannot have is not unknown', async () => {
  const house = createCard(1, { bouwjaar: '1931' });
  const ofPlot = { objecttype: 'BOUWGROND', woonoppervlakte: null, perceeloppervlakte: 734, etages: [] };
  const plot = createCard(2, { ...ofPlot, aantalkamers: null, energieklasse: null });
  const { main } = await showSaved([house, plot]);
  const comparison = main.getByRole('region', { name: 'Naast elkaar' });
  await expect.element(comparison).toBeVisible();
  const rows = comparison
    .getByRole('row')
    .elements()
    .map(({ children }) => [children[0]?.textContent, children[2]?.textContent]);
  expect(Object.fromEntries(rows)).toMatchObject({
    'Prijs per m²': '–',
    Oppervlakte: '–',
    Perceel: '734\u00a0m²',
    Kamers: '–',
    Slaapkamers: '–',
    Bouwjaar: '–',
    Energielabel: '–',
  });
});

test('a note is kept with its home on the device while it is typed, is compared, and survives what the edge says anew', async () => {
  const { main } = await showSaved(createCards(2), [createCard(1, { koopprijs: 289_000 }), createCard(2)]);
  await expect.element(main.getByText(/€\s289\.000/).first()).toBeVisible();
  const note = main.getByRole('textbox', { name: 'Notitie bij Dorpsstraat 1' });
  await userEvent.fill(note, 'Grote tuin, maar een drukke weg.');
  await expect
    .element(main.getByRole('row', { name: /^Notitie/ }))
    .toMatchTextContent('Grote tuin, maar een drukke weg.');

  edge.answersGet(readPaths.archive, createArchive([createCard(1, { koopprijs: 279_000 }), createCard(2)]));
  const again = await showPage(remote, '/favorieten');
  await expect.element(again.screen.getByText(/€\s279\.000/).first()).toBeVisible();
  const kept = again.screen.getByRole('textbox', { name: 'Notitie bij Dorpsstraat 1' });
  await expect.element(kept).toHaveValue('Grote tuin, maar een drukke weg.');
  await userEvent.clear(kept);
  expect(localStorage.getItem(shelf)).not.toContain('notitie');
});

test('a note for which there is no room says that it is not kept, until it is', async () => {
  const { main } = await showSaved(createCards(1));
  const note = main.getByRole('textbox', { name: 'Notitie bij Dorpsstraat 1' });
  await userEvent.fill(note, 'Mooi');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await userEvent.type(note, '!');
  await expect.element(note).toHaveAccessibleDescription(/Je browser kan dit niet bewaren\./);
  full.mockRestore();
  await userEvent.type(note, '?');
  await expect.element(note).toHaveValue('Mooi?');
  await expect.element(note).not.toHaveAccessibleDescription(/niet bewaren/);
});

describe('a link', () => {
  /** What was put on the clipboard. */
  const watchClipboard = () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    return vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  };

  test('of a comparison, or of all favourites, has the ids of the homes and nothing else', async () => {
    const copy = watchClipboard();
    const noted = { ...createCard(1), notitie: 'Geheim' };
    const { main } = await showSaved([noted, ...createCards(4, 2)]);
    await main.getByRole('button', { name: 'Deel al je favorieten' }).click();
    await expect.element(main.getByRole('button', { name: 'Link gekopieerd' })).toBeVisible();
    for (const index of [2, 0])
      await main
        .getByRole('checkbox', { name: /^Vergelijk / })
        .nth(index)
        .click();
    await main.getByRole('button', { name: 'Deel deze vergelijking' }).click();
    expect(copy.mock.calls.map(([url]) => url)).toEqual([
      `${location.origin}/favorieten?woningen=5200001%2C5200002%2C5200003%2C5200004%2C5200005`,
      `${location.origin}/favorieten?woningen=5200001%2C5200003`,
    ]);
  });

  test('that the browser refuses to copy can be copied by hand', async () => {
    watchClipboard().mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const { main } = await showSaved([createCard(1)]);
    await main.getByRole('button', { name: 'Deel al je favorieten' }).click();
    await expect
      .element(main.getByRole('textbox', { name: 'Kopieer deze link om hem te delen' }))
      .toHaveValue(`${location.origin}/favorieten?woningen=5200001`);
  });

  const open = async (path: string, found: Card[] | Response) => {
    edge.answersGet(readPaths.archive, found instanceof Response ? found : createArchive(found));
    const { screen } = await showPage(remote, path);
    return screen.getByRole('main');
  };

  test('shows its homes side by side in its own order, and keeps them on another device at a press', async () => {
    const main = await open('/favorieten?woningen=5200002,5200001', createCards(2));
    await expect.element(main.getByRole('heading', { name: 'Met je gedeeld' })).toBeVisible();
    expect(readLastQuery(edge)).toEqual({ ids: '5200002,5200001', limit: '60' });
    await expect.element(main.getByRole('region', { name: 'Naast elkaar' })).toBeVisible();
    await expect.element(main.getByText('Je hebt nog geen favorieten.')).not.toBeVisible();
    await main.getByRole('button', { name: 'Bewaar bij je favorieten' }).click();
    await expect.element(main.getByText('Deze woningen staan bij je favorieten.')).toBeVisible();
    await expect.element(main.getByText('Deze woningen staan bij je favorieten.')).toHaveFocus();
    await expect.element(main.getByRole('heading', { name: 'Je favorieten' })).toBeVisible();
    const kept = JSON.parse(localStorage.getItem(shelf)!) as Card[];
    expect(kept.map(({ id }) => id)).toEqual([5_200_002, 5_200_001]);
  });

  test('says so when the browser does not keep its homes', async () => {
    const main = await open('/favorieten?woningen=5200001', createCards(1));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await main.getByRole('button', { name: 'Bewaar bij je favorieten' }).click();
    await expect.element(main.getByRole('status')).toHaveTextContent('Je browser kan dit niet bewaren.');
  });

  test('adds to what is kept, with its notes, and does not bring in a home twice', async () => {
    localStorage.setItem(shelf, JSON.stringify([{ ...createCard(1), notitie: 'Mooi' }]));
    const main = await open('/favorieten?woningen=5200001,5200003', [createCard(1), createCard(3)]);
    await main.getByRole('button', { name: 'Bewaar bij je favorieten' }).click();
    await expect.element(main.getByText('Deze woningen staan bij je favorieten.')).toBeVisible();
    const kept = JSON.parse(localStorage.getItem(shelf)!) as { id: number; notitie?: string }[];
    expect(kept.map(({ id, notitie }) => [id, notitie])).toEqual([
      [5_200_003, undefined],
      [5_200_001, 'Mooi'],
    ]);
    await expect.poll(() => edge.received(readPaths.archive)).toHaveLength(2);
  });

  test('with more homes than fit adds what fits, says how many do not, and takes none of the visitor’s own away', async () => {
    const own = createCards(10, 101).map((home) => ({ ...home, notitie: `Notitie ${home.id}` }));
    localStorage.setItem(shelf, JSON.stringify(own));
    const shared = createCards(60);
    const ids = shared.map(({ id }) => id);
    const main = await open(`/favorieten?woningen=${ids.join(',')}`, shared);
    const keep = main.getByRole('button', { name: 'Bewaar bij je favorieten' });
    await keep.click();
    await expect
      .element(main.getByText('Er passen 60 woningen bij je favorieten. Niet bewaard van deze link: 10.'))
      .toBeVisible();
    await expect.element(keep).not.toBeInTheDocument();
    const kept = JSON.parse(localStorage.getItem(shelf)!) as { id: number; notitie?: string }[];
    expect(kept.map(({ id }) => id)).toEqual([...ids.slice(0, 50), ...own.map(({ id }) => id)]);
    expect(kept.slice(50).map(({ notitie }) => notitie)).toEqual(own.map(({ notitie }) => notitie));
  });

  test('says how many of its homes left the offer', async () => {
    const main = await open('/favorieten?woningen=5200001,9,8', [createCard(1)]);
    await expect
      .element(main.getByText('2 woningen van de link zijn niet meer in ons aanbod.'))
      .toBeVisible();
    await expect.element(main.getByRole('region', { name: 'Naast elkaar' })).not.toBeInTheDocument();
  });

  test('whose homes cannot be loaded says so, and the visitor’s own favourites stay', async () => {
    localStorage.setItem(shelf, JSON.stringify(createCards(1)));
    const main = await open('/favorieten?woningen=5200002', problem(503, 'upstream-unavailable'));
    await expect
      .element(main.getByRole('alert'))
      .toMatchTextContent('De gedeelde woningen zijn nu niet te laden.');
    await expect.element(main.getByRole('link', { name: 'Dorpsstraat 1' })).toBeVisible();
    await expect.poll(() => edge.received(readPaths.archive)).toHaveLength(2);
  });

  test('that makes no sense shares nothing', async () => {
    const main = await open('/favorieten?woningen=x,-1,1e3,../8', []);
    await expect.element(main.getByText('Je hebt nog geen favorieten.')).toBeVisible();
    await expect.element(main.getByRole('heading', { name: 'Met je gedeeld' })).not.toBeInTheDocument();
    expect(edge.received(readPaths.archive)).toHaveLength(0);
  });
});
