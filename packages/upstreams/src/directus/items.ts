import * as v from 'valibot';

const WholeFileSchema = v.object({
  id: v.string(),
  description: v.nullish(v.string(), ''),
  width: v.nullish(v.number(), null),
  height: v.nullish(v.number(), null),
});
/** A file field: its id alone, or expanded. Directus keeps the alternative text in `description`. */
export const FileSchema = v.pipe(
  v.nullish(v.union([v.string(), WholeFileSchema]), null),
  v.transform((file) => {
    if (!file) return null;
    if (typeof file === 'string') return { id: file, omschrijving: '', width: null, height: null };
    const { id, description: omschrijving, ...size } = file;
    return { id, omschrijving, ...size };
  }),
);

/** The fields to ask for, so that files are expanded. */
export const listFields = (entries: v.ObjectEntries): string[] =>
  Object.entries(entries).flatMap(([field, schema]) =>
    schema === FileSchema ? Object.keys(WholeFileSchema.entries).map((part) => `${field}.${part}`) : field,
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
