import { readPaths } from '@binnen/contracts/api-paths';
import type { MortgageTerms } from '@binnen/contracts/content';
import type { Property } from '@binnen/contracts/property';
import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createHome } from '../../../test/made-up-homes.ts';
import { remote } from '../../remote.ts';

const edge = useFakeEdge();

const terms: MortgageTerms = {
  peildatum: '2026-11-16',
  rentes: [
    { jaren: 5, rente: 3.5 },
    { jaren: 10, rente: 4 },
    { jaren: 30, rente: 4.5 },
  ],
  belasting: { jaar: 2026, aftrektarief: 37.56, eigenwoningforfait: 0.35, forfait_tot: 1_340_000 },
  leenruimte: {
    jaar: 2026,
    bron: 'Leennormen 2026',
    bron_url: 'https://www.example.nl/leennormen',
    bedragen: [
      { labels: ['A', 'B'], bedrag: 10_000 },
      { labels: ['G'], bedrag: 0 },
    ],
  },
};

const showHome = async (fields: Partial<Property> = {}) => {
  edge.answersGet(readPaths.home, createHome({ koopprijs: 450_000, ...fields }));
  const { screen } = await showPage(remote, '/woningaanbod/olst/dorpsstraat-1');
  const section = screen.getByRole('region', { name: 'Wat kost dit per maand?' });
  return { screen, section, open: section.getByRole('button', { name: 'Bereken je maandlasten' }) };
};

const openCalculator = async (fields: Partial<Property> = {}, known: MortgageTerms = terms) => {
  edge.answersGet(readPaths.mortgageTerms, known);
  const { section, open } = await showHome(fields);
  await open.click();
  await expect.element(section.getByText('Bruto per maand')).toBeVisible();
  const amounts = () =>
    section
      .getByRole('definition')
      .elements()
      .map((amount) => amount.textContent?.replaceAll('\u00a0', ' '));
  return { section, amounts };
};

test('the calculator comes when it is asked for, with the office’s rates and their day, and goes again', async () => {
  edge.answersGet(readPaths.mortgageTerms, terms);
  const { section, open } = await showHome();
  await expect.element(section.getByText('Bruto per maand')).not.toBeInTheDocument();
  await expect.element(open).toHaveAttribute('aria-expanded', 'false');
  await open.click();
  await expect
    .element(section.getByRole('combobox', { name: 'Rente' }))
    .toHaveDisplayValue('10 jaar vast: 4,00%');
  await expect.element(section.getByText('Rentes van 16 november 2026', { exact: false })).toBeVisible();
  const close = section.getByRole('button', { name: 'Verberg de berekening' });
  await expect.element(close).toHaveFocus();
  await close.click();
  await expect.element(section.getByText('Bruto per maand')).not.toBeInTheDocument();
});

test('own money, rate and term change what it costs, gross and net', async () => {
  const { section, amounts } = await openCalculator();
  await userEvent.fill(section.getByRole('textbox', { name: 'Eigen geld (niet verplicht)' }), '€ 50.000');
  await expect.poll(amounts).toEqual(['€ 1.910', '€ 1.462']);
  await section.getByRole('combobox', { name: 'Looptijd' }).selectOptions('20 jaar');
  await expect.poll(amounts).toEqual(['€ 2.424', '€ 1.980']);
  await section.getByRole('combobox', { name: 'Rente' }).selectOptions('30 jaar vast: 4,50%');
  await expect.poll(amounts).toEqual(['€ 2.027', '€ 1.517']);
});

test('a loan takes no less time than its rate is fixed, and a shorter one that was chosen comes back', async () => {
  const { section } = await openCalculator();
  const rate = section.getByRole('combobox', { name: 'Rente' });
  const term = section.getByRole('combobox', { name: 'Looptijd' });
  await term.selectOptions('15 jaar');
  await rate.selectOptions('30 jaar vast: 4,50%');
  await expect.element(term).toHaveDisplayValue('30 jaar');
  await expect.element(term).toMatchTextContent(/^30 jaar$/);
  await expect.element(section.getByText('De lening loopt niet korter dan de rente vast is.')).toBeVisible();
  await rate.selectOptions('10 jaar vast: 4,00%');
  await expect.element(term).toHaveDisplayValue('15 jaar');
  await expect
    .element(section.getByText('De lening loopt niet korter dan de rente vast is.'))
    .not.toBeInTheDocument();
});

