import { createAxe } from '../accessibility.ts';
import { expect, test, visit, waitForHydration, waitForRest } from '../visitor.ts';

test('a comparison is shared by a link that works without script, and is kept on another device', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await visit(page, '/woningaanbod');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Bewaar / });
  for (const place of [0, 1]) await hearts.nth(place).click();
  await visit(page, '/favorieten');
  const notes = page.getByRole('textbox', { name: /^Notitie bij / });
  await notes.first().fill('Alleen voor mij');
  for (const box of await page.getByRole('checkbox', { name: 'Vergelijk' }).all()) await box.check();
  const streets = await page.getByRole('columnheader').getByRole('link').allTextContents();
  await page.getByRole('button', { name: 'Deel deze vergelijking' }).click();
  await expect(page.getByRole('button', { name: 'Link gekopieerd' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toMatch(/^\?woningen=\d+%2C\d+$/);
  await page.reload();
  await expect(notes.first()).toHaveValue('Alleen voor mij');

  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const reader = await withoutScript.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('columnheader').getByRole('link')).toHaveText(streets);
  await expect(reader.getByText('Alleen voor mij')).toHaveCount(0);
  await withoutScript.close();

  const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await waitForHydration(other);
  await other.getByRole('button', { name: 'Bewaar bij je favorieten' }).click();
  await expect(other.getByText('Deze woningen staan bij je favorieten.')).toBeVisible();
  await waitForRest(other);
  expect((await createAxe(other).analyze()).violations).toEqual([]);
  await visit(other, '/favorieten');
  await expect(other.getByRole('textbox', { name: /^Notitie bij / })).toHaveCount(2);
  await elsewhere.close();
});

test('what a home costs a month is estimated with the office’s rates; without script there is the way to the form', async ({
  page,
  browser,
}) => {
  const home = '/woningaanbod/deventer/keulenstraat-19-a';
  await visit(page, home);
  await page.getByRole('button', { name: 'Bereken je maandlasten' }).click();
  const cost = page.getByRole('region', { name: 'Wat kost dit per maand?' });
  await cost.getByRole('textbox', { name: /Eigen geld/ }).fill('85.000');
  await expect(cost.getByText('Een annuïteitenhypotheek van € 400.000', { exact: false })).toBeVisible();
  await expect(cost.getByRole('definition').first()).toHaveText('€ 1.862');
  await expect(cost.getByText('Rentes van 16 november 2026', { exact: false })).toBeVisible();
  await waitForRest(page);
  const { violations } = await createAxe(page).include('main').analyze();
  expect(violations).toEqual([]);
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const reader = await withoutScript.newPage();
  await reader.goto(home);
  await expect(reader.getByRole('button', { name: 'Bereken je maandlasten' })).toBeHidden();
  const said = reader.locator('#maandlasten noscript p');
  await expect(said).toHaveText('Zelf rekenen kan hier alleen met JavaScript.');
  await expect(said).toBeVisible();
  await reader.getByRole('link', { name: 'Bespreek je hypotheek met ons' }).click();
  await expect(reader).toHaveURL(/\/wooncontinuplan\?pakket=woning-kopen#meet_us$/);
  await expect(reader.getByRole('combobox', { name: 'Waar gaat het om?' })).toHaveValue('woning-kopen');
  await withoutScript.close();
});
