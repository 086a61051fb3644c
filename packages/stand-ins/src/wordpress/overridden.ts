import { mergeFields } from '../control/overrides.ts';
import type { WordPressContent } from '@binnen/demo-data/content/wordpress-content';

type Fields = Record<string, unknown>;
const lists = ['posts', 'pages', 'categories', 'tags', 'media', 'users'] as const;

/** The backend's content with a tester's overrides; the options page has a name of its own. */
export const createOverriddenContent = (
  content: WordPressContent,
  overridesOf: (collection: string) => ReadonlyMap<string, Fields>,
) => {
  const overlay = <T extends { id: number; slug?: string }>(
    items: T[],
    over: ReadonlyMap<string, Fields>,
  ): T[] =>
    over.size === 0 ? items : items.map((item) => mergeFields(item, over.get(String(item.id)) ?? {}));
  return {
    /** The one name under which an item that is named by its id or slug is overridden. */
    findName: (collection: string, name: string): string | undefined => {
      if (collection === 'page_fields') return name === 'page_fields' ? name : undefined;
      const list = lists.find((one) => one === collection);
      const items: { id: number; slug?: string }[] = list ? content[list] : [];
      return items.find(({ id, slug }) => name === String(id) || name === slug)?.id.toString();
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
