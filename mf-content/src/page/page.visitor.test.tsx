import { readPaths } from '@binnen/contracts/api-paths';
import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { afterEach, expect, test, vi } from 'vitest';
import { createBanner, createPage } from '../../test/cms-pages.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
afterEach(() => {
  vi.restoreAllMocks();
});

test('the home page has the search of mf-listings in its header, and its banners in the order of the CMS', async () => {
  edge.answersGet(readPaths.texts, { versie: 'a', short: {}, long: {} });
  const banners = ['Eerst', 'Dan'].map((title) => createBanner('text', { fields: { title } }));
  edge.answersGet(readPaths.page, createPage(banners, { slug: 'home', titel: 'Thuis', header: 'Home' }));
  const { screen } = await showPage(remote, '/');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Thuis' })).toBeVisible();
  await expect
    .element(screen.getByRole('banner').getByLabelText('widget search'))
    .toHaveTextContent('{"variant":"leave","waardecheck":true}');
  expect(edge.received('/content/pages/home')).toHaveLength(1);
  expect(
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map((title) => title.textContent),
  ).toEqual(['Eerst', 'Dan']);
});

test.each([
  ['/verkoop', true],
  ['/gratis-verkoopadvies', true],
  ['/verhuur', false],
])('the header of %s leads a seller to the value check: %s', async (path, asks) => {
  edge.answersGet(readPaths.page, createPage([], { titel: 'Verkopen' }));
  const { screen } = await showPage(remote, path);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const check = screen.getByRole('banner').getByRole('button', { name: 'Wat is mijn huis waard?' });
  if (asks) await expect.element(check).toBeVisible();
  else await expect.element(check).not.toBeInTheDocument();
});

const showHead = async (proof: string, verkoop?: { aantal: number; dagen: number | null }) => {
  const sold = verkoop && { vanaf: '2026-01-01', tot: '2026-11-20', ...verkoop };
  edge.answersGet(readPaths.archive, {
    resultaten: [],
    paginering: { totaalAantal: 1234, volgende: null },
    ...(sold ? { verkoop: sold } : {}),
  });
  const button = { text: 'Bel ons', url: '#meet_us' };
  const head = createBanner('head', { fields: { button, proof } });
  edge.answersGet(readPaths.page, createPage([head], { titel: 'Dienst' }));
  const { screen } = await showPage(remote, '/verhuur');
  await expect
    .element(screen.getByRole('banner').getByRole('link', { name: 'Bel ons' }))
    .toHaveAttribute('href', '#meet_us');
  return screen.getByRole('banner').getByRole('paragraph');
};

test.each([
  [
    '{verkocht} huizen in {jaar} tot en met {tot}, de helft binnen {dagen} dagen.',
    '62 huizen in 2026 tot en met 20 november, de helft binnen 3 dagen.',
  ],
  ['{aangekocht} huizen kochten we aan.', '1.234 huizen kochten we aan.'],
])('a header has one way on and one proof, counted: %s', async (proof, sentence) => {
  const paragraph = await showHead(proof, { aantal: 62, dagen: 3 });
  await expect.element(paragraph).toHaveTextContent(sentence);
});

test.each([
  ['what is not counted', '{klanten} klanten.', 62],
  ['so few that they say nothing', '{verkocht} huizen.', 4],
  ['half a sentence', '{verkocht} huizen in {dagen} dagen.', 62],
])('a header claims nothing of %s', async (_what, proof, aantal) => {
  await expect.element(await showHead(proof, { aantal, dagen: null })).not.toBeInTheDocument();
});

test.each([
  ['/verkoop', 'Je huis verkopen', 'form-selling'],
  ['/taxatie', 'Je huis laten taxeren', 'form-valuation-request'],
  ['/zoekopdracht', 'Zoekopdracht', 'form-search-service'],
])('%s has our words and its form while the CMS has none', async (path, title, widget) => {
  edge.answersGet(readPaths.page, problem(503, 'upstream-unavailable'));
  const { screen } = await showPage(remote, path);
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(screen.getByRole('main').getByLabelText(`widget ${widget}`)).toBeVisible();
});

test('on a phone the way to an appointment stays in sight on a selling page, up to its form', async () => {
  const form = createBanner('text', { fields: { title: 'Formulier' }, anker: 'meet_us' });
  const words = createBanner('text', { fields: { title: 'Zo verkopen we' } });
  edge.answersGet(readPaths.page, createPage([words, form], { titel: 'Verkopen' }));
  const { screen } = await showPage(remote, '/verkoop');
  const way = screen.getByRole('link', { name: 'Maak een afspraak' });
  await expect.element(way).toHaveAttribute('href', '#meet_us');
  await expect.element(way).toBeVisible();
  const titles = screen.getByRole('heading', { level: 2 });
  expect(titles.elements().map((title) => title.textContent)).toEqual(['Zo verkopen we', 'Formulier']);
  const before = way.element().compareDocumentPosition(titles.last().element());
  expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  // An editor need not say where the form is.
  const selling = createBanner('form', { fields: { form: 'selling' } });
  edge.answersGet(readPaths.page, createPage([words, selling], { titel: 'Verkopen' }));
  await showPage(remote, '/verkoop');
  await expect.element(way).toBeVisible();
  edge.answersGet(readPaths.page, createPage([words, form], { titel: 'Verhuren' }));
  const letting = await showPage(remote, '/verhuur');
  await expect.element(letting.screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(way).not.toBeInTheDocument();
});

test('without a connection a page that was not seen is an error, and no form that cannot be sent', async () => {
  edge.drops(readPaths.page);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { screen } = await showPage(remote, '/verkoop');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('unreachable');
  await expect.element(screen.getByLabelText('widget form-selling')).not.toBeInTheDocument();
});

test('the home page has one address: the name that the CMS has for it leads there', async () => {
  edge.answersGet(readPaths.texts, { versie: 'a', short: {}, long: {} });
  edge.answersGet(readPaths.page, createPage([], { slug: 'home', titel: 'Thuis' }));
  const { screen, readAddress } = await showPage(remote, '/home?zoeken=x');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Thuis' })).toBeVisible();
  await expect.poll(readAddress).toBe('/?zoeken=x');
});

test('a page that the CMS does not have is not found', async () => {
  edge.answersGet(readPaths.page, problem(404, 'page-not-found'));
  const { screen } = await showPage(remote, '/bestaat-niet');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('404');
});

test('an editor who asks past the cache gets the page as it is now', async () => {
  edge.answersGet(readPaths.page, createPage([]));
  await showPage(remote, '/een-pagina?refresh_cache=true');
  await expect
    .poll(() => edge.received(readPaths.page.replace(':slug', 'een-pagina'))[0]?.query)
    .toEqual({ refresh_cache: 'true' });
});
