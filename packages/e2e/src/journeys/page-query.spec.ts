import { routes } from '@binnen/contracts/routes';
import { expect, test, visit } from '../visitor.ts';

const campaign = 'utm_source=nieuwsbrief&gclid=klik-1';
const mark = 'merk7f3a';

test('what a page does not declare stays in the address bar, and is nowhere in the document', async ({
  page,
}) => {
  const path = `/verkoop?email=${mark}@voorbeeld.example&x=${mark}&${campaign}`;
  const response = await visit(page, path);
  const html = await response.text();
  expect(html).not.toContain(mark);
  expect(html).not.toContain('nieuwsbrief');
  const { search } = new URL(page.url());
  expect(search).toContain(campaign);
  expect(search).toContain(`x=${mark}`);
});

test('what a page declares is in the document before any script', async ({ request }) => {
  const list = await (await request.get('/woningaanbod?zoeken=olst&soort=huur&x=1')).text();
  expect(list).toMatch(/<input[^>]*value="olst"/i);
  const form = await (await request.get('/verkoop?pakket=Compleet')).text();
  expect(form).toContain('<option value="Compleet" selected="">');
  const thanks = await (await request.get(routes.thankYou.href('taxatie', { verbouwing: 'ja' }))).text();
  expect(thanks).toContain('verbouw');
});

test('a page is one page, whatever parameters are added to its address', async ({ request }) => {
  // Not by ETag: a kept page may be renewed between two requests, and at a whole hour its clock differs.
  const readCacheStatus = async (query: string) =>
    (await request.get(`/over-binnen?${query}`)).headers()['cache-status'];
  await expect.poll(() => readCacheStatus('')).toContain('; hit');
  for (const query of ['a=1', 'email=a@b.nl', campaign, 'zoeken=olst'])
    expect(await readCacheStatus(query), query).toContain('; hit');
});

test('a redirect within the site keeps the campaign, and nothing else that was added', async ({
  request,
}) => {
  const bySku = routes.property.href('deventer', 'deventer-keulenstraat-19-a');
  const answer = await request.get(`${bySku}?${campaign}&email=${mark}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  const home = routes.property.href('deventer', 'keulenstraat-19-a');
  expect(answer.headers()['location']).toBe(`${home}?${campaign}`);
});
