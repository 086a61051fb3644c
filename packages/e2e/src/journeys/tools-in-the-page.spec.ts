import type { Page } from '@playwright/test';
import { forgetRecorded, readRecorded } from '../stack.ts';
import { expect, test, visit, waitForWidgets } from '../visitor.ts';
import { openWithBootAlone } from './open-with-boot-alone.ts';

// React finds what a tool of the visitor's put in the page before its code came, says so, and draws the page anew.
test.use({ tolerated: { errors: [/^hydration|Minified React error #418/] } });

/** As a translator does: each text, of what comes later too. */
const wrapTexts = () => {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option, svg, font'))
        continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data);
    }
  };
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      addedNodes.forEach((node) => node.parentNode && wrap(node instanceof Text ? node.parentNode : node));
  }).observe(document.body, { childList: true, subtree: true });
};

const tools = {
  'a password manager': () => {
    for (const field of document.querySelectorAll('main input:not([type=hidden])')) {
      const icon = document.createElement('div');
      icon.setAttribute('data-lastpass-icon-root', '');
      field.after(icon);
    }
  },
  'a translator': wrapTexts,
};

const readLeads = async () =>
  (await readRecorded('activecampaign')).map(({ body }) => (body as Record<string, string>)['email']);

const form = (page: Page) => page.getByRole('main').locator('form[method=post]').first();

test.beforeEach(forgetRecorded);

for (const [name, change] of Object.entries(tools)) {
  test(`what was typed before the script stays, and the focus, where ${name} changed the page`, async ({
    page,
  }) => {
    const arrive = await openWithBootAlone(page, '/contact');
    await page.evaluate(change);
    await page.locator('[name=firstname]').first().fill('Anna Jansen');
    await page.locator('[name=acceptsPrivacy]').first().check();
    await page.locator('[name=email]').first().fill('vroeg@voorbeeld');
    arrive();
    await waitForWidgets(page);
    await expect(form(page).locator('[name=firstname]')).toHaveValue('Anna Jansen');
    await expect(form(page).locator('[name=acceptsPrivacy]')).toBeChecked();
    const email = form(page).locator('[name=email]');
    await expect(email).toBeFocused();
    await page.keyboard.type('.example');
    await expect(email).toHaveValue('vroeg@voorbeeld.example');
  });

  test(`a form that was sent before the script arrives once where ${name} changed the page`, async ({
    page,
  }) => {
    // A contact of its own: the same one again is no news.
    const email = `${name.replaceAll(' ', '-')}@voorbeeld.example`;
    const arrive = await openWithBootAlone(page, '/contact');
    await page.evaluate(change);
    await page.locator('[name=firstname]').first().fill('Anna Jansen');
    await page.locator('[name=email]').first().fill(email);
    await page.locator('[name=phone]').first().fill('06 12345678');
    await page.locator('[name=acceptsPrivacy]').first().check();
    await form(page).locator('button[type=submit]').click();
    arrive();
    await expect(page).toHaveURL(/\/bedankt\//);
    await expect.poll(readLeads).toEqual([email]);
  });
}

test('a translated calculator goes on', async ({ page }) => {
  await visit(page, '/waarde-woning');
  await page.evaluate(wrapTexts);
  const steps = page.getByRole('main').locator('section:has([data-step])').first();
  await steps.locator('[name=postcode]').fill('7418ET');
  await steps.locator('[name=huisnr]').fill('20');
  await steps.locator('[name=huisnr]').blur();
  await steps.getByRole('button', { name: 'Verder gaan' }).click();
  await expect(steps.getByRole('status')).toHaveText(/^Woning 1 van/);
  await steps.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(steps.getByRole('status')).toHaveText(/^Woning 2 van \d/);
});

test('a translated questionnaire says at which step it is', async ({ page }) => {
  await visit(page, '/hypotheekvragen');
  await page.evaluate(wrapTexts);
  const questions = page.getByRole('main').locator('form').first();
  await questions.getByRole('radio').first().check();
  await questions.getByRole('button', { name: 'Volgende' }).click();
  await expect(questions).toContainText('Stap 2 van 8');
});

test('a translated home says that it is saved, and what its costs are of', async ({ page }) => {
  await visit(page, '/woningaanbod');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await waitForWidgets(page);
  const save = page.getByRole('main').getByRole('button', { name: 'Bewaar', exact: true }).first();
  await save.waitFor();
  await page.evaluate(wrapTexts);
  await save.click();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Bewaard', exact: true }).first(),
  ).toBeVisible();
  const costs = page.getByRole('region', { name: 'Wat kost dit per maand?' });
  await costs.getByRole('button', { name: 'Bereken je maandlasten' }).click();
  await costs.getByLabel('Looptijd').selectOption('10');
  await expect(costs).toContainText(/over 10 jaar/);
});

test('a translated list says what its filters are now', async ({ page }) => {
  await visit(page, '/woningaanbod');
  await page.evaluate(wrapTexts);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^3 of meer slaapkamers/ }).click();
  await expect(page).toHaveURL(/slaapkamers=3/);
  const chips = main.getByRole('list', { name: 'Gekozen filters' });
  for (const index of [5, 6]) {
    const price = main.getByLabel('Prijs tot en met');
    const words = (await price.getByRole('option').nth(index).innerText()).replace(/ \(\d+\)$/, '');
    await price.selectOption({ index });
    await expect(chips).toContainText(words);
  }
  await main.getByRole('link', { name: 'Kaart', exact: true }).click();
  await expect(main.getByRole('link', { name: 'Lijst', exact: true })).toBeVisible();
});
