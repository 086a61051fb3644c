import type { Card } from '@binnen/contracts/property';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/ask-api.ts';
import { failUpstream, restoreContent } from '../../../test/content.ts';
import { listHomes } from './sitemap.ts';

afterEach(restoreContent);

const readLocations = async () => {
  const xml = await (await ask('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
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
  it('has a home whose town is unknown, and no list for an unknown town', () =>
    expect(
      listHomes([{ citySlug: 'onbekend', slug: 'woning-1', date_updated: '' } as Card]).map(
        ({ path }) => path,
      ),
    ).toEqual(['/woningaanbod/onbekend/woning-1']));
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
