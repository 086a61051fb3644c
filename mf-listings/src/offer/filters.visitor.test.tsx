import { useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerOffer, createArchive, createCards, readLastQuery } from '../../test/made-up-homes.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();

/** The visible text of a choice; a screen reader reads it in whole words. */
const readSeen = (link: Element) => (link.querySelector('[aria-hidden]') ?? link).textContent;

const plain = {
  ...{ fields: 'shown', limit: '12', offset: '0' },
  ...{ soort: 'koop', sort: '-date_created', tellingen: 'eerste', verkocht: 'nee' },
};

const counts = {
  soort: { koop: 30, huur: 4 },
  prijsvan: { '250000': 21, '500000': 6 },
  prijstot: { '250000': 9, '500000': 24, '1250': 2 },
  oppervlakte: { '50': 28, '100': 20 },
  kamers: { '3': 25, '5': 10 },
  slaapkamers: { '3': 22, '4': 8 },
  type: { appartement: 10, twee_onder_een_kap: 20 },
  plaats: { deventer: 12, olst: 18 },
  beschikbaar: { ja: 26 },
  openhuis: { ja: 3 },
  verlaagd: { ja: 5 },
};
const more = {
  buurt: { Knutteldorp: 7 },
  perceel: { '500': 4 },
  bouwvorm: { hoekwoning: 6, twee_onder_een_kapwoning: 3 },
  tuin: { ja: 16 },
  balkon: { ja: 5 },
  zon: { zuid: 11 },
  energielabel: { A: 5, B: 9 },
  bouwjaarvan: { '2000': 8 },
  bouwjaartot: { '1945': 12 },
  verdieping: { '0': 2 },
  parkeren: { garage: 10 },
};
const all = { ...counts, ...more };
const names = Object.keys(all).filter((name) => name !== 'soort');

/** As many homes as the counts promise of the filter that is set; thirty without any. */
const showFilters = async (
  path = '/woningaanbod',
  facets: Record<string, Record<string, number>> = counts,
) => {
  answerOffer(edge, ({ query }) => {
    const name = names.find((filter) => filter in query);
    const total = name ? (facets[name]?.[query[name]!] ?? 0) : 30;
    return createArchive(createCards(Math.min(2, total)), total, facets);
  });
  const { screen, readAddress, router } = await showPage(remote, path);
  const main = screen.getByRole('main');
  const toggle = main.getByRole('button', { name: /^Filters/ });
  await toggle.click();
  return { main, toggle, readAddress, router };
};

test.each([
  ['Slaapkamers', '3 of meer slaapkamers, 22 woningen', 'slaapkamers', '3', 22],
  ['Woonoppervlakte', '100 m² of meer, 20 woningen', 'oppervlakte', '100', 20],
  ['Soort woning', 'Twee onder een kap, 20 woningen', 'type', 'twee_onder_een_kap', 20],
  ['Status', 'Alleen nog beschikbaar, 26 woningen', 'beschikbaar', 'ja', 26],
  ['Open huis', 'Open huis gepland, 3 woningen', 'openhuis', 'ja', 3],
  ['Prijsverloop', 'Prijs verlaagd, 5 woningen', 'verlaagd', 'ja', 5],
  ['Plaats', 'Olst, 18 woningen', 'plaats', 'olst', 18],
] as const)(
  '%s: "%s" is asked for, leaves what it promised, and a second press takes it away',
  async (group, label, name, value, left) => {
    const { main, toggle, readAddress } = await showFilters('/woningaanbod?pagina=2');
    const choice = main.getByRole('group', { name: group }).getByRole('link', { name: label });
    await choice.click();
    const where = name === 'plaats' ? ' in Olst' : '';
    const heading = main.getByRole('heading', { name: `${left} woningen te koop${where}` });
    await expect.element(heading).toBeVisible();
    expect(readLastQuery(edge)).toEqual({ ...plain, [name]: value });
    await expect.poll(readAddress).toBe(`/woningaanbod?${name}=${value}`);
    await expect.element(choice).toHaveAttribute('aria-current', 'true');
    await expect.element(toggle).toHaveTextContent('Filters (1)');
    await choice.click();
    await expect.element(main.getByRole('heading', { name: '30 woningen te koop' })).toBeVisible();
    await expect.poll(readAddress).toBe('/woningaanbod');
    await expect.element(choice).not.toHaveAttribute('aria-current');
  },
);

