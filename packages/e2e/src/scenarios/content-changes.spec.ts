import { changeItem, restorePage, tellEdge } from '../content.ts';
import { expect, test, visit } from '../visitor.ts';
import { siteUrl, standInsUrl } from '../stack.ts';

const blog = 'slim-bieden-op-een-huis';

test.afterEach(async ({ request }) => {
  await restorePage(request, 'disclaimer');
  await tellEdge('wordpress', { type: 'post', slug: blog });
});

/** Pages are kept: the first visitor after a change may still get the old page, the next one does not. */
const readUntil = async (path: string, words: RegExp): Promise<void> => {
  await expect.poll(async () => (await fetch(`${siteUrl}${path}`)).text()).toMatch(words);
};

test('a change in the headless CMS is on its page once the CMS has sent its webhook', async ({ page }) => {
  await visit(page, '/disclaimer');
  await changeItem('directus', 'pages', 'disclaimer', { titel: 'De kleine lettertjes' });
  await visit(page, '/disclaimer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer');
  await tellEdge('directus', { event: 'pages.items.update', collection: 'pages', keys: ['disclaimer'] });
  await readUntil('/disclaimer', /<h1[^>]*>(<[^>]*>)*De kleine lettertjes/);
  await visit(page, '/disclaimer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De kleine lettertjes');
});

test('a blog that an editor withdraws is gone once the blog backend has sent its webhook', async ({
  request,
}) => {
  const path = `/blogs/${blog}`;
  expect((await request.get(path)).status()).toBe(200);
  await changeItem('wordpress', 'posts', blog, { status: 'draft' });
  await tellEdge('wordpress', { type: 'post', slug: blog });
  await expect.poll(async () => (await request.get(path)).status()).toBe(404);
});

test('a changed text is changed on every page', async ({ page }) => {
  for (const path of ['/contact', '/verkoop']) await visit(page, path);
  await changeItem('directus', 'shorttexts', 'address_street', { text: 'Nieuwstraat 1' });
  await tellEdge('directus', { collection: 'shorttexts', keys: ['address_street'] });
  for (const path of ['/contact', '/verkoop']) {
    await readUntil(path, /Nieuwstraat 1/);
    await visit(page, path);
    await expect(page.getByRole('contentinfo')).toContainText('Nieuwstraat 1');
  }
  await fetch(`${standInsUrl}/_data`, { method: 'DELETE' });
  await tellEdge('directus', { collection: 'shorttexts' });
  await readUntil('/contact', /Keulenstraat 19c/);
});

test('a blog that is changed in the blog backend is changed in the list, on its page and in the feed', async ({
  page,
}) => {
  await visit(page, `/blogs/${blog}`);
  await visit(page, '/blogs');
  await changeItem('wordpress', 'posts', blog, { title: 'Slimmer bieden' });
  await tellEdge('wordpress', { type: 'post', slug: blog });
  await readUntil(`/blogs/${blog}`, /<h1[^>]*>(<[^>]*>)*Slimmer bieden/);
  await readUntil('/blogs', /Slimmer bieden/);
  await readUntil('/feed.xml', /<title>Slimmer bieden/);
  await visit(page, '/blogs');
  await expect(page.getByRole('link', { name: 'Slimmer bieden' })).toBeVisible();
});

test('a webhook without a valid signature changes nothing', async ({ request }) => {
  await changeItem('directus', 'pages', 'disclaimer', { titel: 'Van een ander' });
  const response = await request.post('/content/webhook/directus', {
    data: { collection: 'pages', keys: ['disclaimer'] },
    headers: { 'x-binnen-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
  });
  expect(response.status()).toBe(401);
  expect(await (await request.get('/content/pages/disclaimer')).text()).not.toContain('Van een ander');
});
