import { changeItem, restorePage, tellEdge } from '../content.ts';
import { siteUrl } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

const slug = 'slim-bieden-op-een-huis';
const path = `/blogs/${slug}`;

const change = async (fields: object, where: string, shows: RegExp) => {
  await changeItem('wordpress', 'posts', slug, fields);
  await tellEdge('wordpress', { type: 'post', slug });
  // A stale page is served once more while it is rendered anew.
  await expect.poll(async () => (await fetch(`${siteUrl}${where}`)).text()).toMatch(shows);
};

test.describe('of a blog that is changed', () => {
  // Dates are in Dutch time, wherever the reader is.
  test.use({ timezoneId: 'America/New_York' });
  test.afterEach(async ({ request }) => {
    await restorePage(request, 'disclaimer');
    await expect.poll(async () => (await request.get(path)).text()).toContain('12 november 2026');
  });

  test('the date is Dutch, in words and in Dutch time', async ({ page }) => {
    await change({ date: '2026-07-01T00:30:00' }, path, /1 juli 2026/);
    await visit(page, path);
    await expect(page.getByRole('main').getByText('1 juli 2026')).toBeVisible();
    await expect(page.locator('time').first()).toHaveAttribute('datetime', '2026-06-30T22:30:00Z');
  });

  test('a card without a picture shows no broken one, and a long text ends after a whole word', async ({
    page,
  }) => {
    const long = Array.from({ length: 80 }, (_, at) => `woord${at + 1}`).join(' ');
    await change({ featured_media: 0, excerpt: `<p>${long}</p>` }, '/blogs', /woord24…/);
    await visit(page, '/blogs');
    const card = page.getByRole('article').filter({ hasText: 'Slim bieden' });
    await expect(card.getByText(/ woord24…$/)).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.locator('svg').first()).toBeVisible();
  });
});

test('a blog whose reply has another shape is an error page in the frame, with its title', async ({
  page,
}) => {
  await visit(page, '/blogs');
  const checked = page.waitForResponse(/\/remotes\/shell\/.*is-reply/);
  await page.route(`**/content/blogs/${slug}*`, (route) => route.fulfill({ json: { titel: 'Half' } }));
  await page
    .getByRole('link', { name: /^Slim bieden op een huis/ })
    .first()
    .click();
  expect((await checked).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er ging iets mis');
  await expect(page).toHaveTitle('Helaas, er ging iets mis!');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a blog shows its place in the site, its subject, its author and its reading time', async ({ page }) => {
  await visit(page, path);
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link')).toHaveText([
    'Home',
    'Blogs',
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Slim bieden op een huis/);
  await expect(page.getByRole('link', { name: 'Kopen', exact: true }).first()).toHaveAttribute(
    'href',
    '/blogs?categorie=kopen',
  );
  await expect(page.getByText('Sanne Kolkman')).toBeVisible();
  await expect(page.getByText('Aankoopmakelaar', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ minuten lezen$/)).toBeVisible();
  const address = encodeURIComponent(`${siteUrl}${path}`);
  for (const [name, host] of [
    ['Facebook', 'www.facebook.com'],
    ['LinkedIn', 'www.linkedin.com'],
    ['WhatsApp', 'wa.me'],
  ] as const) {
    const share = page.getByRole('link', { name: `Deel op ${name}` }).first();
    const href = (await share.getAttribute('href'))!;
    expect(new URL(href).hostname).toBe(host);
    expect(href).toContain(address);
    await expect(share).toHaveAttribute('target', '_blank');
  }
});

test('related blogs are others, and the first is of the same category', async ({ page, request }) => {
  await visit(page, path);
  const band = page.locator('section', { has: page.getByRole('heading', { name: 'Lees ook' }) });
  await expect(band.getByRole('article')).toHaveCount(3);
  await expect(band.getByRole('link', { name: /^Slim bieden/ })).toHaveCount(0);
  const href = (await band.getByRole('article').first().getByRole('link').first().getAttribute('href'))!;
  const related = (await (await request.get(`/content${href}`)).json()) as { categories: { slug: string }[] };
  expect(related.categories.map((category) => category.slug)).toContain('kopen');
});

test('a feed reader finds the feed on every page, and the blogs in it', async ({ page, request }) => {
  await visit(page, '/blogs');
  const feed = page.locator('link[rel=alternate][type="application/rss+xml"]');
  await expect(feed).toHaveAttribute('href', '/feed.xml');
  const response = await request.get('/feed.xml');
  expect(response.headers()['content-type']).toMatch(/^application\/(rss\+)?xml/);
  // A feed reader is not a page of ours, where markup may not be parsed without a policy.
  await page.goto('about:blank');
  const titles = await page.evaluate(
    async (text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      if (xml.querySelector('parsererror')) return [];
      return [...xml.querySelectorAll('item')].map((item) => ({
        link: item.querySelector('link')?.textContent,
        date: Number.isNaN(Date.parse(item.querySelector('pubDate')?.textContent ?? '')),
      }));
    },
    await response.text(),
  );
  expect(titles).toHaveLength(20);
  expect(titles[0]).toEqual({ link: `${siteUrl}${path}`, date: false });
});
