import AxeBuilder from '@axe-core/playwright';
import { expect, test, visit } from '../visitor.ts';

const pages: [path: string, heading: RegExp][] = [
  ['/', /Deventer/],
  ['/aankoop', /kopen/i],
  ['/verkoop', /verkopen/i],
  ['/verhuur', /verhuren/i],
  ['/taxatie', /taxeren/i],
  ['/gratis-verkoopadvies', /verkoopadvies/i],
  ['/leebl', /energielabel/i],
  ['/over-binnen', /Binnen/],
  ['/wooncontinuplan', /./],
  ['/zoekopdracht', /./],
  ['/contact', /./],
  ['/disclaimer', /Disclaimer/],
  ['/blogs', /Blogs/],
  ['/privacyverklaring', /Privacyverklaring/],
  ['/klachtenregeling', /Klachtenregeling/],
];

for (const [path, heading] of pages)
  test(`${path} has a title and a description of its own, and can be used by everyone`, async ({ page }) => {
    const response = await visit(page, path);
    expect(response.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveAttribute('content', /.{40,}/);
    const found = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

test('titles and descriptions differ from page to page', async ({ request }) => {
  const heads = await Promise.all(
    pages.map(async ([path]) => {
      const html = await (await request.get(path)).text();
      return [/<title>(.*?)<\/title>/.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]];
    }),
  );
  for (const at of [0, 1]) expect(new Set(heads.map((head) => head[at])).size).toBe(pages.length);
});
