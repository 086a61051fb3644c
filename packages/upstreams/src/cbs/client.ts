import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { bounded } from '../calls/bounded.ts';
import { readUpstream } from '../calls/call.ts';
import { rowsOf } from '../calls/rows.ts';

/** A table, or a part of it, of the statistics office's open data (OData v3). */
export const readRows = async <T>(
  env: KitBindings,
  path: string,
  query: Record<string, string>,
  row: v.GenericSchema<unknown, T>,
): Promise<T[]> => {
  const search = new URLSearchParams({ ...query, $format: 'json' });
  const url = `${parseConfig(env).CBS_URL}/ODataApi/odata/${path}?${search}`;
  return (await readUpstream(env, { service: 'cbs', url }, v.object({ value: rowsOf(row) }))).value;
};

const PriceSchema = v.object({
  RegioS: v.string(),
  Perioden: v.pipe(v.string(), v.regex(/^\d{4}JJ00$/)),
  GemiddeldeVerkoopprijs_1: bounded(50_000, 5_000_000),
});

/**
 * The mean price in euros for which existing owner-occupied homes were sold in a municipality (`0150`), of the newest year
 * that has one; null when none has.
 */
export const readSalePrice = async (env: KitBindings, gemeentecode: string) => {
  // Unlike the keys of neighbourhoods, this one is not filled up to ten characters: with blanks it finds nothing.
  const code = `GM${gemeentecode}`;
  const rows = await readRows(env, '83625NED/TypedDataSet', { $filter: `RegioS eq '${code}'` }, PriceSchema);
  const years = rows.flatMap(({ RegioS, Perioden, GemiddeldeVerkoopprijs_1: waarde }) =>
    RegioS.trim() === code && waarde !== null ? [{ waarde, jaar: Number(Perioden.slice(0, 4)) }] : [],
  );
  return years.sort((one, other) => other.jaar - one.jaar)[0] ?? null;
};
