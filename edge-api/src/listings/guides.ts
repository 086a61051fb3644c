import type { Card } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { formatSlug } from '@binnen/contracts/slug';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import { within } from '@binnen/edge-kit/deadlines/within';
import { cached, type CacheContext } from '../site/cache.ts';
import { loadAll, loadPosts } from '@binnen/upstreams/wordpress/client';

/** A blog about a place is called so, as in `wonen-in-bathmen`; editors need to do nothing else. */
const mark = 'wonen-in-';
const freshSeconds = 3600;
/** How long a home waits for a list that no cache has, in milliseconds. */
const patience = 300;

type Guides = Pick<CachedResult<string[]>, 'value' | 'generations'>;

/** The slugs of the blogs about places. */
export const readGuides = (where: CacheContext): Promise<Guides> => {
  const guides = cached(where, {
    key: 'content:guides',
    freshSeconds,
    tags: ['content:blogs'],
    load: async () => {
      const posts = await loadAll((query) => loadPosts(where.env, 'posts', query));
      return posts.map(({ slug }) => slug).filter((slug) => slug.includes(mark));
    },
  });
  // It is loaded for the next home, where it is too late for this one.
  where.ctx.waitUntil(guides.catch(() => {}));
  return within<Guides, Guides>(patience, guides, () => ({ value: [], generations: {} }));
};

/** The page of our blog about a home's neighbourhood, else about its town. */
export const findGuide = (slugs: readonly string[], { buurt, citySlug }: Card): string | undefined => {
  const places = [formatSlug(buurt ?? ''), citySlug].filter(Boolean);
  const found = places.flatMap(
    (place) => slugs.find((slug) => `-${slug}-`.includes(`-${mark}${place}-`)) ?? [],
  );
  return found[0] && routes.blog.href(found[0]);
};
