import { changeItem, editPage, restorePage, tellEdge, type BannerOfEditor } from '../content.ts';
import { expect, test, visit } from '../visitor.ts';
import type { APIRequestContext, Page } from '@playwright/test';

/** A page of the CMS that holds what each test puts there: what an editor fills in is what a visitor reads. */
const slug = 'disclaimer';

const show = async (page: Page, request: APIRequestContext, ...banners: BannerOfEditor[]) => {
  await editPage(request, slug, banners);
  await visit(page, `/${slug}`);
  return page.getByRole('main');
};

test.afterEach(({ request }) => restorePage(request, slug));

test('introduction: its rows in their places, a tile for each service, and the way to the firm', async ({
  page,
  request,
}) => {
  const main = await show(page, request, {
    soort: 'introduction',
    rows: [
      { field_slug: 'service-1', text: 'Dienst een', url: '/verkoop' },
      { field_slug: 'service-2', text: 'Dienst twee', url: '/verhuur' },
      { field_slug: 'other-1', text: 'Geen dienst', url: '/taxatie' },
      { field_slug: 'subtitel_intro', text: 'Ondertitel van de intro' },
      { field_slug: 'titel_intro', text: 'Titel van de intro' },
      { field_slug: 'content_intro', wysiwyg: '<p>Woorden met <strong>nadruk</strong></p>' },
    ],
  });
  await expect(main.getByRole('heading', { name: 'Hoe kunnen wij jou helpen?' })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Dienst twee' })).toHaveAttribute('href', '/verhuur');
  await expect(main.getByText('Geen dienst')).toHaveCount(0);
  await expect(main.getByText('Ondertitel van de intro')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Titel van de intro' })).toBeVisible();
  await expect(main.locator('strong', { hasText: 'nadruk' })).toBeVisible();
  await main.getByRole('link', { name: 'Meer over binnen' }).click();
  await expect(page).toHaveURL(/\/over-binnen$/);
});

test('services: a tile with title, picture and target for each row', async ({ page, request }) => {
  const home = await (await request.get('/content/pages/home')).json();
  const rows = (
    home as { banners: { banner_fields: { field_slug: string; imageurl: string | null }[] }[] }
  ).banners
    .flatMap(({ banner_fields }) => banner_fields)
    .filter(({ field_slug, imageurl }) => field_slug.startsWith('service-') && imageurl);
  const main = await show(page, request, {
    soort: 'services',
    rows: [
      { field_slug: 'service-a', text: 'Naar de taxatie', url: '/taxatie', imageurl: rows[0]!.imageurl! },
    ],
  });
  const tile = main.getByRole('link', { name: 'Naar de taxatie' });
  await expect
    .poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await tile.click();
  await expect(page).toHaveURL(/\/taxatie$/);
});

test('usp: its reasons, and the button when the flag is on', async ({ page, request }) => {
  const rows = [
    { field_slug: 'title', text: 'Waarom wij' },
    { field_slug: 'usp-1', text: 'Eén makelaar', url: '/over-binnen' },
    { field_slug: 'usp-2', text: 'Vaste prijs' },
  ];
  let main = await show(page, request, { soort: 'usp', rows });
  await expect(main.getByRole('listitem')).toHaveText(['Eén makelaar', 'Vaste prijs']);
  await expect(main.getByRole('link', { name: 'Eén makelaar' })).toHaveAttribute('href', '/over-binnen');
  await expect(main.getByRole('link', { name: 'Gratis verkoopadvies' })).toHaveCount(0);
  main = await show(page, request, {
    soort: 'usp',
    rows: [...rows, { field_slug: 'show_button', text: 'true' }],
  });
  await main.getByRole('link', { name: 'Gratis verkoopadvies' }).click();
  await expect(page).toHaveURL(/\/gratis-verkoopadvies$/);
});

test('free sales advice: two buttons, each to the address of its own row', async ({ page, request }) => {
  const main = await show(page, request, {
    soort: 'free-sales-advice',
    rows: [
      { field_slug: 'title', text: 'Wat is je huis waard?' },
      { field_slug: 'button', text: 'Vraag advies', url: '/gratis-verkoopadvies' },
      { field_slug: 'button_two', text: 'Reken zelf', url: '/waarde-woning' },
    ],
  });
  await expect(main.getByRole('link', { name: 'Vraag advies' })).toHaveAttribute(
    'href',
    '/gratis-verkoopadvies',
  );
  await main.getByRole('link', { name: 'Reken zelf' }).click();
  await expect(page).toHaveURL(/\/waarde-woning$/);
});

test('sure things: a title of its own where none is given, and the first column open', async ({
  page,
  request,
}) => {
  const main = await show(page, request, {
    soort: 'sure-things',
    rows: [
      { field_slug: 'over-1', text: 'Eerste', wysiwyg: '<p>Woorden een</p>', url: '/verkoop' },
      { field_slug: 'over-2', text: 'Tweede', wysiwyg: '<p>Woorden twee</p>' },
      { field_slug: 'over-3', wysiwyg: '<p>Zonder titel</p>' },
    ],
  });
  await expect(main.getByRole('heading', { name: 'Hier staan wij voor' })).toBeVisible();
  await expect(main.getByRole('button')).toHaveText(['Eerste', 'Tweede']);
  await expect(main.getByText('Woorden een')).toBeVisible();
  await expect(main.getByText('Woorden twee')).toBeHidden();
  await main.getByRole('button', { name: 'Tweede' }).click();
  await expect(main.getByText('Woorden twee')).toBeVisible();
  await expect(main.getByText('Woorden een')).toBeHidden();
});

test('compliments: as many as there are rows, also with only a name', async ({ page, request }) => {
  const main = await show(page, request, {
    soort: 'compliments',
    rows: [
      { field_slug: 'compliment-1', text: 'Anna', wysiwyg: '<p>Heel fijn geholpen</p>' },
      { field_slug: 'compliment-2', text: 'Bert', url: '/verkoop' },
      { field_slug: 'reactie-3', text: 'Geen compliment' },
    ],
  });
  await expect(main.getByText('1/2')).toBeVisible();
  await expect(main.getByText('Heel fijn geholpen')).toBeVisible();
  await main.getByRole('button', { name: 'Volgende' }).press('Enter');
  await expect(main.getByText('2/2')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Bert' })).toHaveAttribute('href', '/verkoop');
  await expect(main.getByText('Heel fijn geholpen')).toHaveCount(0);
});

test('steps: numbered, with title and words; they can be dragged and swiped', async ({ page, request }) => {
  const main = await show(page, request, {
    soort: 'steps',
    rows: ['Bellen', 'Kijken', 'Bieden', 'Tekenen'].map((text, at) => ({
      field_slug: `step-${at + 1}`,
      text,
      wysiwyg: `<p>Uitleg ${at + 1}</p>`,
    })),
  });
  const carousel = main.getByRole('group', { name: 'Zo gaan we te werk' });
  await expect(carousel.getByRole('listitem')).toHaveText([
    /^1\s*Bellen/,
    /^2/,
    /^3/,
    /^4\s*Tekenen\s*Uitleg 4/,
  ]);
  const left = async () => Math.round((await carousel.getByRole('listitem').first().boundingBox())!.x);
  const before = await left();
  await carousel.scrollIntoViewIfNeeded();
  const box = (await carousel.getByRole('listitem').nth(1).boundingBox())!;
  await page.mouse.move(box.x + 200, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x - 200, box.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect.poll(left).toBeLessThan(before - 100);
});

test('bought homes: the button goes to the steps', async ({ page, request }) => {
  const main = await show(
    page,
    request,
    {
      soort: 'bought-objects',
      rows: [
        { field_slug: 'cta_title', text: 'Ook zoeken?' },
        { field_slug: 'button', text: 'Naar de stappen' },
      ],
    },
    { soort: 'text', rows: [{ field_slug: 'content', wysiwyg: '<p>Tussen</p>'.repeat(40) }] },
    { soort: 'steps', rows: [{ field_slug: 'step-1', text: 'Stap een' }] },
  );
  await expect(main.getByText('Aangekocht!').first()).toBeVisible();
  await main.getByRole('link', { name: 'Naar de stappen' }).click();
  await expect(page).toHaveURL(/#steps$/);
  await expect(main.getByRole('heading', { name: 'Stap een' })).toBeInViewport();
});

test('newest homes: cards, and an arrow to the offer', async ({ page, request }) => {
  const main = await show(page, request, { soort: 'newest-objects' });
  await expect(main.getByText('Recent toegevoegd')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Ons nieuwste aanbod' })).toBeVisible();
  expect(await main.getByRole('article').count()).toBeGreaterThan(2);
  await main
    .getByRole('link', { name: /aanbod/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/woningaanbod$/);
});

test('employees: function, words and number of each, in their own fields', async ({ page, request }) => {
  await changeItem('directus', 'employees', '1', {
    voornaam: 'Jet',
    achternaam: 'van den Berg',
    functie: 'Stagiair',
    over: '<p>Komt uit <em>Olst</em></p>',
    phonenumber: '06-12345678',
  });
  await tellEdge('directus', { collection: 'employees' });
  await expect.poll(async () => (await request.get('/content/employees')).text()).toContain('van den Berg');
  const main = await show(page, request, { soort: 'employees' });
  await expect(main.getByText('Stagiair', { exact: true })).toBeVisible();
  await main.getByText('Jet van den Berg').click();
  await expect(main.locator('em', { hasText: 'Olst' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Bel mij: Jet/ })).toHaveAttribute('href', 'tel:06-12345678');
  await main.getByText('Jet van den Berg').click();
  await expect(main.locator('em', { hasText: 'Olst' })).toBeHidden();
});

test('text and image with text: their words, a picture and a button', async ({ page, request }) => {
  const rows = [
    { field_slug: 'title', text: 'Een titel' },
    { field_slug: 'subtitle', text: 'Een ondertitel' },
    { field_slug: 'content', wysiwyg: '<p>Een alinea</p>' },
    { field_slug: 'button', text: 'Een knop', url: '/contact' },
    { field_slug: 'onbekend', text: 'Staat nergens' },
  ];
  const main = await show(page, request, { soort: 'text', rows }, { soort: 'image-text', rows });
  for (const words of ['Een titel', 'Een ondertitel', 'Een alinea', 'Een knop'])
    await expect(main.getByText(words, { exact: true })).toHaveCount(2);
  await expect(main.getByText('Staat nergens')).toHaveCount(0);
});

test.describe('packages', () => {
  /** How many of the selling packages are there, and how wide each card is in a row of twelve. */
  const setPackages = async (
    request: APIRequestContext,
    gone: number[],
    more: Record<number, object> = {},
  ) => {
    for (const id of gone) await changeItem('directus', 'packages', String(id), { status: 'archived' });
    for (const [id, fields] of Object.entries(more)) await changeItem('directus', 'packages', id, fields);
    await tellEdge('directus', { collection: 'packages' });
    const expected = JSON.stringify(Object.values(more)[0] ?? {}).slice(1, 12);
    await expect
      .poll(async () => {
        const text = await (await request.get('/content/packages')).text();
        return gone.every((id) => !text.includes(`{"id":${id},`)) && text.includes(expected);
      })
      .toBe(true);
  };
  const list = async (request: APIRequestContext, soort: string) =>
    (
      (await (await request.get('/content/packages')).json()) as { data: { id: number; soort: string }[] }
    ).data
      .filter((one) => one.soort === soort)
      .map(({ id }) => id);
  const share = async (page: Page) => {
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const [card, row] = [
      await cards.first().boundingBox(),
      await cards.first().locator('xpath=..').boundingBox(),
    ];
    return Math.round((100 * (card!.width + 16)) / row!.width);
  };

  test.use({ viewport: { width: 1440, height: 900 } });

  test('stand in quarters, three of them in thirds, and the badge is where the editor puts it', async ({
    page,
    request,
  }) => {
    const [first, second, , last] = await list(request, 'verkoop');
    await show(page, request, { soort: 'price-packages' });
    expect(await share(page)).toBeGreaterThanOrEqual(24);
    expect(await share(page)).toBeLessThanOrEqual(27);
    await setPackages(request, [last!], {
      [first!]: { meest_gekozen: true, items: ['a', 'b', 'c', 'd', 'e', 'f'] },
      [second!]: { meest_gekozen: false, items: ['a', 'b', 'c', 'd', 'e'] },
    });
    const main = await show(page, request, { soort: 'price-packages' });
    expect(await share(page)).toBeGreaterThanOrEqual(32);
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(cards.first().getByText('Meest gekozen')).toBeVisible();
    await expect(cards.first().getByRole('button', { name: 'Meer' })).toBeVisible();
    await expect(cards.nth(1).getByRole('button', { name: 'Meer' })).toHaveCount(0);
    await expect(cards.nth(1).getByRole('listitem')).toHaveCount(5);
  });

  test('of the valuation: 795 stands out, "op aanvraag" has no €', async ({ page, request }) => {
    const main = await show(page, request, { soort: 'price-packages-valuation' });
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    const colours = await cards.evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).borderTopColor),
    );
    const texts = (await cards.allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '));
    const at = texts.findIndex((text) => text.includes('€ 795,-'));
    expect(colours.filter((colour) => colour === colours[at])).toHaveLength(1);
    const onRequest = texts.find((text) => /op aanvraag/i.test(text))!;
    expect(onRequest.replace(/€ \d{3}\.000/g, '')).not.toContain('€');
    expect(texts.filter((text) => /€\s\d+,-/.test(text))).toHaveLength(texts.length - 1);
  });
});
