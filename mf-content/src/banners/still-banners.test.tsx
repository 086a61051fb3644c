import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runLoader } from '../../test/run-loader.ts';
import { page } from '../page/page.tsx';
import { samples } from '../samples.ts';
import { Banners } from './banners.tsx';
import { areStill, type PreparedBanner } from './prepare-banners.ts';

/** The banners of the page's sample, each with what it needs. */
const load = async (pattern: string): Promise<PreparedBanner[]> => {
  const { url, data: replies } = samples.pages[pattern]!;
  const { data } = await runLoader(page, url, replies as Record<string, object>);
  return (data as { banners: PreparedBanner[] }).banners;
};

const needsScript = (of: PreparedBanner): boolean =>
  /<(button|form|input|select|textarea)|role="(group|tab)/.test(renderToString(<Banners of={[of]} />));

test('a banner that says that it needs no script has nothing that only a script answers', async () => {
  const patterns = Object.keys(samples.pages).filter((pattern) => !pattern.startsWith('/blogs'));
  const banners = (await Promise.all(patterns.map(load))).flat();
  const still = banners.filter((banner) => areStill([banner]));
  expect(new Set(still.map(({ banner }) => banner.soort)).size).toBeGreaterThan(8);
  expect(still.filter(needsScript).map(({ banner }) => banner.soort)).toEqual([]);
  expect(banners.filter(needsScript).length).toBeGreaterThan(3);
});

test('a page is as still as its banners', async () => {
  expect(areStill(await load('/disclaimer'))).toBe(true);
  expect(areStill(await load('/contact'))).toBe(false);
  expect(areStill(await load('/verkoop'))).toBe(false);
});
