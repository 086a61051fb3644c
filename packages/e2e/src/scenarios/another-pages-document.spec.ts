import { expect, test, visit } from '../visitor.ts';

test('a document with another page’s content is replaced by the page of its URL', async ({
  page,
  request,
}) => {
  const home = await (await request.get('/')).text();
  await page.route('**/disclaimer', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ body: home, contentType: 'text/html; charset=utf-8' })
      : route.continue(),
  );
  await visit(page, '/disclaimer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer');
  await expect(page).toHaveTitle(/Disclaimer/);
});

test('and follows its redirects first', async ({ page, request }) => {
  const home = await (await request.get('/')).text();
  await page.route('**/woningaanbod/deventer/deventer-keulenstraat-19-a', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ body: home, contentType: 'text/html; charset=utf-8' })
      : route.continue(),
  );
  await visit(page, '/woningaanbod/deventer/deventer-keulenstraat-19-a');
  await expect(page).toHaveURL(/\/woningaanbod\/deventer\/keulenstraat-19-a$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Keulenstraat 19 A/);
});
