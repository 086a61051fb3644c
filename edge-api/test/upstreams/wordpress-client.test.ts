import { loadAll, loadTerms } from '@binnen/upstreams/wordpress/client';
import { expect, test } from 'vitest';
import { bindings } from '../bindings.ts';

test.each([
  ['a page in the middle', 'categories'],
  ['the first of some pages', 'tags'],
] as const)('%s without items is no shorter list', async (_, resource) => {
  const env = { ...bindings, WORDPRESS_URL: bindings.AWKWARD };
  await expect(loadAll((query) => loadTerms(env, resource, query))).rejects.toMatchObject({
    service: 'wordpress',
    reason: 'malformed',
  });
});

test('what two pages of a list have is there once: a new post moves all others on', async () => {
  const pages = [
    [{ id: 3 }, { id: 2 }],
    [{ id: 2 }, { id: 1 }],
  ];
  const loadPage = ({ page }: { page: number }) => ({ items: pages[page - 1] ?? [], totalPages: 2 });
  expect(await loadAll((query) => Promise.resolve(loadPage(query)))).toEqual([
    { id: 3 },
    { id: 2 },
    { id: 1 },
  ]);
});
