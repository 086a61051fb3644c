import { breakUpstream, clearFaults } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

test.afterEach(clearFaults);

test('pages stay as they were while the CMS is down', async ({ page }) => {
  await visit(page, '/');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await breakUpstream({ service: 'directus', status: 500 });
  await breakUpstream({ service: 'wordpress', hang: true });
  const response = await visit(page, '/');
  expect(response.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '));
  await expect(page.getByRole('contentinfo')).toContainText('Deventer');
});

test('the offer stays while the listings service is down', async ({ page }) => {
  await visit(page, '/woningaanbod');
  await breakUpstream({ service: 'realworks', drop: true });
  const response = await visit(page, '/woningaanbod');
  expect(response.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