test.each([
  ['Buurt', 'Knutteldorp, 7 woningen', 'buurt=Knutteldorp', 'Knutteldorp'],
  ['Perceel', 'Perceel van 500 m² of meer, 4 woningen', 'perceel=500', 'Perceel van 500 m² of meer'],
  [
    'Type woning',
    'Twee-onder-een-kap, 3 woningen',
    'bouwvorm=twee_onder_een_kapwoning',
    'Twee-onder-een-kap',
  ],
  ['Buitenruimte', 'Tuin, 16 woningen', 'tuin=ja', 'Tuin'],
  ['Buitenruimte', 'Balkon, 5 woningen', 'balkon=ja', 'Balkon'],
  [
    'Ligging van de buitenruimte',
    'Buitenruimte op het zuiden, 11 woningen',
    'zon=zuid',
    'Buitenruimte op het zuiden',
  ],
  ['Energielabel', 'Energielabel B of beter, 9 woningen', 'energielabel=B', 'Energielabel B of beter'],
  ['Bouwjaar', 'Bouwjaar 2000 of later, 8 woningen', 'bouwjaarvan=2000', 'Bouwjaar 2000 of later'],
  ['Bouwjaar', 'Bouwjaar 1945 of eerder, 12 woningen', 'bouwjaartot=1945', 'Bouwjaar 1945 of eerder'],
  ['Verdieping van het appartement', 'Begane grond, 2 woningen', 'verdieping=0', 'Begane grond'],
  ['Parkeren', 'Garage, 10 woningen', 'parkeren=garage', 'Garage'],
] as const)('among more filters, %s: "%s" has a chip and a count', async (group, label, query, chip) => {
  const { main, readAddress } = await showFilters('/woningaanbod', all);
  await expect.element(main.getByRole('group', { name: group })).not.toBeInTheDocument();
  await main.getByRole('link', { name: /^Meer filters/ }).click();
  await main
    .getByRole('group', { name: group })
    .getByRole('link', { name: label.replaceAll(' m²', '\u00a0m²') })
    .click();
  await expect.poll(readAddress).toBe(`/woningaanbod?filters=alle&${query}`);
  const [name = '', value = ''] = query.split('=');
  const { tellingen: _, ...asked } = plain;
  await expect.poll(() => readLastQuery(edge)).toEqual({ ...asked, [name]: value });
  const chips = main.getByRole('list', { name: 'Gekozen filters' });
  await expect
    .element(chips.getByRole('link', { name: `Verwijder filter: ${chip.replaceAll(' m²', '\u00a0m²')}` }))
    .toBeVisible();
  await main.getByRole('link', { name: 'Minder filters' }).click();
  await expect.poll(readAddress).toBe(`/woningaanbod?${query}`);
  // What is chosen stays in the panel.
  await expect.element(main.getByRole('group', { name: group })).toBeVisible();
});

test.each([
  ['Prijs vanaf', 'prijsvan', '250000', 21],
  ['Prijs tot en met', 'prijstot', '500000', 24],
] as const)(
  '%s says how many homes each amount leaves, and sends itself',
  async (label, name, value, left) => {
    const { main, readAddress } = await showFilters('/woningaanbod?zoeken=Olst&pagina=2');
    const field = main.getByRole('combobox', { name: label });
    await field.selectOptions(value);
    await expect.poll(readAddress).toBe(`/woningaanbod?zoeken=Olst&${name}=${value}`);
    await expect
      .element(main.getByRole('heading', { name: `${left} woningen te koop in Olst` }))
      .toBeVisible();
    expect(readLastQuery(edge)).toEqual({ ...plain, searchquery: 'Olst', [name]: value });
    await expect.element(field).toHaveDisplayValue(new RegExp(`^€\\s${value.slice(0, 3)}\\.000$`));
    await field.selectOptions('');
    await expect.poll(readAddress).toBe('/woningaanbod?zoeken=Olst');
  },
);

