import * as v from 'valibot';

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
