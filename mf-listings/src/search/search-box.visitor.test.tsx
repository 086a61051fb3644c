import { readPaths } from '@binnen/contracts/api-paths';
import type { Suggestion } from '@binnen/contracts/list-answers';
import type { Radius } from '@binnen/contracts/property';
import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage, showWidget } from '@binnen/remote-testing/show';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerOffer,
  createArchive,
  createCard,
  createCards,
  createHome,
  readLastQuery,
  rates,
} from '../../test/made-up-homes.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
beforeEach(() => edge.answersGet(readPaths.places, { plaatsen: [] }));
const question = 'Zoek op plaats, adres, postcode of buurt';

const suggestions: Suggestion[] = [
  { soort: 'plaats', tekst: 'Olst', aantal: 30, aanbod: 'koop', pad: null },
  { soort: 'straat', tekst: 'Olsterweg, Wijhe', aantal: 1, aanbod: 'huur', pad: null },
  { soort: 'woning', tekst: 'Dorpsstraat 1, Olst', aantal: 1, pad: '/woningaanbod/olst/dorpsstraat-1' },
];

const showOffer = async (path = '/woningaanbod') => {
  answerOffer(edge, createArchive(createCards(3)));
  edge.answersGet(readPaths.suggestions, ({ query }) => ({
    suggesties: query['q']?.toLowerCase().startsWith('ol') ? suggestions : [],
  }));
  const { screen, readAddress, router } = await showPage(remote, path);
  const field = screen.getByRole('combobox', { name: question });
  const options = screen.getByRole('listbox', { name: 'Suggesties' }).getByRole('option');
  return {
    screen,
    readAddress,
    router,
    field,
    options,
    send: screen.getByRole('button', { name: 'Zoeken' }),
  };
};