test.each([
  ['koop', 'verkochte of aangekochte', '30 woningen te koop en 12 verkocht of aangekocht'],
  ['huur', 'verhuurde', '30 woningen te huur en 12 verhuurd'],
] as const)(
  'sold homes (%s) are not in the list until they are asked for, and the heading counts them apart',
  async (soort, gone, heading) => {
    answerOffer(edge, ({ query }) =>
      createArchive(createCards(2), query['verkocht'] === 'nee' ? 30 : 42, {
        verkocht: { nee: 30, ja: 12 },
      }),
    );
    const { screen, readAddress } = await showPage(remote, `/woningaanbod?soort=${soort}&pagina=2`);
    const main = screen.getByRole('main');
    await expect
      .element(main.getByRole('heading', { name: `30 woningen te ${soort}`, exact: true }))
      .toBeVisible();
    expect(readLastQuery(edge)).toMatchObject({ verkocht: 'nee' });
    await main.getByRole('link', { name: `Toon ook 12 ${gone} woningen` }).click();
    await expect.element(main.getByRole('heading', { name: heading })).toBeVisible();
    expect(readLastQuery(edge)).not.toHaveProperty('verkocht');
    await expect.poll(readAddress).toBe(`/woningaanbod?soort=${soort}&verkocht=ook`);
    const hide = main.getByRole('link', { name: `Verberg 12 ${gone} woningen` });
    await expect.element(hide).toHaveAttribute('rel', 'nofollow');
    await hide.click();
    await expect.poll(readAddress).toBe(`/woningaanbod?soort=${soort}`);
  },
);

test.each([
  ['verkocht=ook', ['Koop 30', 'Huur 0'], '18 woningen te koop en 12 verkocht of aangekocht'],
  ['verkocht=ja', ['Verkocht 30', 'Verhuurd 0'], '30 verkochte of aangekochte woningen'],
  ['soort=huur&verkocht=ja', ['Verkocht 30', 'Verhuurd 0'], '30 verhuurde woningen'],
])(
  'of a list with homes that are gone (%s) no kind is said to be on offer',
  async (asked, names, heading) => {
    answerOffer(edge, createArchive(createCards(2), 30, { soort: { koop: 30 }, verkocht: { ja: 12 } }));
    const { screen } = await showPage(remote, `/woningaanbod?${asked}`);
    const main = screen.getByRole('main');
    const kinds = main.getByRole('navigation', { name: 'Koop of huur' }).getByRole('link');
    await expect.poll(() => kinds.elements().map(readSeen)).toEqual(names);
    expect(main.getByRole('heading', { level: 2 }).first().element()).toHaveTextContent(heading);
  },
);

test.each(['soort=huur', 'verkocht=ook'])(
  'what has a switch of its own (%s) is not counted on the button of the filters',
  async (asked) => {
    answerOffer(edge, createArchive(createCards(2), 30, { verkocht: { ja: 12 } }));
    const { screen } = await showPage(remote, `/woningaanbod?${asked}`);
    const toggle = screen.getByRole('main').getByRole('button', { name: /^Filters/ });
    await expect.element(toggle).toMatchTextContent(/^Filters$/);
  },
);

test('a list without sold homes says nothing of them', async () => {
  const { main } = await showFilters();
  await expect.element(main.getByRole('link', { name: /verkocht/i })).not.toBeInTheDocument();
});

test('with filters that leave no sold homes either there is nothing to hide', async () => {
  answerOffer(edge, createArchive([], 0, { verkocht: { ja: 0 } }));
  const { screen } = await showPage(remote, '/woningaanbod?verkocht=ook&kamers=9');
  const main = screen.getByRole('main');
  await expect.element(main.getByRole('heading', { name: '0 woningen te koop', exact: true })).toBeVisible();
  await expect.element(main.getByRole('link', { name: /^Verberg/ })).not.toBeInTheDocument();
});

test('rents are amounts of a month', async () => {
  const { main, readAddress } = await showFilters('/woningaanbod?soort=huur');
  await expect.element(main.getByRole('group', { name: 'Huurprijs per maand' })).toBeVisible();
  const field = main.getByRole('combobox', { name: 'Prijs tot en met' });
  await field.selectOptions('1250');
  await expect.poll(readAddress).toBe('/woningaanbod?soort=huur&prijstot=1250');
  await expect.element(field).toHaveDisplayValue(/^€\s1\.250$/);
});

