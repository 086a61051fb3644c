import { mergeFields } from '../control/overrides.ts';
import type { WordPressContent } from '@binnen/demo-data/content/wordpress-content';

type Fields = Record<string, unknown>;
const lists = ['posts', 'pages', 'categories', 'tags', 'media', 'users'] as const;

const keysOf = (item: { id: number; slug?: string }): string[] => [String(item.id), item.slug ?? ''];

/** The backend's content with a tester's overrides; the options page has a name of its own. */
export const createOverriddenContent = (
  content: WordPressContent,
  overridesOf: (collection: string) => ReadonlyMap<string, Fields>,
) => {
  const overlay = <T extends { id: number; slug?: string }>(
    items: T[],
    over: ReadonlyMap<string, Fields>,
  ): T[] =>
    over.size === 0
      ? items
      : items.map((item) => {
          const key = keysOf(item).find((name) => over.has(name));
          return key === undefined ? item : mergeFields(item, over.get(key) ?? {});
        });
  return {
    has: (collection: string, key: string): boolean => {
      if (collection === 'page_fields') return key === 'page_fields';
      const list = lists.find((name) => name === collection);
      return list !== undefined && content[list].some((item) => keysOf(item).includes(key));
    },
    read: (): WordPressContent => ({
      posts: overlay(content.posts, overridesOf('posts')),
      pages: overlay(content.pages, overridesOf('pages')),
      categories: overlay(content.categories, overridesOf('categories')),
      tags: overlay(content.tags, overridesOf('tags')),
      media: overlay(content.media, overridesOf('media')),
      users: overlay(content.users, overridesOf('users')),
      page_fields: mergeFields(content.page_fields, overridesOf('page_fields').get('page_fields') ?? {}),
    }),
  };
};
