import type { Property } from '@binnen/contracts/property';
import * as v from 'valibot';
import type { Bindings } from '../../environment/env.ts';
import { readKept } from '@binnen/edge-kit/caching/read-kept';
import { isBefore } from '@binnen/edge-kit/deadlines/is-before';
import { log } from '@binnen/edge-kit/logging/log';
import { locateAddress } from '@binnen/upstreams/pdok/client';
import { within } from '@binnen/edge-kit/deadlines/within';
import { findPostcodeCentre } from '@binnen/offer/places/postcode-centres';

/** Coordinates of homes by postcode and number: the feed has none, the address register does. */
const LocationsSchema = v.record(
  v.string(),
  v.object({ lat: v.number(), lon: v.number(), buurt: v.nullable(v.string()) }),
);
export type Locations = v.InferOutput<typeof LocationsSchema>;

/** `listings:addresses` has what was not compared with the question. */
const storeKey = 'listings:places';
/** Addresses that the register does not have, and when they are asked about again: milliseconds since 1970. */
const MissesSchema = v.record(v.string(), v.number());
const missesKey = 'listings:unplaced';
const askAgainMs = 7 * 86_400_000;
/** Addresses that one run looks up: fair use of a free service. */
const mostLookups = 450;
const atOnce = 3;

type Address = Pick<Property, 'postcode' | 'huisnummer'>;

const formatAddress = ({ postcode, huisnummer }: Address): string | undefined => {
  const [number] = /^\d+/.exec(huisnummer ?? '') ?? [];
  return postcode && number ? `${postcode.replace(' ', '')} ${number}` : undefined;
};

export const loadLocations = async ({ CACHE }: Bindings): Promise<Locations> =>
  (await readKept(CACHE, storeKey, LocationsSchema)) ?? {};

/** Gives a home its coordinates and neighbourhood; until the register has answered, the centre of its postcode. */
export const locate = (home: Property, locations: Locations): Property => {
  const address = formatAddress(home);
  const found = address ? locations[address] : undefined;
  const point = found ?? findPostcodeCentre(home.postcode);
  return { ...home, lat: point?.lat ?? null, lon: point?.lon ?? null, buurt: found?.buurt ?? null };
};

/**
 * Asks the address register for the addresses that are not known yet, within a time limit. Answers all known addresses,
 * and whether any of them is new.
 */
export const completeLocations = async (
  env: Bindings,
  homes: readonly Address[],
  milliseconds: number,
): Promise<{ locations: Locations; learned: boolean }> => {
  const began = Date.now();
  const [known, stored = {}] = await Promise.all([
    loadLocations(env),
    readKept(env.CACHE, missesKey, MissesSchema),
  ]);
  const misses = Object.fromEntries(
    Object.entries(stored).filter(([, at]) => isBefore(began, at, askAgainMs)),
  );
  const addresses = new Set(homes.flatMap((home) => formatAddress(home) ?? []));
  const queue = [...addresses]
    .filter((address) => !(address in known) && !(address in misses))
    .slice(0, mostLookups);
  const learned: Locations = {};
  const missed: Record<string, number> = {};
  const until = began + milliseconds;
  const work = async () => {
    for (let address = queue.shift(); address && Date.now() < until; address = queue.shift()) {
      const [postcode = '', number] = address.split(' ');
      const found = await locateAddress(env, postcode, Number(number));
      if (found) learned[address] = found;
      else missed[address] = began + askAgainMs;
    }
  };
  // Addresses that the register did not answer in time are left for the next run.
  const works = Promise.allSettled(Array.from({ length: atOnce }, work));
  const outcomes = await within(milliseconds, works, () => 'late' as const);
  const count = Object.keys(learned).length;
  if (outcomes === 'late' || outcomes.some(({ status }) => status === 'rejected'))
    log('warn', 'Not every address could be looked up', { learned: count });
  if (Object.keys(missed).length > 0)
    await env.CACHE.put(missesKey, JSON.stringify({ ...misses, ...missed }));
  const locations = { ...known, ...learned };
  if (count > 0) await env.CACHE.put(storeKey, JSON.stringify(locations));
  return { locations, learned: count > 0 };
};
