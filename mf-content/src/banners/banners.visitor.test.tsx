import { readPaths } from '@binnen/contracts/api-paths';
import type { Banner, BannerKind } from '@binnen/contracts/content';
import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { showPage } from '@binnen/remote-testing/show';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  createBanner,
  createBlogCard,
  createEmployee,
  createPackage,
  createPage,
  createTrust,
} from '../../test/cms-pages.ts';
import { remote } from '../remote.ts';

const edge = useFakeEdge();
afterEach(() => page.viewport(390, 844));

/** The page that holds these banners, and where the visitor is. */
const showBanners = async (...banners: Banner[]) => {
  edge.answersGet(readPaths.page, createPage(banners));
  const { screen, readAddress } = await showPage(remote, '/een-pagina');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Een pagina' })).toBeVisible();
  const main = screen.getByRole('main');
  const link = (name: string) => main.getByRole('link', { name });
  return { main, link, readAddress, widget: (name: string) => main.getByLabelText(`widget ${name}`) };
};

test('introduction: a tile for each service with a target, the words in their places, and the way to the firm', async () => {
  edge.answersGet(readPaths.texts, { versie: 'a', short: {}, long: {} });
  const { main, link, readAddress } = await showBanners(
    createBanner('introduction', {
      items: [
        { text: 'Dienst een', url: '/verkoop', imageurl: '/assets/dienst-een' },
        { text: 'Dienst twee', url: '/verhuur' },
        { text: 'Zonder doel' },
      ],
      fields: {
        'other-1': { text: 'Geen dienst', url: '/taxatie' },
        subtitel_intro: 'Ondertitel van de intro',
        titel_intro: 'Titel van de intro',
        content_intro: { wysiwyg: '<p>Woorden met <strong>nadruk</strong></p>' },
      },
    }),
  );
  await expect.element(main.getByRole('heading', { name: 'Hoe kunnen wij jou helpen?' })).toBeVisible();
  await expect.element(main.getByRole('listitem')).toHaveLength(2);
  await expect.element(link('Dienst twee')).toHaveAttribute('href', '/verhuur');
  expect(link('Dienst een').element().querySelectorAll('img')).toHaveLength(1);
  for (const words of ['Geen dienst', 'Zonder doel'])
    await expect.element(main.getByText(words)).not.toBeInTheDocument();
  await expect.element(main.getByText('Ondertitel van de intro')).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Titel van de intro' })).toBeVisible();
  await expect.element(main.getByRole('strong')).toHaveTextContent('nadruk');
  await link('Meer over binnen').click();
  await expect.poll(readAddress).toBe('/over-binnen');
});

test('services: tiles alone, each a way to its page', async () => {
  const { main, link, readAddress } = await showBanners(
    createBanner('services', {
      items: [{ text: 'Naar de blogs', url: '/ergens', imageurl: '/assets/dienst' }],
    }),
  );
  await expect.element(main.getByRole('heading')).not.toBeInTheDocument();
  await link('Naar de blogs').click();
  await expect.poll(readAddress).toBe('/ergens');
});

describe('usp', () => {
  const items = [{ text: 'Eén makelaar', url: '/over-binnen' }, 'Vaste prijs'];
  const button = { text: 'Vraag gratis verkoopadvies aan', url: '/gratis-verkoopadvies' };

  test.each([
    ['true', true],
    ['false', false],
    [undefined, false],
  ])('its button with the row show_button "%s" shows: %s', async (value, shows) => {
    const { main, link, readAddress } = await showBanners(
      createBanner('usp', {
        items,
        fields: { title: 'Waarom wij', button, ...(value ? { show_button: value } : {}) },
      }),
    );
    await expect
      .poll(() =>
        main
          .getByRole('listitem')
          .elements()
          .map((item) => item.textContent),
      )
      .toEqual(['Eén makelaar', 'Vaste prijs']);
    await expect.element(link('Eén makelaar')).toHaveAttribute('href', '/over-binnen');
    await expect.element(link(button.text)).toHaveLength(shows ? 1 : 0);
    if (!shows) return;
    await link(button.text).click();
    await expect.poll(readAddress).toBe('/gratis-verkoopadvies');
  });
});

test('free sales advice: two buttons, each to the address of its own row, and one without a target is not there', async () => {
  const { main, link, readAddress } = await showBanners(
    createBanner('free-sales-advice', {
      fields: {
        title: 'Wat is je huis waard?',
        button: { text: 'Vraag advies', url: '/gratis-verkoopadvies' },
        button_two: { text: 'Reken zelf', url: '/waarde-woning' },
      },
    }),
    createBanner('free-sales-advice', { fields: { button: 'Zonder doel' } }),
  );
  await expect.element(main.getByRole('heading', { name: 'Wat is je huis waard?' })).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Gratis verkoopadvies' })).toBeVisible();
  await expect.element(link('Vraag advies')).toHaveAttribute('href', '/gratis-verkoopadvies');
  await expect.element(main.getByText('Zonder doel')).not.toBeInTheDocument();
  await link('Reken zelf').click();
  await expect.poll(readAddress).toBe('/waarde-woning');
});

