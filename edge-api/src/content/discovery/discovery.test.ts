import type { Card } from '@binnen/contracts/property';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/ask-api.ts';
import { changeContent, failUpstream, restoreContent } from '../../../test/content.ts';
import { listHomes } from './sitemap.ts';

afterEach(restoreContent);

const readSitemap = async () => (await ask('/sitemap.xml')).text();
const readLocations = async () => {
  const xml = await readSitemap();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
};

describe('the sitemap', () => {
  it('has the pages, the blogs and the homes, each once', async () => {
    const paths = await readLocations();
    for (const path of ['/', '/verkoop', '/privacyverklaring', '/woningaanbod/deventer'])
      expect(paths).toContain(path);
    expect(paths.some((path) => /^\/woningaanbod\/[\w-]+\/[\w-]+$/.test(path))).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => /bedankt|favorieten|concept|niet-gevonden/.test(path))).toEqual([]);
  });
  it('has no page that no address leads to, nor has the list of blogs', async () => {
    const landing = { type: 'landingpage', titel: 'Hier komt niemand' };
    await changeContent('directus', 'pages', 'disclaimer', { ...landing, slug: 'Stille-Hoek' });
    await changeContent('directus', 'pages', 'contact', { ...landing, slug: 'adres-niet-gevonden' });
    await changeContent('directus', 'pages', 'verkoop', { ...landing, slug: '400' });
    await changeContent('wordpress', 'pages', 'klachtenregeling', { slug: 'regels%c2%b2' });
    const paths = await readLocations();
    expect(paths).toContain('/huisregels-bezichtiging');
    expect(paths.filter((path) => /stille|niet-gevonden|400|regels%/i.test(path))).toEqual([]);
    expect(await (await ask('/content/blogs?limit=100')).text()).not.toContain('Hier komt niemand');
  });
  it.each([
    [{ citySlug: 'onbekend', status: 'BESCHIKBAAR' }, ['/woningaanbod']],
    [{ citySlug: 'terwolde', status: 'VERKOCHT' }, []],
    [
      { citySlug: 'terwolde', status: 'ONDER_BOD', koopprijs: 1 },
      ['/woningaanbod', '/woningaanbod/terwolde'],
    ],
    [
      { citySlug: 'heino', status: 'BESCHIKBAAR', huurprijs: 1 },
      ['/woningaanbod?soort=huur', '/woningaanbod/heino?soort=huur'],
    ],
  ])('has a home (%o), and the lists that it is on: %o', (home, lists) =>
    expect(
      listHomes([{ ...home, slug: 'woning-1', date_updated: '' } as Card]).map(({ path }) => path),
    ).toEqual([...lists, `/woningaanbod/${home.citySlug}/woning-1`]),
  );
  it('says of a blog when it was last changed, as its page does', async () => {
    await changeContent('wordpress', 'posts', 'slim-bieden-op-een-huis', { modified: '2026-11-25T08:00:00' });
    const [, day] = /slim-bieden-op-een-huis<\/loc><lastmod>([^<]+)/.exec(await readSitemap()) ?? [];
    expect(day).toBe('2026-11-25');
  });
  it('goes on without a CMS', async () => {
    await failUpstream({ service: 'directus', status: 500 });
    const paths = await readLocations();
    expect(paths).toContain('/woningaanbod/deventer');
  });
});

describe('robots.txt', () => {
  it('points to the sitemap and keeps crawlers off the calls', async () => {
    const text = await (await ask('/robots.txt')).text();
    expect(text).toContain('Sitemap: http://localhost:8787/sitemap.xml');
    expect(text).toContain('Disallow: /ac/');
    expect(text).not.toMatch(/Disallow: \/$/m);
  });
});
