import { thankYous } from '@binnen/contracts/routes';
import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
beforeEach(() => {
  edge.answersGet('/content/texts', { versie: 'a', short: {}, long: {} });
});

afterEach(() => page.viewport(390, 844));

const show = async (path: string) => {
  const { screen } = await showPage(remote, path);
  return {
    screen,
    heading: screen.getByRole('heading', { level: 1 }),
    tool: screen.getByRole('link', { name: /verbouwtool/ }),
  };
};

/** The wording that the site has without a CMS, and where to go from there. */
const pages: Record<(typeof thankYous)[number], [heading: string, next: string]> = {
  aankoop: ['Bedankt voor je interesse!', '/woningaanbod'],
  beterhypotheken: ['Bedankt voor je aanvraag!', '/woningaanbod'],
  contact: ['Bedankt voor je bericht!', '/woningaanbod'],
  'gratis-verkoopadvies': ['Bedankt, we komen graag langs!', '/verkoop'],
  'gratis-waardebepaling': ['Bedankt voor je aanvraag!', '/verkoop'],
  leebl: ['Bedankt voor je aanvraag!', '/blogs'],
  melding: ['Kijk in je mail', '/woningaanbod'],
  taxatie: ['Bedankt voor je aanvraag!', '/blogs'],
  verhuur: ['Wij gaan kennismaken!', '/blogs'],
  verkoop: ['Bedankt voor je vertrouwen!', '/woningaanbod'],
  wooncontinuplan: ['Bedankt voor je aanvraag!', '/woningaanbod'],
  zoekopdracht: ['We gaan voor je zoeken!', '/woningaanbod'],
};

test('who sent a form hears the thanks: the heading has the focus', async () => {
  const { screen, router } = await showPage(remote, '/bedankt/contact');
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Bedankt voor je bericht!');
  await expect.element(heading).not.toHaveFocus();
  await router.navigate('/bedankt/verkoop', { state: { sent: true } });
  await expect.element(screen.getByRole('heading', { name: 'Bedankt voor je vertrouwen!' })).toHaveFocus();
});

test.each(thankYous)('%s: thanks, and says where to go from here', async (form) => {
  const [title, next] = pages[form];
  const { screen, heading, tool } = await show(`/bedankt/${form}`);
  await expect.element(heading).toHaveTextContent(title);
  expect(document.title).toBe(title);
  await screen.getByRole('listitem').getByRole('link').first().click();
  await expect.element(screen.getByText(`Elsewhere: ${next}`)).toBeVisible();
  await expect.element(tool).not.toBeInTheDocument();
});

test('who sent a form is thanked by name, and can call', async () => {
  const { screen, router } = await showPage(remote, '/bedankt/contact');
  await expect
    .element(screen.getByRole('link', { name: '0570 555 010' }))
    .toHaveAttribute('href', 'tel:+31570555010');
  await expect.element(screen.getByText(/^Wil je eerder iets vragen/)).toBeVisible();
  await router.navigate('/bedankt/verkoop', { state: { sent: true, name: 'Anna' } });
  await expect.element(screen.getByText(/^Tot gauw, Anna\. Wil je eerder/)).toBeVisible();
});

test('a name that is wider than a phone leaves the page as wide as the phone', async () => {
  await page.viewport(320, 700);
  const { screen, router } = await showPage(remote, '/bedankt/contact');
  const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevor';
  await router.navigate('/bedankt/verkoop', { state: { sent: true, name } });
  await expect.element(screen.getByText(`Tot gauw, ${name}.`)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});

test('parts of days that were asked for can be put into a calendar, as tentative', async () => {
  const path = '/bedankt/aankoop?woning=deventer%2Fbrink-1&moment=2026-11-28-ochtend_2026-11-26-avond_morgen';
  const { screen } = await show(path);
  const links = screen.getByRole('link', { name: /^Zet in je agenda: / });
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/objects/deventer/brink-1/agenda.ics?start=2026-11-28T10%3A00&eind=2026-11-28T12%3A00&voorlopig=ja',
    '/objects/deventer/brink-1/agenda.ics?start=2026-11-26T18%3A00&eind=2026-11-26T20%3A00&voorlopig=ja',
  ]);
  await expect.element(links.nth(1)).toHaveAccessibleName('Zet in je agenda: donderdag 26 november, avond');
});

test.each(['?woning=deventer/brink-1', '?moment=2026-11-28-ochtend', '?woning=x&moment=2026-11-28-ochtend'])(
  'an address with %s names no viewing',
  async (query) => {
    const { screen, heading } = await show(`/bedankt/aankoop${query}`);
    await expect.element(heading).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /agenda/ })).not.toBeInTheDocument();
  },
);

test('editors word it, in short and in long', async () => {
  edge.answersGet('/content/texts', {
    versie: 'a',
    short: { bedankt_contact_titel: 'Dank je wel', bedankt_verkoop: 'Tot <snel> & graag' },
    long: { bedankt_contact: '<p>We <em>bellen</em> je.</p>' },
  });
  const contact = await show('/bedankt/contact');
  await expect.element(contact.heading).toHaveTextContent('Dank je wel');
  const selling = await show('/bedankt/verkoop');
  await expect.element(selling.heading).toHaveTextContent('Bedankt voor je vertrouwen!');
});

test('without the CMS it thanks all the same', async () => {
  edge.answersGet('/content/texts', problem(503, 'upstream-unavailable'));
  const { heading } = await show('/bedankt/contact');
  await expect.element(heading).toHaveTextContent('Bedankt voor je bericht!');
});

test('who will renovate finds the way to the renovation tool, who will not does not', async () => {
  const renovating = await show('/bedankt/taxatie?verbouwing=ja');
  await expect.element(renovating.tool).toHaveAttribute('href', 'https://verbouwing.binnen.example/');
  const below = renovating.screen.getByRole('heading', { name: 'Je gaat verbouwen', level: 2 });
  await expect.element(below).toBeVisible();
  const not = await show('/bedankt/taxatie?verbouwing=nee');
  await expect.element(not.heading).toBeVisible();
  await expect.element(not.tool).not.toBeInTheDocument();
  // It belongs to the valuation alone.
  const contact = await show('/bedankt/contact?verbouwing=ja');
  await expect.element(contact.heading).toBeVisible();
  await expect.element(contact.tool).not.toBeInTheDocument();
});

test.each(['onbekend', 'constructor'])('%s is no form to thank for', async (form) => {
  const { screen } = await show(`/bedankt/${form}`);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^404/);
});
