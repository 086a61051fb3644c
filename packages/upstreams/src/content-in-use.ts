import { collections } from './content/directus.ts';
import type { WordPressContent } from './wordpress/content.ts';

export { collections };
export const wordpress: WordPressContent = {
  posts: [],
  pages: [],
  categories: [],
  tags: [],
  media: [],
  users: [],
  page_fields: {},
};
