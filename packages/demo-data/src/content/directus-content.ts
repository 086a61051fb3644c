/**
 * The CMS's collections: each is a list of items, or one object for a singleton. An item has `id` and mostly `status`
 * (`published`, `draft`) and `sort`. A file field holds the id of an item of `directus_files`; a relation holds the
 * related items themselves, each with an `id`. Any other object or list is a JSON field.
 */
export type Collections = Record<string, object[] | object>;
