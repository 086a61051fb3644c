import type { PictureSpec } from '../dataset/shots.ts';

/**
 * The CMS's collections: a list of items each, or one object for a singleton. An item has `id` and mostly `status`
 * (`published`, `draft`) and `sort`. A file field holds the id of an item of `directus_files`; a relation holds the
 * related items themselves, each with an `id`; any other object or list is a JSON field.
 */
export type Collections = Record<string, object[] | object>;

/** A picture of `directus_files`; `picture` says how `/assets/{id}` is drawn and is never sent. */
export interface FileContent {
  id: string;
  title?: string;
  /** For screen readers; empty when it only decorates. */
  description: string;
  width: number;
  height: number;
  type: 'image/jpeg';
  filename_download: string;
  picture: PictureSpec;
}
