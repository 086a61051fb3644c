import { changeItem, editPage, restorePage, tellEdge, type BannerOfEditor } from '../content.ts';
import { expect, test, visit } from '../visitor.ts';
import type { APIRequestContext, Page } from '@playwright/test';

/** A CMS page with the content of each test: what an editor fills in is what a visitor reads. */
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