test('on another page a search leaves for the offer, with the radius when there is one', async () => {
  edge.answersGet(readPaths.suggestions, { suggesties: [] });
  const { screen, readAddress } = await showWidget(remote, 'search', {
    props: { variant: 'leave' },
    path: '/',
  });
  await screen.getByRole('combobox', { name: question }).fill('Twello');
  await screen.getByRole('combobox', { name: 'Straal' }).selectOptions('+ 5 km');
  await userEvent.click(screen.getByRole('combobox', { name: question }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(readAddress).toBe('/woningaanbod?zoeken=Twello&radius=5');
});

const showTabs = async () => {
  edge.answersGet(readPaths.suggestions, { suggesties: suggestions });
  const props = { variant: 'leave', waardecheck: true };
  const { screen, ...rest } = await showWidget(remote, 'search', { props, path: '/' });
  const choose = (name: string) => screen.getByRole('radio', { name }).click();
  return { ...rest, screen, choose, field: screen.getByRole('combobox', { name: question }) };
};

test('who wants to rent says so beside the question, which a suggestion keeps too', async () => {
  const { screen, choose, field, readAddress } = await showTabs();
  await expect.element(screen.getByRole('radio', { name: 'Kopen' })).toBeChecked();
  await choose('Huren');
  await field.fill('Olst');
  await expect
    .poll(() => screen.getByRole('listbox').element().querySelector('a')?.getAttribute('href'))
    .toContain('soort=huur');
  await userEvent.keyboard('{Enter}');
  await expect.poll(readAddress).toBe('/woningaanbod?soort=huur&zoeken=Olst');
});

test('a filter that is suggested is set, beside those of the page, and asks for no text', async () => {
  const { field, options, readAddress } = await showOffer('/woningaanbod?slaapkamers=3');
  const vraag = { slaapkamers: '3', balkon: 'ja' };
  edge.answersGet(readPaths.suggestions, {
    suggesties: suggestions,
    filters: [{ soort: 'filter', tekst: 'Balkon', aantal: 12, aanbod: 'koop', vraag }],
  });
  await field.fill('balk');
  await expect.element(options.nth(0)).toHaveTextContent('Balkon12 te koop');
  await options.nth(0).click();
  await expect.poll(readAddress).toBe('/woningaanbod?slaapkamers=3&balkon=ja');
});

test('who sells gets the value check in its place; the home goes along in no address', async () => {
  const { screen, choose, field, router } = await showTabs();
  const postcode = screen.getByRole('textbox', { name: 'Postcode' });
  await expect.element(postcode).not.toBeInTheDocument();
  await choose('Verkopen');
  await expect.element(field).not.toBeInTheDocument();
  await postcode.fill('7418ET');
  await screen.getByRole('textbox', { name: 'Huisnummer' }).fill('19');
  const form = postcode.element().closest('form');
  expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['get', '/waardecheck']);
  await screen.getByRole('button', { name: 'Wat is mijn huis waard?' }).click();
  await expect.element(screen.getByText('Elsewhere: /waardecheck#berekenen')).toBeVisible();
  expect(router.state.location.state).toEqual({ zip: '7418ET', nr: '19' });
});

test('an address that is pasted for the value check goes along whole', async () => {
  const { screen, choose, router } = await showTabs();
  await choose('Verkopen');
  const number = screen.getByRole('textbox', { name: 'Huisnummer' });
  await screen.getByRole('textbox', { name: 'Postcode' }).fill(' 7412 BE');
  await number.fill('19 A 1hoog');
  // A phone's keys for digits alone have no letters.
  await expect.element(number).not.toHaveAttribute('inputmode');
  await screen.getByRole('button', { name: 'Wat is mijn huis waard?' }).click();
  await expect.poll(() => router.state.location.state).toEqual({ zip: ' 7412 BE', nr: '19 A 1hoog' });
});

test('its words are those of the CMS', async () => {
  const texts = {
    search_button: 'Vind',
    search_placeholder: 'Waar wil je wonen?',
    form_required: 'Vul iets in',
  };
  const { screen } = await showWidget(remote, 'search', { props: { variant: 'leave' }, texts });
  await expect.element(screen.getByPlaceholder('Waar wil je wonen?')).toBeVisible();
  await screen.getByRole('button', { name: 'Vind' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Let op: Vul iets in');
});

test('an empty question is not sent and says that it is required, until it gets attention', async () => {
  const { screen, field, send, readAddress } = await showOffer('/woningaanbod?kamers=3');
  await send.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Let op: Verplicht');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('Let op: Verplicht');
  await expect.poll(readAddress).toBe('/woningaanbod?kamers=3');
  await expect.element(field).toHaveFocus();
  await field.click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
});

test('on the offer a search keeps the filters and the order, starts at the first page, and fills the field', async () => {
  const { field, send, readAddress } = await showOffer('/woningaanbod?kamers=3&sort=prijs&pagina=2');
  await field.fill('Wijhe');
  await send.click();
  await expect
    .poll(() => readLastQuery(edge))
    .toEqual({
      ...{
        fields: 'shown',
        limit: '12',
        offset: '0',
        soort: 'koop',
        sort: 'prijs',
        kamers: '3',
        verkocht: 'nee',
        tellingen: 'eerste',
      },
      searchquery: 'Wijhe',
    });
  await expect.element(field).toHaveValue('Wijhe');
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(readAddress().split('?')[1])))
    .toEqual({ zoeken: 'Wijhe', kamers: '3', sort: 'prijs' });
});

test.each(['/woningaanbod?zoeken=Wijhe', '/woningaanbod'])(
  'the fields follow the address, also when it is navigated to again: %s',
  async (path) => {
    const { screen, field, router } = await showOffer(path);
    await field.fill('Raalte');
    // Its suggestions are asked for in this test, and not in the next one.
    await expect.poll(() => edge.received(readPaths.suggestions)).toHaveLength(1);
    await screen.getByRole('combobox', { name: 'Straal' }).selectOptions('+ 5 km');
    void router.navigate(path);
    await expect.element(field).toHaveValue(path.split('=')[1] ?? '');
    await expect.element(screen.getByRole('combobox', { name: 'Straal' })).toHaveDisplayValue('+ 0 km');
  },
);

test('a text that a navigation puts in the field asks for no suggestions', async () => {
  const { field, router } = await showOffer();
  await field.fill('Olst');
  await expect
    .poll(() => edge.received(readPaths.suggestions).map(({ query }) => query['q']))
    .toEqual(['Olst']);
  void router.navigate('/woningaanbod?zoeken=Wijhe');
  await expect.element(field).toHaveValue('Wijhe');
  // The next key is answered at once after a rest: what it asks would come after what the navigation asked.
  await field.fill('Raalte');
  await expect
    .poll(() => edge.received(readPaths.suggestions).map(({ query }) => query['q']))
    .toEqual(['Olst', 'Raalte']);
});

test.each([
  ['question', 'typed', 'zwo', ''],
  ['radius', 'chosen', '', '5'],
])('a %s that is %s while another list is under way is still there', async (_what, _how, text, radius) => {
  const { screen, field, router } = await showOffer();
  const round = screen.getByRole('combobox', { name: 'Straal' });
  await expect.element(screen.getByRole('heading', { name: /te koop$/ })).toBeVisible();
  const late = Promise.withResolvers<void>();
  edge.answersGet(readPaths.archive, async () => {
    await late.promise;
    return createArchive(createCards(3));
  });
  void router.navigate('/woningaanbod?soort=huur');
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  await (text ? field.fill(text) : round.selectOptions(radius));
  late.resolve();
  await expect.element(screen.getByRole('heading', { name: /te huur$/ })).toBeVisible();
  await expect.element(field).toHaveValue(text);
  await expect.element(round).toHaveValue(radius);
  if (text)
    await expect
      .poll(() => readLastQuery(edge, readPaths.suggestions))
      .toMatchObject({ q: text, soort: 'huur' });
});

test('with a radius the homes are those near the place, nearest first, each with its distance', async () => {
  const near: Radius = {
    adres: { label: 'Olst', lat: 52.33, lon: 6.11 },
    radius: 5,
    resultaten: {
      '5200001': { ...createCard(1), afstand: 3.24 },
      '5200002': { ...createCard(2), afstand: 0.418 },
    },
    volgorde: [5200002, 5200001],
    paginering: { totaalAantal: 17, volgende: null },
    tellingen: { soort: { koop: 17 } },
  };
  edge.answersGet(readPaths.radius, near);
  const { screen } = await showOffer('/woningaanbod?zoeken=olst&radius=5&kamers=3');
  const main = screen.getByRole('main');
  await expect
    .element(main.getByRole('heading', { name: '17 woningen te koop binnen 5 km van Olst' }))
    .toBeVisible();
  expect(readLastQuery(edge, readPaths.radius)).toEqual({
    ...{ address: 'olst', radius: '5', limit: '12', offset: '0', soort: 'koop', kamers: '3' },
    verkocht: 'nee',
    tellingen: 'eerste',
  });
  await expect.element(main.getByRole('article').nth(0)).toMatchTextContent(/Dorpsstraat 2.*420 m/);
  await expect.element(main.getByRole('article').nth(1)).toMatchTextContent(/Dorpsstraat 1.*3,2 km/);
  await expect
    .element(main.getByRole('combobox', { name: 'Sorteer op' }))
    .toHaveDisplayValue('Dichtstbij eerst');
  await expect.element(screen.getByRole('combobox', { name: 'Straal' })).toHaveDisplayValue('+ 5 km');
  await main.getByRole('combobox', { name: 'Sorteer op' }).selectOptions('Nieuwste eerst');
  await expect.poll(() => readLastQuery(edge, readPaths.radius)).toMatchObject({ sort: '-date_created' });
});

test('a home of the place whose spot is not known shows no distance: none was measured', async () => {
  edge.answersGet(readPaths.radius, {
    adres: { label: 'Olst', lat: 52.33, lon: 6.11 },
    radius: 10,
    resultaten: {
      '5200001': { ...createCard(1), afstand: 3.24 },
      '5200002': { ...createCard(2, { lat: null, lon: null }), afstand: 10 },
    },
    volgorde: [5200001, 5200002],
  });
  const { screen } = await showOffer('/woningaanbod?zoeken=olst&radius=10');
  const cards = screen.getByRole('main').getByRole('article');
  await expect.element(cards.nth(0)).toMatchTextContent(/Dorpsstraat 1.*3,2 km/);
  await expect.element(cards.nth(1)).toMatchTextContent(/Dorpsstraat 2/);
  await expect.element(cards.nth(1)).not.toMatchTextContent(/km/);
});

test('the first letter shows the places that begin with it, without asking the edge', async () => {
  const { field, options } = await showOffer();
  await field.fill('o');
  await expect.element(options).toHaveTextContent('OlstPlaats');
  await field.fill('p');
  await expect.element(options).toHaveLength(0);
  expect(edge.received(readPaths.suggestions)).toEqual([]);
});

test('suggestions come after two letters, are announced and say what they are', async () => {
  const { screen, field, options } = await showOffer();
  await field.fill('o');
  await field.fill('ol');
  await expect
    .poll(() => options.elements().map((option) => option.textContent))
    .toEqual(['Olst30 te koop', 'Olsterweg, Wijhe1 te huur', 'Dorpsstraat 1, OlstWoning']);
  expect(edge.received(readPaths.suggestions).map(({ query }) => query['q'])).toEqual(['ol']);
  const said = screen.getByRole('status').filter({ hasText: 'pijltoetsen' });
  await expect.element(said).toHaveTextContent('3 suggesties, kies met de pijltoetsen');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  edge.answersGet(readPaths.suggestions, { suggesties: suggestions.slice(0, 1) });
  await field.fill('olst');
  await expect.element(said).toHaveTextContent('1 suggestie, kies met de pijltoetsen');
});

test('whoever types on sees suggestions for the first letters at once, and the edge is asked again when the keys rest', async () => {
  const { field, options } = await showOffer();
  await field.click();
  await userEvent.keyboard('olst');
  await expect.element(options.first()).toBeVisible();
  const asked = () => edge.received(readPaths.suggestions).map(({ query }) => query['q']);
  await expect.poll(() => asked().at(-1)).toBe('olst');
  expect(asked()[0]).toBe('ol');
});

test('suggestions count the homes of the list that they open: with its filters, and sold homes only when it has them', async () => {
  const { field, options } = await showOffer('/woningaanbod?soort=huur&kamers=3&sort=prijs');
  await field.fill('olst');
  await expect.element(options).toHaveLength(3);
  expect(readLastQuery(edge, readPaths.suggestions)).toEqual({
    ...{ q: 'olst', soort: 'huur', kamers: '3', verkocht: 'nee' },
  });
});

test('where the list has sold homes, suggestions count them too', async () => {
  const { field, options } = await showOffer('/woningaanbod?verkocht=ook');
  await field.fill('olst');
  await expect.element(options.nth(0)).toHaveTextContent('Olst30 woningen');
  expect(readLastQuery(edge, readPaths.suggestions)).toEqual({ q: 'olst' });
});

test('arrow keys of an input method walk through its words, not through suggestions', async () => {
  const { field, options } = await showOffer();
  await field.fill('olst');
  await expect.element(options).toHaveLength(3);
  const key = { key: 'ArrowDown', keyCode: 229, bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', key));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys walk through them and round, Escape closes them and keeps what was typed', async () => {
  const { field, options } = await showOffer();
  await field.fill('olst');
  await expect.element(options).toHaveLength(3);
  const readActive = () => {
    const id = field.element().getAttribute('aria-activedescendant');
    return options.elements().findIndex((option) => option.id === id);
  };
  for (const at of [0, 1, 2, -1, 0]) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(readActive).toBe(at);
  }
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  for (const at of [-1, 2]) {
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(readActive).toBe(at);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(options).toHaveLength(0);
  await expect.element(field).toHaveValue('olst');
  await expect.element(field).toHaveFocus();
});

test('where not all of them fit, the keys bring the one that they are on into sight', async () => {
  await page.viewport(390, 420);
  const { field, options, screen } = await showOffer();
  edge.answersGet(readPaths.suggestions, {
    suggesties: Array.from({ length: 8 }, (_, index) => ({
      ...suggestions[1],
      tekst: `Beekstraat ${index}`,
    })),
  });
  await field.fill('be');
  await expect.element(options).toHaveLength(8);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  const list = screen.getByRole('listbox', { name: 'Suggesties' }).element().getBoundingClientRect();
  const last = options.last().element().getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(list.bottom);
  await page.viewport(390, 844);
});

test('Enter on a place searches it, with the radius and the filters', async () => {
  const near: Radius = {
    adres: { label: 'Olst', lat: 52.33, lon: 6.11 },
    ...{
      radius: 2,
      resultaten: {},
      volgorde: [],
      paginering: { totaalAantal: 0, volgende: null },
      tellingen: {},
    },
  };
  edge.answersGet(readPaths.radius, near);
  const { screen, field, options, readAddress } = await showOffer('/woningaanbod?kamers=3');
  await screen.getByRole('combobox', { name: 'Straal' }).selectOptions('+ 2 km');
  await field.fill('ols');
  await expect.element(options).toHaveLength(3);
  // Within two kilometres there are more homes than the suggestion can count.
  await expect.element(options.nth(0)).toHaveTextContent('OlstPlaats');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(readAddress).toBe('/woningaanbod?zoeken=Olst&radius=2&kamers=3');
  await expect.element(field).toHaveValue('Olst');
  await expect.element(options).toHaveLength(0);
});

test('an answer that comes while the keys walk through suggestions puts no others below them', async () => {
  const { field, options, readAddress } = await showOffer();
  const late = Promise.withResolvers<void>();
  const vraag = { balkon: 'ja' };
  edge.answersGet(readPaths.suggestions, async () => {
    await late.promise;
    return {
      suggesties: suggestions,
      filters: [{ soort: 'filter', tekst: 'Open keuken', aantal: 12, aanbod: 'koop', vraag }],
    };
  });
  await field.fill('ol');
  await expect.element(options).toHaveTextContent('OlstPlaats');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  late.resolve();
  // Behind it, so the answer is there.
  await fetch(readPaths.places);
  await userEvent.keyboard('{Enter}');
  await expect.poll(readAddress).toBe('/woningaanbod?zoeken=Olst');
});

test('a press on a home leads to its page', async () => {
  edge.answersGet(readPaths.home, createHome());
  edge.answersGet(readPaths.mortgageTerms, rates);
  const { screen, field, options, readAddress } = await showOffer();
  await field.fill('olst');
  await options.nth(2).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Dorpsstraat 1' })).toBeVisible();
  await expect.poll(readAddress).toBe('/woningaanbod/olst/dorpsstraat-1');
});

test('Enter on the field itself searches what was typed', async () => {
  const { field, options, readAddress } = await showOffer();
  await field.fill('olst');
  await expect.element(options).toHaveLength(3);
  await userEvent.keyboard('{Enter}');
  await expect.poll(readAddress).toBe('/woningaanbod?zoeken=olst');
  await expect.element(options).toHaveLength(0);
});

test('an answer that comes late does not take the place of a newer one', async () => {
  const { field, options } = await showOffer();
  let answerLate!: () => void;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  let answerLast!: () => void;
  const last = new Promise<void>((resolve) => (answerLast = resolve));
  edge.answersGet(readPaths.suggestions, async ({ query: { q } }) => {
    if (q === 'ol') await late;
    if (q === 'olst') await last;
    return { suggesties: [{ soort: 'plaats', tekst: `Bij ${q}`, aantal: 2, pad: null }] };
  });
  await field.fill('ol');
  await expect.poll(() => edge.received(readPaths.suggestions)).toHaveLength(1);
  await field.fill('ols');
  await expect.element(options).toHaveTextContent('Bij ols2 woningen');
  answerLate();
  // Asked after a rest, in which the late answer comes.
  await field.fill('olst');
  await expect.poll(() => edge.received(readPaths.suggestions)).toHaveLength(3);
  expect(options.element().textContent).toBe('Bij ols2 woningen');
  answerLast();
  await expect.element(options).toHaveTextContent('Bij olst2 woningen');
});

test.each([
  ['an error', () => edge.answersGet(readPaths.suggestions, problem(503, 'upstream-unavailable'))],
  ['no connection', () => edge.drops(readPaths.suggestions)],
  ['another shape', () => edge.answersGet(readPaths.suggestions, () => Response.json({ suggesties: [{}] }))],
])('without suggestions, by %s, a search works', async (_, fail) => {
  const { field, readAddress } = await showOffer();
  fail();
  await field.fill('olst');
  await expect.poll(() => edge.received(readPaths.suggestions)).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(readAddress).toBe('/woningaanbod?zoeken=olst');
});