test('sure things: one column open at a time, the first to begin with, by press and by key', async () => {
  const { main } = await showBanners(
    createBanner('sure-things', {
      items: [
        { text: 'Eerste', wysiwyg: '<p>Woorden een</p>', url: '/verkoop', imageurl: '/assets/een' },
        { text: 'Tweede', wysiwyg: '<p>Woorden twee</p>' },
      ],
    }),
  );
  await expect.element(main.getByRole('heading', { name: 'Hier staan wij voor' })).toBeVisible();
  const [first, second] = [
    main.getByRole('button', { name: 'Eerste' }),
    main.getByRole('button', { name: 'Tweede' }),
  ];
  await expect.element(main.getByRole('button')).toHaveLength(2);
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await expect.element(main.getByText('Woorden een')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Lees meer' })).toHaveAttribute('href', '/verkoop');
  await expect.element(main.getByText('Woorden twee')).not.toBeVisible();
  await second.click();
  await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
  await expect.element(main.getByText('Woorden twee')).toBeVisible();
  await expect.element(main.getByText('Woorden een')).not.toBeVisible();
  first.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(main.getByText('Woorden een')).toBeVisible();
});

test('compliments: one alone has nothing to leaf through', async () => {
  const { main } = await showBanners(createBanner('compliments', { items: [{ text: 'Anna' }] }));
  await expect.element(main.getByText('Anna')).toBeVisible();
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
  await expect.element(main.getByText('1/1')).not.toBeInTheDocument();
});

test('compliments: one at a time, up to both ends, also one that is a name alone', async () => {
  const { main } = await showBanners(
    createBanner('compliments', {
      fields: { 'reactie-3': 'Geen compliment' },
      items: [
        { text: 'Anna', wysiwyg: '<p>Heel fijn geholpen</p>', imageurl: '/assets/anna' },
        { text: 'Bert', url: '/verkoop' },
        { text: 'Cas', wysiwyg: '<p>Top</p>' },
      ],
    }),
  );
  const [back, on] = [
    main.getByRole('button', { name: 'Vorige' }),
    main.getByRole('button', { name: 'Volgende' }),
  ];
  await expect.element(main.getByText('1/3')).toBeVisible();
  await expect.element(main.getByText('Heel fijn geholpen')).toBeVisible();
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  on.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(main.getByText('2/3')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Bert' })).toHaveAttribute('href', '/verkoop');
  await expect.element(main.getByText('Heel fijn geholpen')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(main.getByText('3/3')).toBeVisible();
  // A keyboard goes on from the arrow that did nothing more.
  await expect.element(on).toHaveFocus();
  await expect.element(on).toHaveAttribute('aria-disabled', 'true');
  await back.click();
  await back.click();
  await expect.element(main.getByRole('figure')).toMatchTextContent('Heel fijn geholpen');
});

describe('steps', () => {
  const titles = ['Bellen', 'Kijken', 'Bieden', 'Tekenen', 'Verhuizen'];
  const steps = createBanner('steps', {
    items: titles.map((text, at) => ({ text, wysiwyg: `<p>Uitleg ${at + 1}</p>` })),
  });
  const showSteps = async () => {
    const { main } = await showBanners(steps);
    const carousel = main.getByRole('group', { name: 'Zo gaan we te werk' });
    await expect.element(carousel).toBeVisible();
    /** The titles of the slides that are in sight as a whole. */
    const readShown = () => {
      const box = carousel.element().getBoundingClientRect();
      return carousel
        .getByRole('listitem')
        .elements()
        .flatMap((item) => {
          const { left, right } = item.getBoundingClientRect();
          return left >= box.left - 2 && right <= box.right + 2
            ? [item.querySelector('h3')!.textContent]
            : [];
        });
    };
    const [back, on] = [
      carousel.getByRole('button', { name: 'Vorige' }),
      carousel.getByRole('button', { name: 'Volgende' }),
    ];
    return { carousel, readShown, back, on };
  };

  test.each([1440, 1200])('at %i px all show, without arrows', async (width) => {
    await page.viewport(width, 900);
    const { readShown, back, on } = await showSteps();
    await expect.poll(readShown).toEqual(titles);
    await expect.element(back).not.toBeInTheDocument();
    await expect.element(on).not.toBeInTheDocument();
  });

  test.each([
    [1199, 2],
    [565, 2],
    [564, 1],
  ])('at %i px show %i at a time, numbered, with their words', async (width, shown) => {
    await page.viewport(width, 900);
    const { carousel, readShown, back } = await showSteps();
    await expect.poll(readShown).toEqual(titles.slice(0, shown));
    await expect.element(back).toHaveAttribute('aria-disabled', 'true');
    expect(
      carousel
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(titles.map((title, at) => `${at + 1}${title}Uitleg ${at + 1}`));
  });

  test('go on one at a time, by button, by key and by drag, up to both ends', async () => {
    await page.viewport(1024, 900);
    const { carousel, readShown, back, on } = await showSteps();
    await on.click();
    await expect.poll(readShown).toEqual(titles.slice(1, 3));
    await expect.element(back).toHaveAttribute('aria-disabled', 'false');
    const track = carousel.getByRole('list').element();
    track.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(readShown).toEqual(titles.slice(2, 4));
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(readShown).toEqual(titles.slice(3));
    await expect.element(on).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(readShown).toEqual(titles.slice(2, 4));
    await carousel
      .getByRole('heading', { name: 'Bieden' })
      .dropTo(carousel.getByRole('heading', { name: 'Tekenen' }));
    await expect.poll(readShown).toEqual(titles.slice(1, 3));
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('leave an arrow with %s to the browser', async (held) => {
    const { carousel } = await showSteps();
    const press = (init: KeyboardEventInit) =>
      carousel
        .getByRole('list')
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    expect(press({ key: 'ArrowLeft' })).toBe(false);
    expect(press({ key: 'ArrowLeft', [held]: true })).toBe(true);
  });
});

test('bought homes: the carousel of mf-listings, and a button to the steps', async () => {
  const { main, link, widget, readAddress } = await showBanners(
    createBanner('bought-objects', {
      fields: {
        title: 'Aangekocht voor onze klanten',
        cta_title: 'Ook zoeken?',
        content: { wysiwyg: '<p>We kijken mee.</p>' },
        button: { text: 'Naar de stappen', url: '#steps' },
      },
    }),
    createBanner('steps', { items: ['Stap een'] }),
  );
  expect(JSON.parse(widget('bought-objects').element().textContent)).toMatchObject({
    titel: 'Aangekocht voor onze klanten',
  });
  await expect.element(main.getByRole('heading', { name: 'Ook zoeken?' })).toBeVisible();
  await expect.element(main.getByText('We kijken mee.')).toBeVisible();
  await link('Naar de stappen').click();
  await expect.poll(readAddress).toBe('/een-pagina#steps');
  expect(document.querySelector('#steps h3')?.textContent).toBe('Stap een');
});

test('newest homes: the widget of mf-listings, with the words of its rows', async () => {
  const { widget } = await showBanners(
    createBanner('newest-objects', {
      fields: { title: 'Nieuw', subtitle: 'Deze week', button: { text: 'Alles', url: '/woningaanbod' } },
    }),
  );
  expect(JSON.parse(widget('newest-objects').element().textContent)).toEqual({
    ...{ titel: 'Nieuw', subtitel: 'Deze week', knop: 'Alles', tone: 'paper' },
  });
});

test('employees: one card open at a time, by press and by key, with how to call', async () => {
  edge.answersGet(readPaths.employees, {
    data: [
      createEmployee(1),
      createEmployee(2, { functie: null, over: null, phonenumber: null, achtergrond_afbeelding: null }),
    ],
  });
  const { main } = await showBanners(createBanner('employees'));
  await expect.element(main.getByRole('heading', { name: 'Maak kennis met ons team' })).toBeVisible();
  const [jet, other] = [main.getByText('Jet van den Berg-1'), main.getByText('Jet van den Berg-2')];
  await expect.element(main.getByText('Makelaar')).toHaveLength(1);
  const call = main.getByRole('link', { name: 'Bel mij: Jet van den Berg-1, 0570 55 50 11' });
  await expect.element(call).not.toBeInTheDocument();
  await jet.click();
  await expect.element(call).toHaveAttribute('href', 'tel:0570555011');
  await expect.element(main.getByText('Olst 1')).toBeVisible();
  await other.click();
  await expect.element(call).not.toBeInTheDocument();
  document.querySelectorAll('summary')[0]!.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(call).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(call).not.toBeInTheDocument();
});

test('actueel: the four newest in two columns, each with date and picture, and the way to all', async () => {
  await page.viewport(1440, 900);
  const landing = {
    type: 'landingpage',
    slug: 'starter',
    title: 'Voor starters',
    date: '2026-06-30T22:30:00Z',
  };
  edge.answersGet(readPaths.blogs, {
    data: [
      createBlogCard(1),
      createBlogCard(2, landing),
      createBlogCard(3, { uitgelichte_afbeelding: null }),
      createBlogCard(4),
    ],
    total: 40,
    categories: [],
  });
  const { main, link } = await showBanners(createBanner('actueel'));
  const cards = main.getByRole('article');
  await expect.element(cards).toHaveLength(4);
  expect(edge.received(readPaths.blogs)[0]!.query).toEqual({ limit: '4' });
  const lefts = cards.elements().map((card) => Math.round(card.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  await expect.element(cards.nth(0).getByText('12 november 2026')).toBeVisible();
  await expect.element(cards.nth(1).getByText('1 juli 2026')).toBeVisible();
  await expect.element(link('Blog 1')).toHaveAttribute('href', '/blogs/blog-1');
  await expect.element(link('Voor starters')).toHaveAttribute('href', '/starter');
  await expect.element(link('Alle blogs')).toHaveAttribute('href', '/blogs');
  expect(cards.elements().map((card) => card.querySelectorAll('img').length)).toEqual([1, 1, 0, 1]);
});

describe.each(['text', 'image-text'] satisfies BannerKind[])('%s', (soort) => {
  test('its words, and a button', async () => {
    const { main, link } = await showBanners(
      createBanner(soort, {
        fields: {
          title: 'Een titel',
          subtitle: 'Een ondertitel',
          content: { wysiwyg: '<p>Een alinea</p>' },
          button: { text: 'Een knop', url: '/contact' },
          onbekend: 'Staat nergens',
        },
      }),
    );
    for (const words of ['Een titel', 'Een ondertitel', 'Een alinea'])
      await expect.element(main.getByText(words)).toBeVisible();
    await expect.element(link('Een knop')).toHaveAttribute('href', '/contact');
    await expect.element(main.getByText('Staat nergens')).not.toBeInTheDocument();
  });

  test('a button of a target alone says that there is more', async () => {
    const { link } = await showBanners(
      createBanner(soort, { fields: { title: 'Een titel', button: { url: '/contact' } } }),
    );
    await expect.element(link('Lees meer')).toHaveAttribute('href', '/contact');
  });
});

test('image-text: a picture alone shows, and nothing at all leaves no band', async () => {
  const { main } = await showBanners(
    createBanner('image-text', { fields: { image: { imageurl: '/assets/plaatje' } } }),
    createBanner('image-text', { fields: { subtitle: ' ' } }),
    createBanner('text', { fields: { subtitle: ' ' } }),
    createBanner('text', { fields: { title: 'Het einde' } }),
  );
  await expect.element(main.getByText('Het einde')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('main section').length).toBe(2);
  expect(document.querySelector('main img')?.getAttribute('src')).toContain('plaatje');
});

test.each(['text', 'image-text'])('%s: a row with a target or a subtitle alone shows', async (soort) => {
  const { main, link } = await showBanners(
    createBanner(soort, { fields: { button: { url: '/contact' } } }),
    createBanner(soort, { fields: { subtitle: 'Los' } }),
  );
  await expect.element(link('Lees meer')).toHaveAttribute('href', '/contact');
  await expect.element(main.getByText('Los')).toBeVisible();
});

test('a numbered row with one of its four values shows it', async () => {
  const { main, link } = await showBanners(
    createBanner('compliments', { items: [{ wysiwyg: '<p>Heel tevreden</p>' }] }),
    createBanner('steps', { items: [{ wysiwyg: '<p>Wat er gebeurt</p>' }] }),
    createBanner('usp', { items: [{ url: '/verkoop' }, { wysiwyg: '<p>Een reden</p>' }] }),
    createBanner('services', { items: [{ url: '/taxatie' }, { imageurl: '/assets/plaatje' }] }),
    createBanner('sure-things', { items: [{ wysiwyg: '<p>Waar we voor staan</p>' }] }),
  );
  for (const words of ['Heel tevreden', 'Wat er gebeurt', 'Een reden', 'Waar we voor staan'])
    await expect.element(main.getByText(words)).toBeVisible();
  await expect
    .poll(() =>
      link('Lees meer')
        .elements()
        .map((each) => each.getAttribute('href')),
    )
    .toEqual(['/verkoop', '/taxatie']);
});

test('image-text: words alone leave no empty column', async () => {
  await page.viewport(1440, 900);
  const { main } = await showBanners(
    createBanner('image-text', { fields: { title: 'Een titel', content: { wysiwyg: '<p>Een alinea</p>' } } }),
  );
  const { left } = main.getByRole('heading', { name: 'Een titel' }).element().getBoundingClientRect();
  expect(left).toBeLessThan(400);
  expect(document.querySelector('main section svg')).toBeNull();
});

describe.each([390, 1440])('where nothing has a picture no room is kept for one, at %i px', (width) => {
  const leftOf = (name: string) =>
    page.getByRole('heading', { name, exact: true }).element().getBoundingClientRect().left;
  const drawings = () => document.querySelectorAll('main section svg[viewBox="0 0 120 90"]').length;
  test('compliments', async () => {
    await page.viewport(width, 900);
    const items = [{ text: 'Anna', wysiwyg: '<p>Heel fijn geholpen</p>' }, { text: 'Bert' }];
    const banner = createBanner('compliments', { items, fields: { title: 'Wat klanten zeggen' } });
    await showBanners(banner, createBanner('usp', { fields: { title: 'Maatstaf' } }));
    expect(leftOf('Wat klanten zeggen')).toBe(leftOf('Maatstaf'));
    expect(drawings()).toBe(0);
  });

  test('services', async () => {
    await page.viewport(width, 900);
    const items = [
      { text: 'Verkopen', url: '/verkoop' },
      { text: 'Verhuren', url: '/verhuur' },
      { text: 'Taxeren', url: '/taxatie' },
    ];
    const { main } = await showBanners(createBanner('services', { items }));
    const heights = main
      .getByRole('listitem')
      .elements()
      .map((each) => each.getBoundingClientRect().height);
    expect(heights).toHaveLength(3);
    for (const height of heights) expect(height).toBeLessThan(80);
    expect(drawings()).toBe(0);
  });

  test('employees', async () => {
    await page.viewport(width, 900);
    const nobody = { achtergrond_afbeelding: null };
    edge.answersGet(readPaths.employees, { data: [createEmployee(1, nobody), createEmployee(2, nobody)] });
    const { main } = await showBanners(createBanner('employees'));
    await expect.element(main.getByText('Jet van den Berg-1')).toBeVisible();
    for (const summary of document.querySelectorAll('main summary'))
      expect(summary.getBoundingClientRect().height).toBeLessThan(140);
    expect(drawings()).toBe(0);
  });

  test('actueel', async () => {
    await page.viewport(width, 900);
    const bare = createBlogCard(1, { uitgelichte_afbeelding: null });
    edge.answersGet(readPaths.blogs, { data: [bare], total: 1, categories: [] });
    const { main } = await showBanners(createBanner('actueel', { fields: { title: 'Nieuws' } }));
    await expect.element(main.getByRole('article')).toBeVisible();
    expect(leftOf('Blog 1')).toBe(leftOf('Nieuws'));
  });

  test.each(['introduction', 'free-sales-advice', 'sure-things'])('%s', async (soort) => {
    await page.viewport(width, 900);
    const words = { wysiwyg: '<p>Woorden</p>' };
    await showBanners(
      createBanner(soort, {
        items: [{ text: 'Dienst', url: '/verkoop', ...words }],
        fields: { title: 'Een titel', titel_intro: 'Nog een titel', content: words, content_intro: words },
      }),
    );
    expect(drawings()).toBe(0);
    const section = document.querySelector('main section')!;
    expect(section.querySelector('[class*="picture"]')).toBeNull();
  });
});

test('compliments: the buttons stay in their place at one that has no picture', async () => {
  await page.viewport(1440, 900);
  const items = [{ text: 'Anna', imageurl: '/assets/anna' }, { text: 'Bert' }, { text: 'Cas' }];
  const { main } = await showBanners(createBanner('compliments', { items }));
  const next = main.getByRole('button', { name: 'Volgende' });
  const { left } = next.element().getBoundingClientRect();
  await next.click();
  await expect.element(main.getByText('2/3')).toBeVisible();
  expect(next.element().getBoundingClientRect().left).toBe(left);
});

test('image-text: pictures of one and the next stand on other sides', async () => {
  await page.viewport(1440, 900);
  const banner = createBanner('image-text', {
    fields: { title: 'Een titel', image: { imageurl: '/assets/plaatje' } },
  });
  const { main } = await showBanners(banner, banner);
  await expect.element(main.getByRole('heading', { name: 'Een titel' })).toHaveLength(2);
  const lefts = [...document.querySelectorAll('main picture')].map(
    (each) => each.getBoundingClientRect().left,
  );
  expect(lefts[0]).not.toBe(lefts[1]);
});

describe('packages', () => {
  const cards = (main: Awaited<ReturnType<typeof showBanners>>['main']) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

  test('show what they hold when asked, mark the one the editor marks, and take their title along', async () => {
    edge.answersGet(readPaths.packages, {
      data: [
        createPackage(1, {
          titel: 'Compleet & meer',
          meest_gekozen: true,
          items: ['a', 'b', 'c', 'd', 'e', 'Oplevering'],
        }),
        createPackage(2, { items: ['a', 'b', 'c', 'd', 'e'], prijs: '1995.5' }),
        createPackage(3, { soort: 'taxatie', titel: '795' }),
      ],
    });
    const { main, readAddress } = await showBanners(
      createBanner('price-packages'),
      createBanner('text', { anker: 'meet_us', fields: { title: 'Formulier' } }),
    );
    await expect.element(cards(main)).toHaveLength(2);
    const [first, second] = [cards(main).nth(0), cards(main).nth(1)];
    await expect.element(first.getByText('Meest gekozen')).toBeVisible();
    await expect.element(second.getByText('Meest gekozen')).not.toBeInTheDocument();
    await expect.element(second.getByText(/^€\s1\.995,50$/)).toBeVisible();
    await expect.element(second.getByRole('button', { name: 'Meer' })).not.toBeInTheDocument();
    await expect.element(first.getByText('Oplevering')).not.toBeVisible();
    await first.getByRole('button', { name: 'Meer' }).click();
    await expect.element(first.getByText('Oplevering')).toBeVisible();
    await first.getByRole('button', { name: 'Minder' }).click();
    await expect.element(first.getByText('Oplevering')).not.toBeVisible();
    await first.getByRole('link', { name: 'Aanvragen: Compleet & meer' }).click();
    await expect.poll(readAddress).toBe('/een-pagina?pakket=Compleet%20%26%20meer#meet_us');
  });

  test('read an amount as the Dutch write it', async () => {
    const written = ['49.50', '1.250', '697,50'];
    edge.answersGet(readPaths.packages, {
      data: written.map((prijs, index) => createPackage(index, { prijs })),
    });
    const { main } = await showBanners(createBanner('price-packages'));
    for (const price of ['€ 49,50', '€ 1.250,-', '€ 697,50'])
      await expect.element(main.getByText(price, { exact: true })).toBeVisible();
  });

  test.each([
    [4, 4],
    [3, 3],
    [2, 4],
  ])('%i of them stand in a row of %i', async (amount, columns) => {
    await page.viewport(1440, 900);
    edge.answersGet(readPaths.packages, {
      data: Array.from({ length: amount }, (_, index) => createPackage(index + 1)),
    });
    const { main } = await showBanners(createBanner('price-packages'));
    await expect.element(cards(main)).toHaveLength(amount);
    const card = cards(main).nth(0).element();
    const share = card.getBoundingClientRect().width / card.parentElement!.getBoundingClientRect().width;
    expect(Math.round(1 / share)).toBe(columns);
  });

  test('of the valuation: 795 stands out, and "op aanvraag" has no €', async () => {
    edge.answersGet(readPaths.packages, {
      data: [
        createPackage(1, {
          soort: 'taxatie',
          titel: '695',
          prijs: '695',
          vanaf_tot_prijs: 'tot € 400.000',
          items: [],
        }),
        createPackage(2, {
          soort: 'taxatie',
          titel: '795',
          prijs: '795',
          vanaf_tot_prijs: 'tot € 700.000',
          items: [],
        }),
        createPackage(3, { soort: 'taxatie', titel: 'Op aanvraag', prijs: '<p>op aanvraag</p>', items: [] }),
        createPackage(4),
      ],
    });
    const { main, link } = await showBanners(createBanner('price-packages-valuation'));
    await expect.element(cards(main)).toHaveLength(3);
    const colours = cards(main)
      .elements()
      .map((card) => getComputedStyle(card).borderTopColor);
    expect(colours[1]).not.toBe(colours[0]);
    expect(colours[2]).toBe(colours[0]);
    await expect
      .element(
        cards(main)
          .nth(1)
          .getByText(/^€\s795,-$/),
      )
      .toBeVisible();
    await expect.element(cards(main).nth(2)).not.toMatchTextContent('€');
    await expect
      .element(link('Aanvragen: tot € 700.000'))
      .toHaveAttribute('href', '/taxatie?pakket=795#valuation');
  });

  test('on a page without their form lead to the page that has it', async () => {
    edge.answersGet(readPaths.packages, { data: [createPackage(1, { titel: 'Compleet' })] });
    const { link } = await showBanners(createBanner('price-packages'), createBanner('bought-objects'));
    await expect
      .element(link('Aanvragen: Compleet'))
      .toHaveAttribute('href', '/verkoop?pakket=Compleet#meet_us');
    await expect.element(link('Bekijk de stappen')).not.toBeInTheDocument();
  });
});

describe('form', () => {
  test.each([
    ['price-packages', 'verkoop', 'selling'],
    ['price-packages-valuation', 'taxatie', 'valuation-request'],
  ] as const)('is where %s lead to, also when its editor gave no anchor', async (soort, of, form) => {
    edge.answersGet(readPaths.packages, { data: [createPackage(1, { soort: of })] });
    const { main, widget } = await showBanners(
      createBanner(soort),
      createBanner('form', { fields: { form } }),
    );
    const href = main.getByRole('link').element().getAttribute('href') ?? '';
    const place = document.querySelector(href.slice(href.indexOf('#')));
    expect(place?.contains(widget(`form-${form}`).element())).toBe(true);
  });

  // Links of others and of mails lead there: the specification has these anchors.
  test.each(['search-service', 'energy-label'])('%s is at #meet_us without an anchor, too', async (name) => {
    const { widget } = await showBanners(createBanner('form', { fields: { form: name } }));
    expect(document.querySelector('#meet_us')?.contains(widget(`form-${name}`).element())).toBe(true);
  });

  test('names a widget of mf-leads, which gets the banner’s other texts', async () => {
    const { widget } = await showBanners(
      createBanner('form', {
        anker: 'meet_us',
        fields: { form: 'selling', title: 'Plan een gesprek', tag: 'najaar', pakket: 'Compleet' },
      }),
    );
    expect(JSON.parse(widget('form-selling').element().textContent)).toEqual({
      ...{ titel: 'Plan een gesprek', tag: 'najaar', pakket: 'Compleet' },
    });
    expect(document.querySelector('#meet_us')?.contains(widget('form-selling').element())).toBe(true);
  });

  test('beside words the title stands over those, and the form keeps its own', async () => {
    const { main, widget } = await showBanners(
      createBanner('form', {
        fields: { form: 'contact', title: 'Kom langs', content: { wysiwyg: '<p>Keulenstraat 19c</p>' } },
      }),
    );
    await expect.element(main.getByRole('heading', { name: 'Kom langs' })).toBeVisible();
    await expect.element(main.getByText('Keulenstraat 19c')).toBeVisible();
    expect(widget('form-contact').element().textContent).toBe('{}');
  });

  test('has the face of who reads it beside it, as long as that person works here', async () => {
    edge.answersGet(readPaths.employees, { data: [createEmployee(1), createEmployee(2)] });
    const fields = { form: 'letting', title: 'Kennismaken', employee: 'Jet van den Berg-2' };
    const { main, widget, link } = await showBanners(createBanner('form', { fields }));
    await expect.element(main.getByText('Jet van den Berg-2')).toBeVisible();
    await expect.element(link('0570 55 50 12')).toHaveAttribute('href', 'tel:0570555012');
    expect(JSON.parse(widget('form-letting').element().textContent)).toEqual({ titel: 'Kennismaken' });
    const gone = createBanner('form', { fields: { ...fields, employee: 'Jet van den Berg-3' } });
    const other = await showBanners(gone);
    await expect.element(other.widget('form-letting')).toBeVisible();
    await expect.element(other.main.getByRole('link')).not.toBeInTheDocument();
  });

  test.each([undefined, '../kwaad', 'Contact!'])(
    'a form by the name %s is how to reach the firm',
    async (name) => {
      const { main, link } = await showBanners(createBanner('form', { fields: name ? { form: name } : {} }));
      await expect.element(main.getByRole('heading', { name: 'Neem contact met ons op' })).toBeVisible();
      await expect.element(link('0570 555 010')).toHaveAttribute('href', 'tel:0570555010');
      await expect.element(link('info@binnen.example')).toHaveAttribute('href', 'mailto:info@binnen.example');
    },
  );
});

const nothingSold = { resultaten: [], paginering: { totaalAantal: 0, volgende: null } };

describe('trust', () => {
  beforeEach(() => edge.answersGet(readPaths.archive, nothingSold));

  test('an address in a review is no wider than a phone', async () => {
    const address = 'https://www.kadaster.example/producten/woning/koopsominformatie';
    const beoordelingen = createTrust().beoordelingen.map((review) => ({
      ...review,
      tekst: `Kijk op ${address}`,
    }));
    edge.answersGet(readPaths.trust, createTrust({ beoordelingen }));
    edge.answersGet(readPaths.employees, { data: [] });
    const { main } = await showBanners(createBanner('trust'));
    await expect.element(main.getByText(`Kijk op ${address}`).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('reviews have their source and day, and who shows them says that they are not checked', async () => {
    edge.answersGet(readPaths.trust, createTrust());
    edge.answersGet(readPaths.employees, { data: [] });
    const { main, link } = await showBanners(createBanner('trust', { fields: { subtitle: 'Lees maar na' } }));
    await expect.element(main.getByRole('heading', { name: 'Controleer ons gerust' })).toBeVisible();
    await expect.element(main.getByText('Lees maar na')).toBeVisible();
    const reviews = main.getByRole('figure');
    await expect
      .element(reviews.nth(0))
      .toMatchTextContent(/Ze namen op.*Familie De Boer.*Cijfer 8,5 van 10 · 3 oktober 2026 · Huizenspiegel/);
    await expect
      .element(link('Huizenspiegel'))
      .toHaveAttribute('href', 'https://huizenspiegel.example/de-boer');
    await expect.element(reviews.nth(1)).toHaveTextContent('Netjes.Wim27 mei 2026 · Een brief');
    await expect.element(main.getByText(/controleren we niet zelf/)).toBeVisible();
  });

  test('the mark is the mean of those in the content, with their number and source; what was sold is counted', async () => {
    const beoordelingen = [8, 9, 9].flatMap((cijfer, id) =>
      createTrust()
        .beoordelingen.slice(0, 1)
        .map((review) => ({ ...review, id, cijfer })),
    );
    edge.answersGet(readPaths.trust, createTrust({ beoordelingen }));
    edge.answersGet(readPaths.employees, { data: [] });
    const verkoop = { vanaf: '2026-01-01', tot: '2026-11-20', aantal: 61, dagen: 34 };
    edge.answersGet(readPaths.archive, { ...nothingSold, verkoop });
    const { main } = await showBanners(createBanner('trust'));
    await expect.element(main.getByText('8,7 gemiddeld van 3 cijfers, Huizenspiegel')).toBeVisible();
    await expect.element(main.getByText('61 huizen verkocht in 2026, tot en met 20 november')).toBeVisible();
    await expect.element(main.getByText('34 dagen te koop: de helft was eerder verkocht')).toBeVisible();
  });

  test('stars are shown as their source gives them, and weigh as marks up to ten', async () => {
    const stars = { id: 2, cijfer: 4.5, schaal: 5, bron: 'Google' };
    const beoordelingen = createTrust()
      .beoordelingen.slice(0, 1)
      .flatMap((review) => [
        { ...review, cijfer: 8 },
        { ...review, ...stars },
      ]);
    edge.answersGet(readPaths.trust, createTrust({ beoordelingen }));
    edge.answersGet(readPaths.employees, { data: [] });
    edge.answersGet(readPaths.archive, nothingSold);
    const { main } = await showBanners(createBanner('trust'));
    const reviews = main.getByRole('figure');
    await expect.element(reviews.nth(0)).toMatchTextContent(/Cijfer 8 van 10 · /);
    await expect.element(reviews.nth(1)).toMatchTextContent(/Cijfer 4,5 van 5 · /);
    await expect
      .element(main.getByText('8,5 van 10, gemiddeld van 2 cijfers, Huizenspiegel, Google'))
      .toBeVisible();
  });

  test('half of the homes sold within a day is one day', async () => {
    edge.answersGet(readPaths.trust, createTrust());
    edge.answersGet(readPaths.employees, { data: [] });
    const verkoop = { vanaf: '2026-01-01', tot: '2026-11-20', aantal: 61, dagen: 1 };
    edge.answersGet(readPaths.archive, { ...nothingSold, verkoop });
    const { main } = await showBanners(createBanner('trust'));
    await expect.element(main.getByText('1 dag te koop: de helft was eerder verkocht')).toBeVisible();
  });

  test('customers’ words have the same figures where a row says where the reviews are, and do without', async () => {
    const items = [{ text: 'Anna', wysiwyg: '<p>Heel fijn geholpen</p>' }];
    const banner = createBanner('compliments', { items, fields: { figures: { url: '/over-binnen' } } });
    edge.answersGet(readPaths.archive, nothingSold);
    edge.answersGet(readPaths.trust, createTrust());
    const first = await showBanners(banner);
    await expect
      .element(first.main.getByRole('link', { name: /^gemiddeld van/ }))
      .toHaveAttribute('href', '/over-binnen');
    edge.answersGet(readPaths.trust, new Response(null, { status: 503 }));
    const { main } = await showBanners(banner);
    await expect.element(main.getByText('Heel fijn geholpen')).toBeVisible();
    await expect.element(main.getByText(/gemiddeld/)).not.toBeInTheDocument();
  });

  test.each([
    ['verkoop', 1],
    ['taxatie', 2],
  ])('a page about %s shows the reviews about it, and all when there are none', async (about, count) => {
    edge.answersGet(readPaths.trust, createTrust());
    edge.answersGet(readPaths.employees, { data: [] });
    const { main } = await showBanners(createBanner('trust', { fields: { about } }));
    await expect.element(main.getByRole('figure')).toHaveLength(count);
  });

  test('registrations lead to their register, and the broker who answers for the work can be called', async () => {
    edge.answersGet(readPaths.trust, createTrust({ beoordelingen: [] }));
    edge.answersGet(readPaths.employees, {
      data: [
        createEmployee(1),
        createEmployee(2, { verantwoordelijk: true, registratie: 'NRVT RT000000011' }),
      ],
    });
    const { main, link } = await showBanners(createBanner('trust'));
    await expect.element(main.getByRole('heading', { name: 'Verantwoordelijk makelaar' })).toBeVisible();
    await expect.element(main.getByText('Jet van den Berg-2')).toBeVisible();
    await expect.element(main.getByText('Jet van den Berg-1')).not.toBeInTheDocument();
    await expect.element(main.getByText('NRVT RT000000011')).toBeVisible();
    await expect.element(link('0570 55 50 12')).toHaveAttribute('href', 'tel:0570555012');
    await expect.element(link('NVM')).toHaveAttribute('href', 'https://www.nvm.example/');
    await expect
      .poll(() =>
        main
          .getByRole('listitem')
          .elements()
          .map((item) => item.textContent),
      )
      .toEqual(['NVMlid 00011', 'KvK']);
    await expect.element(main.getByText(/controleren we niet zelf/)).not.toBeInTheDocument();
  });

  test('without the people of the office the rest is there', async () => {
    edge.answersGet(readPaths.trust, createTrust());
    edge.answersGet(readPaths.employees, problem(503, 'upstream-unavailable'));
    const { main } = await showBanners(createBanner('trust'));
    await expect.element(main.getByRole('figure')).toHaveLength(2);
    await expect
      .element(main.getByRole('heading', { name: 'Verantwoordelijk makelaar' }))
      .not.toBeInTheDocument();
  });

  test('of which the office says nothing is a gap that nobody sees', async () => {
    edge.answersGet(readPaths.trust, { beoordelingen: [], registraties: [] });
    edge.answersGet(readPaths.employees, { data: [createEmployee(1)] });
    const { main } = await showBanners(
      createBanner('trust', { fields: { title: 'Vertrouw ons' } }),
      createBanner('text', { fields: { title: 'Wel hier' } }),
    );
    await expect.element(main.getByRole('heading')).toHaveTextContent('Wel hier');
  });
});

test('a widget that an editor placed gets the rows beside its name', async () => {
  const { widget } = await showBanners(
    createBanner('widget', { fields: { widget: 'newest-objects', aantal: '3', titel: 'Nieuw' } }),
  );
  expect(JSON.parse(widget('newest-objects').element().textContent)).toEqual({ aantal: '3', titel: 'Nieuw' });
});

test('a kind that nobody knows and one whose data cannot be had are left out, and the page goes on', async () => {
  edge.answersGet(readPaths.employees, problem(503, 'upstream-unavailable'));
  edge.answersGet(readPaths.packages, { data: [] });
  const { main } = await showBanners(
    createBanner('woonquiz', { fields: { title: 'Welk huis ben jij?' } }),
    createBanner('employees'),
    createBanner('price-packages'),
    createBanner('steps'),
    createBanner('compliments'),
    createBanner('text', { fields: { title: 'Wel hier' } }),
  );
  await expect.element(main.getByRole('heading')).toHaveTextContent('Wel hier');
  await expect.poll(() => document.querySelectorAll('main section').length).toBe(1);
});

test('an address that an editor pasted is no wider than a phone', async () => {
  const address = 'https://www.kadaster.example/producten/woning/koopsominformatie';
  const wysiwyg = `<p>Zie <a href="${address}">${address}</a></p>`;
  const items = [{ text: 'Titel', wysiwyg }];
  const { main } = await showBanners(
    createBanner('text', { fields: { title: 'Tekst', content: { wysiwyg } } }),
    createBanner('introduction', { fields: { content_intro: { wysiwyg } } }),
    createBanner('form', { fields: { form: 'contact', title: 'Bel', content: { wysiwyg } } }),
    createBanner('bought-objects', { fields: { content: { wysiwyg } } }),
    ...['usp', 'sure-things', 'compliments', 'steps'].map((soort) => createBanner(soort, { items })),
  );
  const links = main.getByRole('link', { name: address }).elements();
  expect(links).toHaveLength(8);
  for (const link of links)
    expect(link.getBoundingClientRect().right, link.closest('section')?.innerText).toBeLessThan(390);
});

test('a table of an editor scrolls within its text, and the page does not', async () => {
  const cells = ['Hypotheekvorm', 'Maandlasten', 'Rentevaste periode', 'Aflossing', 'Belastingvoordeel'];
  const wysiwyg = `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
  const items = [{ text: 'Titel', wysiwyg }];
  const { main } = await showBanners(
    createBanner('text', { fields: { title: 'Tekst', content: { wysiwyg } } }),
    createBanner('bought-objects', { fields: { content: { wysiwyg } } }),
    ...['usp', 'sure-things', 'compliments'].map((soort) => createBanner(soort, { items })),
  );
  const tables = main.getByRole('table').elements();
  expect(tables).toHaveLength(5);
  for (const table of tables) {
    const { right, width } = table.getBoundingClientRect();
    expect(right, table.closest('section')?.innerText).toBeLessThan(390);
    expect(width, table.closest('section')?.innerText).toBeGreaterThan(200);
  }
});
