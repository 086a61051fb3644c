import { readPaths } from '@binnen/contracts/api-paths';
import type { Property } from '@binnen/contracts/property';
import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerHome, createCard, createHome, createPhoto, rates } from '../../test/made-up-homes.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
afterEach(() => {
  vi.restoreAllMocks();
});

const path = '/woningaanbod/olst/dorpsstraat-1';

const showHome = async (fields: Partial<Property> = {}, texts: Record<string, string> = {}) => {
  answerHome(edge, createHome(fields));
  const { screen, readAddress } = await showPage(remote, path, { texts });
  await expect.element(screen.getByRole('article').first()).toBeVisible();
  const contact = screen.getByRole('complementary', { name: 'Contact over deze woning' });
  return { screen, readAddress, contact };
};

/** What can be read, on one line. */
const readText = (element: Element) => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ');

test('a home has its address, price, figures, texts and facts', async () => {
  const { screen } = await showHome({
    buurt: 'Dorp',
    etages: [{ aantalSlaapkamers: 1, aantalKamers: 2, omschrijving: null }],
    ...{ buitenruimte: ['tuin', 'balkon'], zonligging: 'zuid_west' },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Dorpsstraat 1' })).toBeVisible();
  const words = readText(screen.getByRole('main').element());
  for (const part of [
    ...[
      '8121 AB Olst · Dorp',
      'Tussenwoning in Olst',
      '€ 301.000',
      'k.k.',
      '€ 2.980 per m²',
      '101 m²',
      '5 kamers',
      '1 slaapkamer',
      'Perceel 210 m²',
      'Tuin, balkon (zuidwest)',
      'Bouwjaar 1962',
      'Ongeveer € 1.440 bruto per maand',
      'Wat kost dit per maand?',
    ],
    ...['Een huis met een grote tuin.', 'De keuken is van vorig jaar.', 'De dijk is om de hoek.'],
    'Op de site sinds 30 oktober 2026, bijgewerkt op 20 november 2026.',
  ])
    expect(words).toContain(part);
  const facts = screen.getByRole('region', { name: 'Kenmerken' });
  await expect.element(facts.getByRole('heading', { name: 'Buitenruimte' })).toBeVisible();
  expect(
    facts
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Bouwjaar', 'Isolatie', 'Tuin']);
  expect(
    facts
      .getByRole('definition')
      .elements()
      .map((fact) => fact.textContent),
  ).toEqual([...['1962', 'Dubbel glas', 'Achtertuin op het zuiden']]);
});

test('on a desk no figure of a home is alone on a line', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(390, 844));
  const { screen } = await showHome({ buitenruimte: ['tuin'], zonligging: 'west' });
  const figures = screen.getByRole('list').filter({ hasText: 'Bouwjaar 1962' }).getByRole('listitem');
  const lines = Map.groupBy(figures.elements(), (figure) => Math.round(figure.getBoundingClientRect().top));
  expect([...lines.values()].map(({ length }) => length)).toEqual([3, 3]);
});

test('on a wide desk figures with an icon and without stand on one line', async () => {
  await page.viewport(1920, 900);
  onTestFinished(() => page.viewport(390, 844));
  const { screen } = await showHome({ buitenruimte: ['tuin'], zonligging: 'west' });
  const figures = screen.getByRole('list').filter({ hasText: 'Bouwjaar 1962' }).getByRole('listitem');
  const words = document.createRange();
  const bottoms = figures.elements().map((figure) => {
    words.selectNode(figure.lastChild ?? figure);
    return Math.round(words.getBoundingClientRect().bottom);
  });
  expect(new Set(bottoms).size).toBe(1);
});

test('a home has what changed of its price and status, in words and with its day', async () => {
  const { screen } = await showHome({
    koopprijs: 425_000,
    prijsverlaging: { datum: '2026-11-20', van: 450_000 },
    gevolgd_sinds: '2026-09-30',
    wijzigingen: [
      {
        datum: '2026-11-20',
        prijs: { van: 450_000, naar: 425_000, soort: 'koop', conditie: 'KOSTEN_KOPER' },
        status: { van: 'ONDER_BOD', naar: 'BESCHIKBAAR' },
      },
      { datum: '2026-11-02', status: { van: 'BESCHIKBAAR', naar: 'ONDER_BOD' } },
      { datum: '2026-10-20', prijs: { van: 450_100, naar: 450_000, soort: 'koop', conditie: null } },
      {
        datum: '2026-10-09',
        prijs: { van: 440_000, naar: 450_000, soort: 'koop', conditie: null },
        opnieuw: true,
      },
    ],
  });
  await expect.element(screen.getByText('Prijs verlaagd, was € 450.000')).toBeVisible();
  const history = screen.getByRole('region', { name: 'Prijsverloop' });
  expect(readText(history.element())).toBe(
    [
      'Prijsverloop',
      '20 november 2026 Weer te koop Prijs verlaagd van € 450.000 naar € 425.000 k.k. (5,6% lager)',
      '2 november 2026 Onder bod',
      // So small a share would read as 0,0%.
      '20 oktober 2026 Prijs verlaagd van € 450.100 naar € 450.000',
      '9 oktober 2026 Opnieuw op de site gezet Prijs verhoogd van € 440.000 naar € 450.000 (2,3% hoger)',
      'We houden wijzigingen van deze woning bij sinds 30 september 2026.',
    ].join(' '),
  );
});

test('a home of which nothing changed has no such history', async () => {
  const { screen } = await showHome({ gevolgd_sinds: '2026-09-30', wijzigingen: [] });
  await expect.element(screen.getByRole('region', { name: 'Kenmerken' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Prijsverloop' })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Prijs verlaagd/)).not.toBeInTheDocument();
});

test('the contact card calls the number of the CMS and leads to the form, which knows the home', async () => {
  const { screen, readAddress, contact } = await showHome({}, { primary_phone_number: '0570 12 34 56' });
  await expect.element(contact.getByText('Te koop')).toBeInTheDocument();
  await expect
    .element(contact.getByRole('link', { name: 'Bel 0570 12 34 56' }))
    .toHaveAttribute('href', 'tel:+31570123456');
  await contact.getByRole('link', { name: 'Plan bezichtiging' }).click();
  await expect.poll(readAddress).toBe(`${path}#interesse`);
  const form = screen.getByRole('complementary', { name: 'widget interest-form' });
  await expect.element(form).toHaveTextContent(JSON.stringify({ woning: 'Dorpsstraat 1, Olst', pad: path }));
});

test('the contact card of a home for rent speaks of no sale', async () => {
  const { contact } = await showHome({ koopprijs: null, koopconditie: null, huurprijs: 1250 });
  const words = readText(contact.element());
  expect(words).toContain('Te huur');
  expect(words).toContain('Onze makelaars kennen elk huis in ons aanbod van binnen.');
  expect(words).not.toMatch(/verko/i);
});

test('the contact card has who handles the home, and one number: theirs', async () => {
  const makelaar = {
    ...{ voornaam: 'Thijs', achternaam: 'Averink', functie: 'Makelaar', phonenumber: '0570 555 012' },
    achtergrond_afbeelding: { id: 'thijs-averink', omschrijving: '', width: 480, height: 640 },
  };
  const { contact } = await showHome({ makelaar });
  expect(readText(contact.element())).toContain(
    'Behandelt deze woning Thijs Averink Makelaar Plan bezichtiging Bel 0570 555 012 Liever',
  );
  await expect
    .element(contact.getByRole('link', { name: 'Bel 0570 555 012', exact: true }))
    .toHaveAttribute('href', 'tel:+31570555012');
  expect(contact.element().querySelector('img')?.getAttribute('src')).toMatch(/^\/assets\/.*thijs-averink$/);
});

test('on a phone the bar has the face of who handles the home, and calls them', async () => {
  const makelaar = {
    ...{ voornaam: 'Thijs', achternaam: 'Averink', functie: null, phonenumber: '0570 555 012' },
    achtergrond_afbeelding: { id: 'thijs-averink', omschrijving: '', width: 480, height: 640 },
  };
  const { screen } = await showHome({ makelaar });
  const call = screen.getByRole('link', { name: 'Bel Thijs' });
  await expect.element(call).toBeInViewport();
  await expect.element(call).toHaveAttribute('href', 'tel:+31570555012');
  const face = call.element().parentElement?.querySelector('img') ?? null;
  await expect.element(face).toBeVisible();
  expect(face?.getAttribute('src')).toMatch(/^\/assets\/.*thijs-averink$/);
});

test('of who handles a home nothing is drawn that the office did not say', async () => {
  const makelaar = {
    ...{ voornaam: 'Thijs', achternaam: 'Averink', functie: null, phonenumber: null },
    achtergrond_afbeelding: null,
  };
  const { contact } = await showHome({ makelaar });
  expect(readText(contact.element())).toContain('Behandelt deze woning Thijs Averink Plan');
  expect(contact.element().querySelector('img, [role=img], svg[viewBox="0 0 120 90"]')).toBeNull();
});

test('a home that nobody is named for has the office alone', async () => {
  const { contact } = await showHome();
  await expect.element(contact.getByText('Behandelt deze woning')).not.toBeInTheDocument();
});

test.each([
  ['VERKOCHT_ONDER_VOORBEHOUD', /^Voor deze woning geldt nog een voorbehoud/],
  ['VERHUURD_ONDER_VOORBEHOUD', /^Voor deze woning geldt nog een voorbehoud/],
  ['VERHUURD', /^Deze woning is niet meer te krijgen/],
] as const)(
  'the form beside a home that is %s says whether it can still come free',
  async (status, words) => {
    const { screen } = await showHome({ status });
    await expect.element(screen.getByText(words)).toBeVisible();
  },
);

test('a home that is sold says so, asks nobody to visit, and still takes a name', async () => {
  const { screen, contact } = await showHome({ status: 'VERKOCHT' });
  await expect.element(contact.getByText('Verkocht!')).toBeInTheDocument();
  await expect
    .element(contact.getByRole('link', { name: 'Houd mij op de hoogte' }))
    .toHaveAttribute('href', '#interesse');
  await expect.element(screen.getByRole('link', { name: 'Plan bezichtiging' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Op zoek naar zoiets?' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Binnenkijken?' })).not.toBeInTheDocument();
  const form = screen.getByRole('complementary', { name: 'widget interest-form' });
  await expect.element(form).toMatchTextContent(/"bezichtiging":"nee"/);
});

test('a home of which little is known has the words for it, and no empty parts', async () => {
  const bare: Partial<Property> = {
    ...{ straat: null, huisnummer: null, postcode: null, plaats: null, subtitle: null, image_alt_text: null },
    ...{ koopprijs: 0, koopconditie: null, woonoppervlakte: null, aantalkamers: null, energieklasse: null },
    perceeloppervlakte: null,
    ...{
      etages: [],
      media: [],
      aanbiedingstekst: null,
      flyertekst: null,
      kenmerken: [],
      lat: null,
      lon: null,
    },
  };
  const { screen } = await showHome(bare);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Adres niet gevonden' })).toBeVisible();
  const words = readText(screen.getByRole('main').element());
  for (const part of [
    'Postcode niet gevonden Plaats niet gevonden',
    'Prijs op aanvraag',
    'Energielabel onbekend',
  ])
    expect(words).toContain(part);
  for (const name of ['Omschrijving', 'Kenmerken', 'De buurt', 'Plattegronden', 'Vergelijkbare woningen'])
    await expect.element(screen.getByRole('heading', { name })).not.toBeInTheDocument();
  expect(words).not.toMatch(/null|undefined|NaN|0 kamers|0 m²/);
});

test('a long text is folded until it is asked for', async () => {
  const long = Array.from({ length: 12 }, (_, index) => `Alinea ${index + 1}: ${'woorden '.repeat(20)}`).join(
    '\n\n',
  );
  const { screen } = await showHome({ aanbiedingstekst: long });
  const text = screen.getByRole('region', { name: 'Omschrijving' });
  const folded = text.element().clientHeight;
  const unfold = text.getByRole('button', { name: 'Lees alles' });
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false');
  await unfold.click();
  await expect.element(text.getByText(/^Alinea 12:/)).toBeVisible();
  expect(text.element().clientHeight).toBeGreaterThan(folded + 100);
  await text.getByRole('button', { name: 'Minder tonen' }).click();
  expect(text.element().clientHeight).toBe(folded);
});

test('an open house has its day and hours', async () => {
  const { screen } = await showHome({
    openhuisdagen: [
      { start: '2026-11-28T11:00:00', eind: '2026-11-28T12:30:00' },
      { start: '2026-12-05T10:00:00', eind: null },
      { start: '2026-12-12T00:00:00', eind: null },
    ],
  });
  const days = screen.getByRole('region', { name: 'Open huis' }).getByRole('listitem');
  await expect.element(days.nth(0)).toHaveTextContent('zaterdag 28 november, 11:00–12:30 uur');
  await expect.element(days.nth(1)).toHaveTextContent('zaterdag 5 december, vanaf 10:00 uur');
  expect(days.nth(2).element().textContent.trim()).toBe('zaterdag 12 december');
  // Safari may break a line between the day, which is an inline block, and a comma after it.
  await expect.element(days.nth(0).getByText('zaterdag 28 november,', { exact: true })).toBeVisible();
});

test.each([390, 1440])(
  'the words above a last price begin or end where it does, %i pixels wide',
  async (width) => {
    await page.viewport(width, 844);
    const { screen } = await showHome({ status: 'VERKOCHT' });
    const words = screen.getByRole('main').getByText('Laatste vraagprijs').first().element();
    const price = words.parentElement ?? words;
    const ink = (node: Node | null) => {
      const range = document.createRange();
      if (node) range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const side = width < 704 ? 'left' : 'right';
    expect(Math.abs(ink(words)[side] - ink(price)[side])).toBeLessThan(2);
    await page.viewport(390, 844);
  },
);

test.each(['BOUWGROND', 'PARKEERPLAATS'])('a %s has no energy label to be unknown', async (objecttype) => {
  const { screen } = await showHome({ objecttype, energieklasse: null });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByText('Energielabel', { exact: true })).not.toBeInTheDocument();
});

test.each([
  ['A++', 'A'],
  ['Geen label', null],
  ['Aangevraagd', null],
])('the energy label "%s" has the colour of letter %s', async (energieklasse, letter) => {
  const { screen } = await showHome({ energieklasse });
  const label = screen.getByText(energieklasse, { exact: true }).first();
  await expect.element(label).toBeVisible();
  expect(label.element().closest('[data-letter]')?.getAttribute('data-letter') ?? null).toBe(letter);
});

test('plans show, and films of others are links that say so', async () => {
  const { screen } = await showHome({
    media: [
      createPhoto(1),
      createPhoto(8, { soort: 'PLATTEGROND', omschrijving: 'Zolder' }),
      { soort: 'VIDEO', link: 'https://film.example/1', volgnummer: 9, omschrijving: null },
      {
        soort: 'CONNECTED_PARTNER',
        link: 'https://rondleiding.example/1',
        volgnummer: 10,
        omschrijving: null,
      },
      { soort: 'VIDEO', link: 'javascript:alert(1)', volgnummer: 11, omschrijving: 'Kwaad' },
    ],
  });
  const plans = screen.getByRole('region', { name: 'Plattegronden' });
  await expect.element(plans.getByRole('img', { name: 'Plattegrond: Zolder' })).toBeInTheDocument();
  await expect
    .element(plans.getByRole('link', { name: /^Woningvideo \(opent bij een andere partij\)/ }))
    .toHaveAttribute('href', 'https://film.example/1');
  await expect.element(plans.getByRole('link', { name: /^360°-rondleiding/ })).toBeInTheDocument();
  await expect.element(screen.getByText(/Kwaad/)).not.toBeInTheDocument();
});

test.each([
  ['koop', {}, 'vak=52.3230%2C6.0960%2C52.3390%2C6.1240&weergave=kaart'],
  [
    'huur',
    { koopprijs: null, huurprijs: 950 },
    'soort=huur&vak=52.3230%2C6.0960%2C52.3390%2C6.1240&weergave=kaart',
  ],
  [
    'huur op aanvraag',
    { koopprijs: null, koopconditie: null, huurconditie: 'PER_MAAND' },
    'soort=huur&vak=52.3230%2C6.0960%2C52.3390%2C6.1240&weergave=kaart',
  ],
  ['verkocht', { status: 'VERKOCHT' }, 'verkocht=ook&vak=52.3230%2C6.0960%2C52.3390%2C6.1240&weergave=kaart'],
] as const)('a home in the list "%s" is found on its map', async (_, fields, query) => {
  const { screen } = await showHome(fields);
  await expect
    .element(screen.getByRole('link', { name: 'Bekijk op de kaart' }))
    .toHaveAttribute('href', `/woningaanbod?${query}`);
});

test('a home shows its place on a small map, which is asked for when it comes near the screen', async () => {
  const { screen } = await showHome({ aanbiedingstekst: 'Ruim. '.repeat(800) });
  expect(edge.received(readPaths.map)).toEqual([]);
  screen.getByRole('link', { name: 'Bekijk op de kaart' }).element().scrollIntoView();
  await expect.element(screen.getByRole('img', { name: 'Kaart: Dorpsstraat 1, Olst' })).toBeVisible();
  expect(edge.received(readPaths.map).map(({ query }) => query['vak'])).toEqual([
    '52.3230,6.0960,52.3390,6.1240',
  ]);
});

test('with letters twice as large the sources of figures about the place fit a small phone', async () => {
  document.documentElement.style.fontSize = '32px';
  await page.viewport(320, 700);
  onTestFinished(async () => {
    document.documentElement.style.removeProperty('font-size');
    await page.viewport(390, 844);
  });
  const bron = '© OpenStreetMap-bijdragers (ODbL, openstreetmap.org/copyright)';
  const dichtbij = {
    ...{ bron, opgehaald: '2026-11-20', school: { naam: 'School Keulenstraat', meter: 420 } },
    ...{ supermarkt: null, huisarts: null, bushalte: null, station: null },
  };
  const { screen } = await showHome({ plek: { dichtbij } });
  const source = screen.getByText(/^Bron: © OpenStreetMap/);
  source.element().scrollIntoView();
  await expect.element(source).toBeVisible();
  expect(source.element().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
});

test('the name of the place is beside the marker of its home, and not under it', async () => {
  const { screen } = await showHome();
  screen.getByRole('link', { name: 'Bekijk op de kaart' }).element().scrollIntoView();
  const map = screen.getByRole('img', { name: 'Kaart: Dorpsstraat 1, Olst' });
  await expect.element(map).toBeVisible();
  const measure = (part: string) =>
    map.element().querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
  const [name, marker] = [measure('text'), measure('path[d^="M-18"]')];
  expect(Math.min(name.width, marker.width)).toBeGreaterThan(0);
  const isBeside = name.right <= marker.left || name.left >= marker.right;
  expect(isBeside || name.bottom <= marker.top || name.top >= marker.bottom).toBe(true);
});

test('homes like it lead to their pages, and to all homes of its place', async () => {
  const { screen, readAddress } = await showHome({ vergelijkbaar: [createCard(2), createCard(3)] });
  await expect
    .element(screen.getByRole('link', { name: 'Alles in Olst' }))
    .toHaveAttribute('href', '/woningaanbod/olst');
  edge.answersGet(readPaths.home, createHome({ id: 5_200_003, slug: 'dorpsstraat-3', huisnummer: '3' }));
  await screen.getByRole('link', { name: 'Dorpsstraat 3' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Dorpsstraat 3' })).toBeVisible();
  await expect.poll(readAddress).toBe('/woningaanbod/olst/dorpsstraat-3');
});

test('from a home for rent the way to all homes of its place is to those for rent', async () => {
  const rent = { koopprijs: null, huurprijs: 950, koopconditie: null, huurconditie: 'PER_MAAND' };
  const { screen } = await showHome({ ...rent, vergelijkbaar: [{ ...createCard(2), ...rent }] });
  await expect
    .element(screen.getByRole('link', { name: 'Alles in Olst' }))
    .toHaveAttribute('href', '/woningaanbod/olst?soort=huur');
});

test('its link is copied where a browser has no share sheet, and the page is printed on request', async () => {
  const { screen } = await showHome();
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await screen.getByRole('button', { name: 'Deel' }).click();
  await expect.element(screen.getByRole('button', { name: 'Link gekopieerd' })).toBeVisible();
  expect(copy).toHaveBeenCalledWith(location.origin + path);
  await screen.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  delete (navigator as { share?: unknown }).share;
});

test.each([
  ['can neither share nor copy', undefined, 'NotAllowedError'],
  ['refuses to share', () => Promise.reject(new DOMException('', 'NotAllowedError')), undefined],
])('its link can be copied by hand where the browser %s', async (_, share, refusal) => {
  const { screen } = await showHome();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', refusal));
  await screen.getByRole('button', { name: 'Deel' }).click();
  const link = screen.getByRole('textbox', { name: 'Kopieer deze link om hem te delen' });
  await expect.element(link).toHaveValue(location.origin + path);
  await expect.element(link).toHaveFocus();
  expect(getSelection()?.toString()).toBe(location.origin + path);
});

test('a share sheet that the visitor closes leaves nothing behind', async () => {
  const { screen } = await showHome();
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await screen.getByRole('button', { name: 'Deel' }).click();
  await expect.poll(() => share).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('textbox', { name: /^Kopieer/ })).not.toBeInTheDocument();
});

test('its sku leads to its one address', async () => {
  answerHome(edge, createHome());
  const { screen, readAddress } = await showPage(remote, '/woningaanbod/olst/olst-dorpsstraat-1');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Dorpsstraat 1' })).toBeVisible();
  await expect.poll(readAddress).toBe(path);
});

test.each([
  ['an address', problem(404, 'object-not-found'), /^404 Address not found/],
  ['a place', problem(404, 'city-not-found'), /^404 City not found/],
  ['a feed out of reach', problem(503, 'upstream-unavailable'), /503 upstream-unavailable/],
])('%s that cannot be found is the page of that error', async (_, reply, words) => {
  edge.answersGet(readPaths.home, reply);
  edge.answersGet(readPaths.mortgageTerms, rates);
  const { screen } = await showPage(remote, path);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(words);
});

test('a home that was sold and is offered again says so at the top, with the way to its new page', async () => {
  const opnieuw = '/woningaanbod/olst/dorpsstraat-1-5200099';
  const { screen, readAddress } = await showHome({ status: 'VERKOCHT', opnieuw });
  const note = screen.getByRole('note');
  await expect.element(note).toMatchTextContent(/^Deze woning staat opnieuw op onze site\./);
  const above = note.element().compareDocumentPosition(screen.getByRole('heading', { level: 1 }).element());
  expect(above & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  answerHome(edge, createHome({ slug: 'dorpsstraat-1-5200099' }));
  await note.getByRole('link').click();
  await expect.poll(readAddress).toBe(opnieuw);
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument();
});

test('an open house can be put into the visitor’s calendar', async () => {
  const openhuisdagen = [{ start: '2026-12-05T11:00:00', eind: '2026-12-05T12:30:00' }];
  const { screen } = await showHome({ openhuisdagen });
  const link = screen
    .getByRole('region', { name: 'Open huis' })
    .getByRole('link', { name: 'Zet in je agenda' });
  await expect
    .element(link)
    .toHaveAttribute('href', `/objects${path.slice('/woningaanbod'.length)}/agenda.ics`);
  await expect.element(link).toHaveAttribute('download');
});
