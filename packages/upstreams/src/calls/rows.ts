import { log } from '@binnen/edge-kit/logging/log';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import * as v from 'valibot';
import type { Service } from './services.ts';

/** The rows of an upstream's list that fit a schema, and for the log why the others do not. */
export const parseRows = <T>(
  rows: readonly unknown[],
  schema: v.GenericSchema<unknown, T>,
): { items: T[]; refused: string[] } => {
  const items: T[] = [];
  const refused: string[] = [];
  for (const row of rows) {
    const parsed = v.safeParse(schema, row);
    if (parsed.success) items.push(parsed.output);
    else refused.push(`${v.getDotPath(parsed.issues[0]) ?? 'item'}: ${parsed.issues[0].message}`);
  }
  return { items, refused };
};

/**
 * The items of a CMS that are public and can be read; the log tells of the others. Throws when some are public and none can be
 * read, unless `mayBeNone`: that is no empty list.
 */
export const parseItems = <T>(
  service: Service,
  collection: string,
  rows: readonly unknown[],
  schema: v.GenericSchema<unknown, T>,
  { isPublic = () => true, mayBeNone }: { isPublic?: (row: unknown) => boolean; mayBeNone: boolean },
): T[] => {
  const { items, refused } = parseRows(rows.filter(isPublic), schema);
  const [issue] = refused;
  const skipped = rows.length - items.length;
  if (skipped > 0) log('warn', 'Items of a CMS were skipped', { service, collection, skipped, issue });
  if (issue && items.length === 0 && !mayBeNone)
    throw new UpstreamError(service, 'malformed', { detail: `no item of ${collection} can be read` });
  return items;
};

/** A list whose items are parsed one by one: an invalid item is left out. What is no list does not fit. */
export const rowsOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => parseRows(items, item).items),
  );

/** A list whose items are parsed one by one: an invalid item is left out, and what is no list is empty. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.fallback(v.nullish(v.array(v.unknown()), []), []),
    v.transform((items) => parseRows(items ?? [], item).items),
  );
