import { changeItem, tellEdge } from '../content.ts';
import { siteUrl, standInsUrl } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';
import { inspect, nothingRan, poisonAllBut } from './hostile.ts';

/** Fields with which the CMS itself finds an item and its kind; editors type all others. */
const structural =
  /^(id|key|slug|status|sort|date.*|modified|soort|groep|type|kanaal|header|gradient|field_slug|vanaf|tot|author|parent|menu_order|featured_media|categories|tags|file|picture|title_slug|achtergrond|achtergrond_afbeelding|avatar|bestand)$/;
const poison = poisonAllBut(structural);

type Item = Record<string, unknown>;

const collections = [
  'shorttexts',
  'longtexts',
  'socials',
  'employees',
  'authors',
  'packages',
  'geldverstrekkers',
  'hypotheekrente',
  'beoordelingen',
  'registraties',
  'menu',
  'footer',
  'documents',
  'pages',
];
const kinds = ['posts', 'pages', 'categories', 'tags', 'media'];

const read = async (path: string): Promise<unknown> => {
  const headers = { authorization: 'Bearer local-directus-token' };
  const response = await fetch(`${standInsUrl}${path}`, { headers });
  expect(response.ok, path).toBe(true);
  return response.json();
};

/** WordPress sends `{ "rendered": … }` for a text of an editor. */
const toEdited = (item: Item): Item =>
  Object.fromEntries(
    ['id', 'slug', 'name', 'description', 'title', 'content', 'excerpt', 'alt_text']
      .filter((name) => name in item)
      .map((name) => [name, (item[name] as { rendered?: string } | null)?.rendered ?? item[name]]),
  );

/** Both CMSes, every item, every field. */
const poisonEverything = async () => {
  for (const collection of collections) {
    const fields = collection === 'pages' ? '*,banners.*' : '*';
    const { data } = (await read(`/directus/items/${collection}?limit=-1&fields=${fields}`)) as {
      data: Item | Item[];
    };
    for (const item of [data].flat())
      await changeItem(
        'directus',
        collection,
        Array.isArray(data) ? String(item['key'] ?? item['slug'] ?? item['id']) : collection,
        poison(item) as object,
      );
  }
  for (const kind of kinds)
    for (const item of (await read(`/wordpress/wp-json/wp/v2/${kind}?per_page=100`)) as Item[])
      await changeItem('wordpress', kind, String(item['id']), poison(toEdited(item)) as object);
};

const tellAll = async () => {
  for (const collection of collections) await tellEdge('directus', { collection });
  for (const type of ['post', 'page', 'category', 'post_tag', 'attachment', 'options'])
    await tellEdge('wordpress', { type });
};

const paths = [
  '/',
  '/verkoop',
  '/taxatie',
  '/over-binnen',
  '/contact',
  '/disclaimer',
  '/woningaanbod',
  '/blogs',
  '/blogs/slim-bieden-op-een-huis',
  '/zoekopdracht',
  '/waardecheck',
  '/bestaat-niet',
];

// The browser also logs the page that does not exist.
test.use({ tolerated: { errors: [/status of 404/] } });
test.describe.configure({ timeout: 240_000 });

test.afterEach(async () => {
  await fetch(`${standInsUrl}/_data`, { method: 'DELETE' });
  await tellAll();
  // A stale page is served once more, so each page is requested until it is restored.
  for (const path of paths)
    await expect
      .poll(async () => (await fetch(`${siteUrl}${path}`)).text(), { message: path, timeout: 60_000 })
      .not.toContain('Gehackt');
});

test('a CMS with attacks in every field of every item runs nothing in a visitor’s browser', async ({
  page,
}) => {
  await poisonEverything();
  await tellAll();
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    if (!asked.url().startsWith('http://localhost')) elsewhere.push(asked.url());
  });
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  for (const path of paths) {
    await expect.poll(async () => (await fetch(`${siteUrl}${path}`)).text(), path).toContain('Gehackt');
    await visit(page, path, { widgets: false });
    expect({ path, ...(await inspect(page)) }).toEqual({ path, ...nothingRan });
  }
  // … nor when the browser renders by itself.
  await visit(page, '/blogs', { widgets: false });
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blogs\/.+/);
  expect(await inspect(page)).toEqual(nothingRan);
  expect(hits).toBe(0);
  expect(elsewhere).toEqual([]);
});
