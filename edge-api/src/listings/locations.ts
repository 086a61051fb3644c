import type { Property } from '@binnen/contracts/property';
import * as v from 'valibot';
import type { Bindings } from '../env.ts';
import { geocode } from '../upstreams/pdok/geocode.ts';
import { findPostcodeCentre } from './postcode-centres.ts';

/** Where homes stand, by postcode and number: the feed has no coordinates, the address register does. */
const LocationsSchema = v.record(
  v.string(),
  v.object({ lat: v.number(), lon: v.number(), buurt: v.nullable(v.string()) }),
);
export type Locations = v.InferOutput<typeof LocationsSchema>;

const storeKey = 'listings:locations';
/** Addresses that one run looks up: a fair share of a free service. */
const mostLookups = 240;
const atOnce = 2;

type Address = Pick<Property, 'postcode' | 'huisnummer'>;

const formatAddress = ({ postcode, huisnummer }: Address): string | undefined =>
  postcode && /^\d+/.test(huisnummer ?? '')
    ? `${postcode.replace(' ', '')} ${/^\d+/.exec(huisnummer ?? '')![0]}`
    : undefined;

export const loadLocations = async (env: Bindings): Promise<Locations> => {
  const stored = v.safeParse(LocationsSchema, await env.CACHE.get(storeKey, { type: 'json' }));
  return stored.success ? stored.output : {};
};

/** Gives a home its point and neighbourhood; until the register was asked, the centre of its postcode. */
export const locate = (home: Property, locations: Locations): Property => {
  const address = formatAddress(home);
  const found = address ? locations[address] : undefined;
  const point = found ?? findPostcodeCentre(home.postcode);
  return { ...home, lat: point?.lat ?? null, lon: point?.lon ?? null, buurt: found?.buurt ?? null };
};

/** Asks the address register for the addresses that are not known yet. Answers whether it learned something. */
export const completeLocations = async (env: Bindings, homes: readonly Address[]): Promise<boolean> => {
  const locations = await loadLocations(env);
  const unknown = new Set(
    homes.flatMap((home) => formatAddress(home) ?? []).filter((address) => !(address in locations)),
  );
  const queue = [...unknown].slice(0, mostLookups);
  const learned: Locations = {};
  const work = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const [postcode = '', number = ''] = address.split(' ');
      const found = await geocode(env, `postcode:${postcode} and huisnummer:${number}`, 'adres');
      if (found) learned[address] = { lat: found.lat, lon: found.lon, buurt: found.buurt };
    }
  };
  // A register that fails leaves the rest for the next run.
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, work));
  if (outcomes.some(({ status }) => status === 'rejected'))
    console.warn(JSON.stringify({ event: 'locations-incomplete', learned: Object.keys(learned).length }));
  if (Object.keys(learned).length === 0) return false;
  await env.CACHE.put(storeKey, JSON.stringify({ ...locations, ...learned }));
  return true;
};
