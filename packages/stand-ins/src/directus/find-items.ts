import { mergeFields } from '../control/overrides.ts';
import type { Collections } from '@binnen/demo-data/content/directus-content';
import { forbidden } from './errors.ts';
import { matchFilter, sortItems, type Item } from './match-filter.ts';
import type { ItemsQuery } from './parse-query.ts';
import { checkFields, selectFields } from './select-fields.ts';

const isNamed = (item: Item, name: string): boolean =>
  ['id', 'key', 'slug'].some((field) => (item[field] ?? '') !== '' && String(item[field]) === name);

/** The part of a file that is never sent: what it is made from. */
const withoutSource = ({ picture: _picture, html: _html, ...item }: Item): Item => item;

/** The CMS's collections, with a tester's overrides. */
export const createItemFinder = (
  collections: Collections,
  overridesOf: (collection: string) => ReadonlyMap<string, Item>,
) => {
  const isSingleton = (collection: string): boolean => !Array.isArray(collections[collection]);
  const readAll = (collection: string): Item[] => {
    const content = Object.hasOwn(collections, collection) ? collections[collection] : undefined;
    if (!content) throw forbidden();
    const items = (Array.isArray(content) ? content : [content]) as Item[];
    const over = overridesOf(collection);
    if (over.size === 0) return items;
    return items.map((item) => {
      const fields = over.get(isSingleton(collection) ? collection : String(item['id']));
      return fields ? mergeFields(item, fields) : item;
    });
  };
  const columnsOf = (collection: string): Set<string> =>
    new Set(['id', ...readAll(collection).flatMap((item) => Object.keys(item))]);
  const findFile = (id: string): Item | undefined => {
    if (!collections['directus_files']) return undefined;
    const file = readAll('directus_files').find((item) => item['id'] === id);
    return file && withoutSource(file);
  };
  const select = (collection: string, item: Item, fields: string[]): Item => {
    checkFields(collection, columnsOf(collection), fields);
    return withoutSource(selectFields(item, fields, findFile));
  };

  return {
    isSingleton,
    /** The one name under which an item that is named by its id, key or slug is overridden; a singleton has its collection's. */
    findName: (collection: string, name: string): string | undefined => {
      if (!Object.hasOwn(collections, collection)) return undefined;
      if (isSingleton(collection)) return name === collection ? name : undefined;
      const item = readAll(collection).find((one) => isNamed(one, name));
      return item && String(item['id']);
    },
    list: (collection: string, query: ItemsQuery) => {
      const all = readAll(collection);
      const filtered = Object.keys(query.filter).filter((name) => !name.startsWith('_'));
      checkFields(collection, columnsOf(collection), [...query.fields, ...query.sort, ...filtered]);
      const hits = all.filter(
        (item) =>
          matchFilter(item, query.filter) &&
          (query.search === '' || JSON.stringify(item).toLowerCase().includes(query.search)),
      );
      const sorted = sortItems(hits, query.sort);
      const end = query.limit === -1 ? undefined : query.offset + query.limit;
      return {
        total: all.length,
        matching: hits.length,
        items: sorted.slice(query.offset, end).map((item) => select(collection, item, query.fields)),
      };
    },
    find: (collection: string, id: string, fields: string[]): Item => {
      const item = readAll(collection).find((one) => String(one['id']) === id);
      if (!item) throw forbidden();
      return select(collection, item, fields);
    },
    /** The file, including what it is made from. */
    findFileSource: (id: string): Item | undefined =>
      collections['directus_files'] ? readAll('directus_files').find((item) => item['id'] === id) : undefined,
  };
};
export type ItemFinder = ReturnType<typeof createItemFinder>;