test('it says what it takes for granted, that it is no advice, and what the label adds with its source and year', async () => {
  const { section } = await openCalculator({ energieklasse: 'B' });
  const assumptions = section.getByRole('list', { name: 'Waar we mee rekenen' });
  await expect
    .element(assumptions)
    .toMatchTextContent(/annuïteitenhypotheek van € 450\.000 over 30 jaar, tegen 4,00% rente/);
  await expect
    .element(assumptions)
    .toMatchTextContent(/belastingregels van 2026: je trekt de rente af tegen 37,56%/);
  await expect
    .element(assumptions)
    .toMatchTextContent(/energielabel B mag je volgens de regels van 2026 tot € 10\.000 meer lenen/);
  await expect
    .element(assumptions.getByRole('link', { name: 'Leennormen 2026' }))
    .toHaveAttribute('href', 'https://www.example.nl/leennormen');
  await expect.element(assumptions).toMatchTextContent(/kosten koper betaal je uit eigen geld/);
  await expect
    .element(section.getByText('Dit is een rekenvoorbeeld en geen advies.', { exact: false }))
    .toBeVisible();
});

test('what an apartment costs each month besides the loan is named as not counted', async () => {
  const { section } = await openCalculator({ servicekosten: 185 });
  await expect
    .element(section.getByText(/Tel er ook €\s185 per maand aan VvE of servicekosten bij op/))
    .toBeVisible();
});

test('a label without room says so, and one that the rules do not have says nothing', async () => {
  const { section } = await openCalculator({ energieklasse: 'G', koopconditie: 'VRIJ_OP_NAAM' });
  await expect
    .element(section.getByText(/energielabel G mag je volgens de regels van 2026 niet meer lenen/))
    .toBeVisible();
  await expect.element(section.getByText(/kosten koper/)).not.toBeInTheDocument();
});

test('without tax rules there is no net amount, and it says why', async () => {
  const { section, amounts } = await openCalculator({}, { ...terms, belasting: null, leenruimte: null });
  await expect.poll(amounts).toHaveLength(1);
  await expect.element(section.getByText(/Een nettobedrag geven we hier niet/)).toBeVisible();
  await expect.element(section.getByText(/energielabel/)).not.toBeInTheDocument();
});

test.each([
  ['a holiday home', { soorten: ['recreatiewoning'] }],
  ['a parking place', { objecttype: 'PARKEERPLAATS' }],
])('of %s there is no net amount: its interest is not deducted', async (_, fields) => {
  const { section, amounts } = await openCalculator(fields);
  await expect.poll(amounts).toHaveLength(1);
  await expect.element(section.getByText(/Een nettobedrag geven we hier niet/)).toBeVisible();
});

test('what is no amount is told at its field, and nothing is calculated with it', async () => {
  const { section, amounts } = await openCalculator();
  const field = section.getByRole('textbox', { name: /Eigen geld/ });
  await userEvent.fill(field, 'een ton');
  await expect.element(field).toHaveAccessibleDescription(/Vul een bedrag in, zoals 50\.000\./);
  await expect.poll(amounts).toEqual([]);
});

test.each([
  ['the edge cannot tell the rates', () => problem(503, 'upstream-unavailable')],
  ['the office keeps no rates', () => ({ ...terms, rentes: [] })],
])('when %s it says so, the way to the form stays, and a second try may succeed', async (_, reply) => {
  edge.answersGet(readPaths.mortgageTerms, reply);
  const { section, open } = await showHome();
  await open.click();
  await expect.element(section.getByRole('alert')).toMatchTextContent('Rekenen lukt nu niet.');
  await expect
    .element(section.getByRole('link', { name: 'Bespreek je hypotheek met ons' }))
    .toHaveAttribute('href', '/wooncontinuplan?pakket=woning-kopen#meet_us');
  edge.answersGet(readPaths.mortgageTerms, terms);
  await section.getByRole('button', { name: 'Verberg de berekening' }).click();
  await open.click();
  await expect.element(section.getByText('Bruto per maand')).toBeVisible();
});

test.each([
  ['for rent', { koopprijs: null, koopconditie: null, huurprijs: 1400, huurconditie: 'PER_MAAND' }],
  ['without a price', { koopprijs: null }],
  ['that is sold', { status: 'VERKOCHT' as const }],
])('a home %s has no such calculation', async (_, fields) => {
  edge.answersGet(readPaths.mortgageTerms, terms);
  const { screen, section } = await showHome(fields);
  await expect.element(screen.getByRole('region', { name: 'Kenmerken' })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
});
