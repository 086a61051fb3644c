import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { readUpstream } from '../calls/call.ts';
import { parseItems } from '../calls/rows.ts';
import { listFields } from './items.ts';

/** Directus may cap `limit=-1` (QUERY_LIMIT_MAX), so lists are read page by page. */
const pageSize = 100;
const maxPages = 50;

export interface ItemsQuery {
  /** In place of the schema's own. Directus' field syntax: `title`, `image.id`, `banners.*`. */
  fields?: string[];
  /** In addition to `status = published`, which is always part of the filter. */
  filter?: Record<string, string>;
  /** A field, with `-` before it for descending order. */
  sort?: string;
  /** For a list that stands beside others: when all rows are incomplete it is empty, and the others stay fresh. */
  mayBeNone?: boolean;
}

/** The filter asks for these already, but a role that may not filter on `status` gets drafts all the same. */
const StatusSchema = v.object({ status: v.literal('published') });
const ListSchema = v.object({
  data: v.nullable(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())])),
});

const formatQuery = (fields: string[], { filter = {}, sort }: ItemsQuery, page: number): string => {
  const search = new URLSearchParams();
  search.set('fields', ['status', ...fields].join(','));
  search.set('filter[status][_eq]', 'published');
  for (const [field, value] of Object.entries(filter)) search.set(`filter[${field}][_eq]`, value);
  if (sort) search.set('sort', sort);
  search.set('limit', String(pageSize));
  if (page > 1) search.set('page', String(page));
  return search.toString();
};

/**
 * All published items of a collection, each parsed by `schema`, which names the fields; an invalid one is skipped. A
 * singleton, which Directus answers as an object, becomes a list of one.
 */
export const loadItems = async <T>(
  env: KitBindings,
  collection: string,
  schema: v.GenericSchema<unknown, T> & { entries: v.ObjectEntries },
  query: ItemsQuery = {},
): Promise<T[]> => {
  const { DIRECTUS_URL, DIRECTUS_TOKEN } = parseConfig(env);
  const { fields = listFields(schema.entries), mayBeNone = false } = query;
  const init = { headers: { authorization: `Bearer ${DIRECTUS_TOKEN}`, accept: 'application/json' } };
  const rows: unknown[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const url = `${DIRECTUS_URL}/items/${encodeURIComponent(collection)}?${formatQuery(fields, query, page)}`;
    const { data } = await readUpstream(env, { service: 'directus', url, init }, ListSchema);
    const found = [data ?? []].flat();
    rows.push(...found);
    if (found.length < pageSize) break;
  }
  const isPublic = (row: unknown) => v.is(StatusSchema, row);
  return parseItems('directus', collection, rows, schema, { isPublic, mayBeNone });
};
