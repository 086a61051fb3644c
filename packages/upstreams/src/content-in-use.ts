import { files } from './content/assets.ts';
import type { Collections } from './directus/content.ts';
import type { WordPressContent } from './wordpress/content.ts';

export const collections: Collections = { directus_files: files };
export const wordpress: WordPressContent = {
  posts: [],
  pages: [],
  categories: [],
  tags: [],
  media: [],
  users: [],
  page_fields: {},
};
