import { thankYous, type ThankYou } from '@binnen/contracts/routes';
import { expect, test } from '../visitor.ts';

/** The content of each page: a heading, what comes next, and where to go from here. */
const pages: Record<ThankYou, [heading: string, text: RegExp, next: string]> = {
  aankoop: ['Bedankt voor je interesse!', /binnen een werkdag/, '/woningaanbod'],
  beterhypotheken: ['Bedankt voor je aanvraag!', /jaaropgave van je hypotheek/, '/woningaanbod'],
  contact: ['Bedankt voor je bericht!', /Je bericht is binnen/, '/woningaanbod'],
  'gratis-verkoopadvies': ['Bedankt, we komen graag langs!', /om een afspraak te maken/, '/verkoop'],
  'gratis-waardebepaling': ['Bedankt voor je aanvraag!', /binnen een werkdag/, '/verkoop'],
  leebl: ['Bedankt voor je aanvraag!', /om een opname te plannen/, '/blogs'],
  melding: ['Kijk in je mail', /dan mailen we je als er een woning bij komt/, '/woningaanbod'],
  taxatie: ['Bedankt voor je aanvraag!', /om de opname te plannen/, '/blogs'],
  verhuur: ['Wij gaan kennismaken!', /neemt contact met je op/, '/blogs'],
  verkoop: ['Bedankt voor je vertrouwen!', /een afspraak bij je thuis/, '/woningaanbod'],
  wooncontinuplan: ['Bedankt voor je aanvraag!', /Het eerste gesprek is gratis/, '/woningaanbod'],
  zoekopdracht: ['We gaan voor je zoeken!', /Je zoekopdracht staat/, '/woningaanbod'],
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, tolerated: { errors: [/status of 404/] } });

  test('each form has a thank-you page with its own words, which search engines do not list', async ({
    page,
  }) => {
    for (const form of thankYous) {
      const [heading, text, next] = pages[form];
      const response = await page.goto(`/bedankt/${form}`);
      expect(response?.status(), form).toBe(200);
      expect(response?.headers()['x-served-by'], form).toBe('composed');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(new RegExp(`^${heading.slice(0, 12)}`));
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('main').locator(`a[href="${next}"]`).first()).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('link', { name: 'Naar de verbouwtool' })).toHaveCount(0);
    }
  });

  test('a visitor who will renovate finds the link to the renovation tool, others do not', async ({
    page,
  }) => {
    await page.goto('/bedankt/taxatie?verbouwing=ja');
    const tool = page.getByRole('link', { name: 'Naar de verbouwtool' });
    await expect(tool).toHaveAttribute('href', /^https:\/\//);
    await page.goto('/bedankt/taxatie?verbouwing=nee');
    await expect(tool).toHaveCount(0);
    // It belongs to the valuation alone.
    await page.goto('/bedankt/contact?verbouwing=ja');
    await expect(tool).toHaveCount(0);
  });

  test('an unknown form has no thank-you page', async ({ page }) => {
    for (const path of ['/bedankt/onbekend', '/bedankt/constructor', '/bedankt']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Bedankt/);
    }
  });
});
