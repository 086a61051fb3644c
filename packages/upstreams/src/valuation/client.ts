import { ReferenceSchema, type References } from '@binnen/contracts/leads';
import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { callUpstream } from '../calls/call.ts';
import { readJson } from '../calls/read-body.ts';
import { listOf } from '../calls/rows.ts';

/** Services write numbers as texts, too. */
const number = v.pipe(v.union([v.number(), v.pipe(v.string(), v.decimal())]), v.transform(Number));

/**
 * Unverified against the real service: its envelope and parameters are documented, the shape of `data` is not. All
 * fields that the site needs are in `ReferencesSchema`, so a difference only needs a change here. A home that lacks a
 * field is left out of the comparison; the others stay. Street and postcode may be missing: the page says so in their place.
 */
const HomeSchema = v.object({
  ...ReferenceSchema.entries,
  street: v.nullish(v.string(), ''),
  houseNumber: number,
  houseNumberExt: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), null),
  postalCode: v.nullish(v.string(), ''),
  latitude: number,
  longitude: number,
});
const DataSchema = v.object({ weightedValueRange: v.string(), references: listOf(HomeSchema) });
const EnvelopeSchema = v.object({ body: v.object({ data: DataSchema }) });

export interface Home {
  /** `7418ET`. */
  postcode: string;
  number: number;
  /** Letter and addition; empty when there is none. */
  extra: string;
}

/** The value range of a home, with comparable homes; null when the service does not know the address. */
export const findReferences = async (env: KitBindings, home: Home): Promise<References | null> => {
  const { VALUATION_URL, VALUATION_TOKEN } = parseConfig(env);
  const query = new URLSearchParams({ postalCode: home.postcode, houseNumber: String(home.number) });
  // A letter by itself, or before a digit, is the register's house letter: "A" and "A2", and none of "BIS".
  const [, letter, addition] = /^([A-Z](?![A-Z]))?(.*)$/.exec(home.extra) ?? [];
  if (letter) query.set('houseLetter', letter);
  if (addition) query.set('houseNumberExt', addition);
  const response = await callUpstream(env, {
    service: 'valuation',
    url: `${VALUATION_URL}/v1/mx-reference-finder?${query}`,
    init: { headers: { authorization: `Bearer ${VALUATION_TOKEN}`, accept: 'application/json' } },
    deadlineMs: 5_000,
  });
  if (response.status === 404) return null;
  return (await readJson(response, EnvelopeSchema, 'valuation')).body.data;
};
