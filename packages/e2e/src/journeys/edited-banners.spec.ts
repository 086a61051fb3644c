import { editPage, restorePage, type BannerOfEditor } from '../content.ts';
import { expect, test, visit } from '../visitor.ts';
import type { APIRequestContext, Page } from '@playwright/test';

/** A CMS page with the banners of each test, which show what another remote has: the words of all are mf-content's own. */
const slug = 'disclaimer';

const show = async (page: Page, request: APIRequestContext, ...banners: BannerOfEditor[]) => {
  await editPage(request, slug, banners);
  await visit(page, `/${slug}`);
  return page.getByRole('main');
};

test.afterEach(({ request }) => restorePage(request, slug));

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
