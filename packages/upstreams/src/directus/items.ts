import * as v from 'valibot';
import { log } from '@binnen/edge-kit/logging/log';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import { parseRows } from '../calls/rows.ts';

const StatusSchema = v.object({ status: v.literal('published') });

/**
 * Parses Directus' items and keeps the published ones. The request's filter asks for published items already, but a
 * role that may not filter on `status` gets drafts all the same. So they are removed here again. Throws when there are
 * some and none can be read, unless `mayBeNone`: that is no empty list.
 */
export const parseItems = <T>(
  collection: string,
  rows: unknown[],
  schema: v.GenericSchema<unknown, T>,
  mayBeNone = false,
): T[] => {
  const published = rows.filter((row) => v.is(StatusSchema, row));
  const {
    items,
    refused: [issue],
  } = parseRows(published, schema);
  const skipped = rows.length - items.length;
  if (skipped > 0)
    log('warn', 'Items of a CMS were skipped', { service: 'directus', collection, skipped, issue });
  if (issue && items.length === 0 && !mayBeNone)
    throw new UpstreamError('directus', 'malformed', { detail: `no item of ${collection} can be read` });
  return items;
};

/** A file field: its id alone, or expanded. Directus keeps the alternative text in `description`. */
export const FileSchema = v.pipe(
  v.nullish(
    v.union([
      v.string(),
      v.object({
        id: v.string(),
        description: v.nullish(v.string()),
        width: v.nullish(v.number()),
        height: v.nullish(v.number()),
      }),
    ]),
    null,
  ),
  v.transform((file) => {
    if (!file) return null;
    if (typeof file === 'string') return { id: file, omschrijving: '', width: null, height: null };
    const { id, description, width, height } = file;
    return { id, omschrijving: description ?? '', width: width ?? null, height: height ?? null };
  }),
);

/** The fields to ask for, so that files are expanded. */
export const listFields = (entries: v.ObjectEntries): string[] =>
  Object.entries(entries).flatMap(([field, schema]) =>
    schema === FileSchema
      ? ['id', 'description', 'width', 'height'].map((part) => `${field}.${part}`)
      : field,
  );

/** A text field that may be null, absent or empty. */
export const TextSchema = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => text?.trim() || null),
);

/** A part of a name that is not filled in for everybody. */
export const NamePartSchema = v.nullish(v.string(), '');

/** A number, also where Directus sends a decimal field as text. */
export const NumberSchema = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) => {
    if (value === null || value === '') return null;
    const number = Number(value);
    return Number.isFinite(number) ? number : null;
  }),
);

/** Beyond the numbers that a CMS counts to. */
const firstMadeId = 2 ** 32;

/**
 * The number of an item. Directus writes that of a `bigInteger` column as text, and the firm may have its items named by UUIDs
 * or words: the number is then made of these, and always the same.
 */
export const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
  v.transform((id) => {
    const number = Number(id);
    if (Number.isSafeInteger(number)) return number;
    const hash = [...String(id)].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7);
    return firstMadeId + (hash >>> 0);
  }),
);
