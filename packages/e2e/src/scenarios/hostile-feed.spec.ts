import { access, siteUrl, standInsUrl } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';
import { inspect, nothingRan, poisonAllBut } from './hostile.ts';

/** Fields that identify a home, and fields that would keep it out of the offer. */
const poison = poisonAllBut(
  /^(id|tijdstip.*|.*datum|wijzigingstijdstip|status|straat|plaats|huisnummer.*|mimetype)$/,
);
const id = 4_200_007;
const home = '/woningaanbod/deventer/keulenstraat-19-a';

const refreshOffer = () =>
  fetch(`${siteUrl}/_platform/listings/refresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access.token}` },
  });

/** The offer is refreshed once in five seconds at most, and a stale page is served once more. */
const refreshUntil = async (path: string, holds: (html: string) => boolean) =>
  expect
    .poll(async () => {
      await refreshOffer();
      return holds(await (await fetch(`${siteUrl}${path}`)).text());
    }, path)
    .toBe(true);

test.afterEach(async () => {
  await fetch(`${standInsUrl}/_data`, { method: 'DELETE' });
  for (const path of [home, '/woningaanbod']) await refreshUntil(path, (html) => !html.includes('Gehackt'));
});

test('a home with attacks in every text is shown with odd texts, and runs nothing', async ({ page }) => {
  const wire = await fetch(`${standInsUrl}/realworks/wonen/v1/objecten?actief=true&aantal=100`, {
    headers: { authorization: 'rwauth local-realworks-token' },
  });
  const { resultaten } = (await wire.json()) as { resultaten: { id: number }[] };
  const found = resultaten.find((object) => object.id === id);
  expect(found).toBeDefined();
  await fetch(`${standInsUrl}/_data/realworks/objecten/${id}`, {
    method: 'PUT',
    body: JSON.stringify(poison(found)),
  });
  await refreshUntil(home, (html) => html.includes('Gehackt'));

  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  for (const path of [
    home,
    '/woningaanbod?zoeken=keulenstraat',
    '/woningaanbod?zoeken=keulenstraat&weergave=kaart',
  ]) {
    await visit(page, path, { widgets: false });
    expect({ path, ...(await inspect(page)) }).toEqual({ path, ...nothingRan });
  }
  await visit(page, '/woningaanbod?zoeken=keulenstraat');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  await expect(page.getByRole('main')).toContainText('Gehackt');
  expect(await inspect(page)).toEqual(nothingRan);
  expect(hits).toBe(0);
});