test('an address with every filter sets every control, asks for all of them, and one press clears them', async () => {
  const filters = {
    prijsvan: '250000',
    prijstot: '277000',
    oppervlakte: '100',
    kamers: '5',
    slaapkamers: '4',
    type: 'appartement',
    plaats: 'olst',
    beschikbaar: 'ja',
    openhuis: 'ja',
  };
  const query = new URLSearchParams({ ...filters, sort: 'prijs' }).toString();
  const { main, toggle, readAddress } = await showFilters(`/woningaanbod?zoeken=Olst&${query}`);
  await expect.element(toggle).toHaveTextContent('Filters (9)');
  expect(readLastQuery(edge)).toEqual({ ...plain, ...filters, searchquery: 'Olst', sort: 'prijs' });
  const chosen = main
    .getByRole('link')
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'true');
  expect(chosen.map(readSeen)).toEqual([
    'Te koop 30',
    'Olst 18',
    '4+ 8',
    '100\u00a0m² of meer 20',
    'Appartement 10',
    'Alleen nog beschikbaar 26',
    'Open huis gepland 3',
  ]);
  await expect
    .element(main.getByRole('combobox', { name: 'Prijs vanaf' }))
    .toHaveDisplayValue(/^€\s250\.000/);
  // An amount that is none of the choices is one as long as it is chosen.
  await expect
    .element(main.getByRole('combobox', { name: 'Prijs tot en met' }))
    .toHaveDisplayValue(/^€\s277\.000$/);
  await main.getByRole('link', { name: 'Wis alle filters' }).click();
  await expect.poll(readAddress).toBe('/woningaanbod?zoeken=Olst&sort=prijs');
  await expect.element(toggle).toHaveTextContent('Filters');
  expect(readLastQuery(edge)).toEqual({ ...plain, searchquery: 'Olst', sort: 'prijs' });
  await expect.element(main.getByRole('link', { name: 'Wis alle filters' })).not.toBeInTheDocument();
});

test('a filter joins those that are set, and back takes it away again', async () => {
  const { main, readAddress, router } = await showFilters('/woningaanbod?kamers=3&sort=prijs');
  await main.getByRole('link', { name: '3 of meer slaapkamers, 22 woningen' }).click();
  await expect
    .poll(() => readLastQuery(edge))
    .toEqual({ ...plain, kamers: '3', slaapkamers: '3', sort: 'prijs' });
  const chosen = main
    .getByRole('group', { name: 'Slaapkamers' })
    .getByRole('link', { name: '3 of meer slaapkamers, 22 woningen' });
  await expect.element(chosen).toHaveAttribute('aria-current', 'true');
  void router.navigate(-1);
  await expect.element(chosen).not.toHaveAttribute('aria-current');
  await expect.poll(readAddress).toBe('/woningaanbod?kamers=3&sort=prijs');
});

test('a chosen filter that leaves nothing stays in sight, so that it can be taken away', async () => {
  const { main } = await showFilters('/woningaanbod?type=woonboot');
  await expect.element(main.getByRole('heading', { name: '0 woningen te koop' })).toBeVisible();
  await main.getByRole('link', { name: 'Woonboot, 0 woningen' }).click();
  await expect.element(main.getByRole('heading', { name: '30 woningen te koop' })).toBeVisible();
});

test('places come first; of many, those with most homes show and the one that is chosen, and the rest unfolds', async () => {
  const plaats = Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [`dorp-${index + 1}`, index + 1]),
  );
  const { main } = await showFilters('/woningaanbod?plaats=dorp-1', { ...counts, plaats });
  const group = main.getByRole('group', { name: 'Plaats' });
  await expect.element(main.getByRole('group').first()).toMatchTextContent(/^Plaats/);
  const places = group.getByRole('link');
  const names = () => places.elements().map(readSeen);
  const first = [
    'Dorp 15 15',
    'Dorp 14 14',
    'Dorp 13 13',
    'Dorp 12 12',
    'Dorp 11 11',
    'Dorp 10 10',
    'Dorp 1 1',
  ];
  await expect.poll(names).toEqual(first);
  await group.getByText('Nog 8').click();
  await expect.poll(names).toHaveLength(15);
  await group.getByText('Minder', { exact: true }).click();
  await expect.poll(names).toHaveLength(7);
  await expect.element(group.getByText('Nog 8')).toBeVisible();
});

