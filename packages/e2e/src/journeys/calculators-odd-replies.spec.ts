import type { Page } from '@playwright/test';
import { forgetRecorded, readRecorded } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

/** What the edge answers instead, to whoever asks for this path. */
const answer = (page: Page, path: string, reply: unknown) =>
  page.route(`**${path}?*`, (route) => route.fulfill({ json: reply }));

const address = (number: number, addition: string) => ({
  street: 'Keulenstraat',
  number,
  letter: null,
  addition,
  postcode: '7418ET',
  city: { id: '1', label: 'Deventer' },
});
const lookup = (addresses: unknown) => ({ _embedded: { addresses } });

const fillAddress = async (page: Page) => {
  await page.getByLabel('Postcode').fill('7418ET');
  await page.getByLabel('Huisnummer').fill('19');
  await page.getByLabel('Huisnummer').blur();
};
const proceed = (page: Page) => page.getByRole('button', { name: 'Verder gaan' }).click();

test.beforeEach(forgetRecorded);

for (const [what, reply] of [
  ['a text that is no range', { weightedValueRange: 'onbekend', references: [] }],
  ['one amount', { weightedValueRange: '395000', references: [] }],
  ['a range the wrong way round', { weightedValueRange: '435000 - 395000', references: [] }],
  ['nothing', {}],
  ['a list', []],
] as const) {
  test(`a home with ${what} as its value is said to have none, and can be tried again`, async ({ page }) => {
    await answer(page, '/postcode/lookup/', lookup([address(19, '')]));
    await answer(page, '/mg/references/', reply);
    await visit(page, '/waarde-woning');
    await fillAddress(page);
    await proceed(page);
    await expect(page.getByRole('alert')).toContainText('kunnen we nu geen waarde berekenen');
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'laat je gegevens achter' }),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Adres/ })).toHaveValue('Keulenstraat 19 in Deventer');
    await expect(page.getByRole('button', { name: 'Verder gaan' })).toBeEnabled();
    expect(await readRecorded('activecampaign')).toEqual([]);
  });
}

test('a home without others to compare with has its own value, and says that it is alone', async ({
  page,
}) => {
  await answer(page, '/postcode/lookup/', lookup([address(19, '')]));
  await answer(page, '/mg/references/', { weightedValueRange: '300000 - 320000', references: [] });
  await visit(page, '/waardecheck');
  await fillAddress(page);
  await proceed(page);
  await expect(page.getByRole('button', { name: 'Wat zegt deze waarde?' })).toHaveText(/^€\s372\.000$/);
  await expect(page.getByText('alleen je eigen woning')).toBeVisible();
});

test('a home that is alike but has no range does not count; the others and the factor are shown', async ({
  page,
}) => {
  const home = (houseNumber: number, weightedValueRange: string) => ({
    street: 'Keulenstraat',
    houseNumber,
    houseNumberExt: null,
    postalCode: '7418ET',
    latitude: 52.26,
    longitude: 6.14,
    weightedValueRange,
  });
  const values: Record<string, string> = {
    '19': '300000 - 320000',
    '21': 'onbekend',
    '23': '340000 - 360000',
  };
  await answer(page, '/postcode/lookup/', lookup([address(19, '')]));
  await page.route('**/mg/streetview/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
  );
  await page.route('**/mg/references/?*', (route) => {
    const number = new URL(route.request().url()).searchParams.get('huisnummer') ?? '';
    const references = number === '19' ? [home(21, ''), home(23, ''), home(25, '')] : [];
    return route.fulfill({ json: { weightedValueRange: values[number] ?? '', references } });
  });
  await visit(page, '/waardecheck');
  await fillAddress(page);
  await proceed(page);
  for (const [index, alike] of ['Ja', 'Ja', 'Nee'].entries()) {
    await expect(page.getByText(`Woning ${index + 1} van 3`)).toBeVisible();
    await page.getByRole('button', { name: alike, exact: true }).click();
  }
  await expect(page.getByRole('button', { name: 'Wat zegt deze waarde?' })).toHaveText(/^€\s396\.000$/);
  await expect(page.getByText('je eigen woning en één woning die erop lijkt')).toBeVisible();
  await page.getByText('Zo is deze indicatie berekend').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Keulenstraat 23' })).toHaveText(
    /€\s340\.000 – €\s360\.000/,
  );
  await expect(page.getByText('vermenigvuldigd met 1,2')).toContainText(/€\s330\.000/);
});

test('of five hundred addresses one can be chosen', async ({ page }) => {
  const addresses = Array.from({ length: 500 }, (_, index) => address(19, String(index + 1)));
  await answer(page, '/postcode/lookup/', lookup(addresses));
  await visit(page, '/waarde-woning');
  await fillAddress(page);
  const choice = page.getByRole('combobox', { name: /^Adres/ });
  await expect(choice.getByRole('option')).toHaveCount(501);
  await choice.selectOption({ label: 'Keulenstraat 19 417 in Deventer' });
  await expect(page.getByRole('button', { name: 'Verder gaan' })).toBeEnabled();
});

for (const [what, reply] of [
  ['without addresses', {}],
  ['with an empty list', lookup([])],
  ['with something else', lookup('geen')],
  ['with halves of addresses', lookup([{ street: 'Keulenstraat' }, null])],
] as const) {
  test(`a lookup that answers ${what} lets the address be typed`, async ({ page }) => {
    await answer(page, '/postcode/lookup/', reply);
    await visit(page, '/waarde-woning');
    await fillAddress(page);
    await expect(page.getByText('Sorry, het adres blijkt niet te bestaan')).toBeVisible();
    await page.getByLabel('Straat').fill('Keulenstraat');
    await page.getByLabel('Plaats').fill('Deventer');
    await expect(page.getByRole('button', { name: 'Verder gaan' })).toBeEnabled();
  });
}