test('each filter has a chip that takes it away, the question and the place too; the focus goes to the heading', async () => {
  const { main, readAddress } = await showFilters(
    '/woningaanbod/olst?zoeken=Dorpsstraat&kamers=5&prijsvan=250000&type=appartement&verkocht=ook&soort=koop',
  );
  const chips = main.getByRole('list', { name: 'Gekozen filters' }).getByRole('link');
  const names = () => chips.elements().map((chip) => chip.textContent);
  await expect
    .poll(names)
    .toEqual([
      'Verwijder filter: Olst',
      'Verwijder filter: “Dorpsstraat”',
      'Verwijder filter: Vanaf €\u00a0250.000',
      'Verwijder filter: 5 of meer kamers',
      'Verwijder filter: Appartement',
      'Wis alle filters',
    ]);
  const heading = main.getByRole('heading', { name: /te koop in Olst/ });
  await expect.element(heading).toHaveAttribute('aria-live', 'polite');
  await chips.nth(3).click();
  await expect.poll(names).not.toContain('Verwijder filter: 5 of meer kamers');
  await expect.element(heading).toHaveFocus();
  // A screen reader says what has the focus: a live text would be said once more.
  await expect.element(heading).not.toHaveAttribute('aria-live');
  await userEvent.tab();
  await expect.element(heading).toHaveAttribute('aria-live', 'polite');
  await main.getByRole('link', { name: 'Wis alle filters' }).click();
  await expect.poll(readAddress).toBe('/woningaanbod/olst?zoeken=Dorpsstraat&soort=koop&verkocht=ook');
  await main.getByRole('link', { name: 'Verwijder filter: “Dorpsstraat”' }).click();
  await main.getByRole('link', { name: 'Verwijder filter: Olst' }).click();
  await expect.poll(readAddress).toBe('/woningaanbod?soort=koop&verkocht=ook');
  await expect.element(chips).toHaveLength(0);
});

test('the heading says where the homes are: in a place that was chosen or asked for, or what was asked', async () => {
  const { main, router } = await showFilters('/woningaanbod?plaats=deventer');
  const heading = (name: string) => main.getByRole('heading', { name, exact: true });
  await expect.element(heading('12 woningen te koop in Deventer')).toBeVisible();
  void router.navigate('/woningaanbod?zoeken=DEVENTER');
  await expect.element(heading('30 woningen te koop in Deventer')).toBeVisible();
  void router.navigate('/woningaanbod/olst?zoeken=dijk');
  await expect.element(heading('18 woningen te koop in Olst voor “dijk”')).toBeVisible();
});

test('in the list of one place filters stay there, and places are no choice', async () => {
  const { main, readAddress } = await showFilters('/woningaanbod/olst');
  await expect.element(main.getByRole('group', { name: 'Plaats' })).not.toBeInTheDocument();
  await main.getByRole('link', { name: '3 of meer slaapkamers, 22 woningen' }).click();
  await expect.poll(readAddress).toBe('/woningaanbod/olst?slaapkamers=3');
  expect(readLastQuery(edge)).toEqual({ ...plain, plaats: 'olst', slaapkamers: '3' });
  await main.getByRole('combobox', { name: 'Prijs tot en met' }).selectOptions('500000');
  await expect.poll(readAddress).toBe('/woningaanbod/olst?slaapkamers=3&prijstot=500000');
});

test('on a phone the filters open and close by keyboard, and say how many homes there are', async () => {
  const { main, toggle } = await showFilters();
  const done = main.getByRole('button', { name: 'Toon 30 woningen' });
  await done.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(main.getByRole('group', { name: 'Slaapkamers' })).not.toBeInTheDocument();
  toggle.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(main.getByRole('link', { name: 'Olst, 18 woningen' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(main.getByRole('combobox', { name: 'Prijs vanaf' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(main.getByRole('link', { name: '3 of meer slaapkamers, 22 woningen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(main.getByRole('button', { name: 'Toon 22 woningen' })).toBeVisible();
});

test('while the finger is down the filters are laid out, nothing moves, and without a press they go again', async () => {
  answerOffer(edge, createArchive(createCards(2), 30, counts));
  const { screen } = await showPage(remote, '/woningaanbod');
  const toggle = screen.getByRole('button', { name: /^Filters/ });
  await expect.element(toggle).toBeVisible();
  const results = () =>
    screen.getByRole('heading', { level: 2 }).first().element().getBoundingClientRect().top;
  const heights = () =>
    [...document.querySelectorAll('#filters, #filters > :first-child')].map((part) =>
      part.checkVisibility() ? part.getBoundingClientRect().height : undefined,
    );
  const before = results();
  const putDown = () => toggle.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  putDown();
  await expect.poll(heights).toEqual([0, expect.any(Number)]);
  expect(results()).toBe(before);
  await expect.poll(heights, { timeout: 3_000 }).toEqual([undefined, undefined]);
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(heights()[0]).toBeGreaterThan(100);
});
