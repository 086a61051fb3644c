import type { HomeAddress } from './addresses.ts';
import { createEnergy, noEnergy, type Energy } from './energy.ts';
import { layFloors, type Floor } from './floors.ts';
import { homeTypes, letMix, profileMixes, type HomeKind, type HomeType } from './home-types.ts';
import { layOutdoors, type Outdoors } from './outdoors.ts';
import type { Build } from './look.ts';
import { findMarket } from './places.ts';
import { estimateRent, estimateValue } from './price.ts';
import { createRandom, type Random } from './random.ts';

/** The home at an address, independent of who sells it: all parts agree with each other. */
export interface Home {
  kind: HomeKind;
  type: HomeType;
  address: HomeAddress;
  bouwjaar: number;
  woonoppervlakte: number;
  overigeInpandigeRuimte: number;
  /** Of the plot; 0 for a flat. */
  perceel: number;
  inhoud: number;
  woonkamer: number;
  kamers: number;
  slaapkamers: number;
  floors: Floor[];
  energy: Energy;
  outdoors: Outdoors;
  keukenjaar: number;
  badkamerjaar: number;
  /** Years of a major renovation; 0 for never. */
  verbouwd: number;
  /** A listed building needs no energy label. */
  monument: boolean;
  /** A flat's monthly contribution to the owners' association, in euros; 0 without one. */
  vve: number;
  lift: boolean;
  /** Euros, before it is rounded to an asking price. */
  waarde: number;
  huurwaarde: number;
}

const between = ([least, most]: readonly [number, number], share: number): number =>
  Math.round(least + (most - least) * share);

const countBedrooms = (type: HomeType, area: number, share: number): number => {
  if (area === 0) return 0;
  if (area < 42) return 1;
  const flat = type.objecttype === 'APPARTEMENT';
  const usual = flat ? area / 36 : Math.min(6, 1.4 + area / 50);
  return Math.max(1, Math.min(flat ? 3 : 7, Math.round(usual + share - 0.5)));
};

interface Circumstances {
  thisYear: number;
  huur: boolean;
}

const build = (random: Random, address: HomeAddress, { thisYear, huur }: Circumstances): Build => {
  const { profile } = address.street;
  const { kind, years } = random.weighted(huur ? letMix(profile) : profileMixes[profile]);
  return { kind, bouwjaar: Math.min(thisYear - 1, random.int(years[0], years[1])), address };
};

/** The part of `createHome` that can be seen from the street, for the same arguments. It is much cheaper to make. */
export const createBuild = (seed: string, address: HomeAddress, circumstances: Circumstances): Build =>
  build(createRandom(seed, 'home'), address, circumstances);

/** `thisYear` is the newest year; homes for rent differ from homes for sale; the seed decides the rest. */
export const createHome = (seed: string, address: HomeAddress, circumstances: Circumstances): Home => {
  const random = createRandom(seed, 'home');
  const { profile } = address.street;
  const { thisYear } = circumstances;
  const { kind, bouwjaar } = build(random, address, circumstances);
  const type: HomeType = homeTypes[kind];
  // Most homes are of medium size: the mean of two draws.
  const size = (random.next() + random.next()) / 2;
  const woonoppervlakte = between(type.area, size);
  const perceel = type.plot ? between(type.plot, random.next() ** 1.6 * 0.6 + size * 0.4) : 0;
  const slaapkamers = countBedrooms(type, woonoppervlakte, random.next());
  const storeys = Math.min(random.int(type.storeys[0], type.storeys[1]), Math.max(1, slaapkamers + 1));
  const newest = thisYear - 1;
  const keukenjaar = Math.max(Math.min(bouwjaar, newest), newest - random.int(0, 24));
  const badkamerjaar = Math.max(Math.min(bouwjaar, newest), newest - random.int(0, 24));
  const floors = layFloors({
    kind,
    type,
    area: woonoppervlakte,
    bedrooms: slaapkamers,
    storeys,
    bathroomYear: badkamerjaar,
    random,
  });
  const ofBuilding = createEnergy(bouwjaar, thisYear, random);
  const energy = type.objecttype === 'BOUWGROND' ? noEnergy : ofBuilding;
  const outdoors = layOutdoors({ kind, type, plot: perceel, area: woonoppervlakte, profile, random });
  const height = bouwjaar < 1940 ? 3.6 : 3.1;
  const flat = type.objecttype === 'APPARTEMENT';
  const valued = {
    type,
    squareMetre: findMarket(address.street.plaats).squareMetre,
    area: woonoppervlakte,
    plot: perceel,
    year: bouwjaar,
    label: energy.label,
    mood: 0.94 + random.next() * 0.13,
  };
  const living = Math.round(Math.min(62, woonoppervlakte * (slaapkamers === 1 ? 0.5 : 0.27) + 4));
  return {
    kind,
    type,
    address,
    bouwjaar,
    woonoppervlakte,
    overigeInpandigeRuimte: flat || woonoppervlakte === 0 || random.chance(0.3) ? 0 : random.int(3, 38),
    perceel,
    inhoud: Math.round((woonoppervlakte * height) / 5) * 5,
    woonkamer: woonoppervlakte === 0 ? 0 : living,
    kamers: floors.reduce((sum, floor) => sum + floor.kamers, 0),
    slaapkamers,
    floors,
    energy,
    outdoors,
    keukenjaar,
    badkamerjaar,
    verbouwd: random.chance(0.4)
      ? random.int(Math.max(bouwjaar + 10, newest - 20), Math.max(bouwjaar + 10, newest))
      : 0,
    monument: profile === 'binnenstad' && bouwjaar < 1880 && bouwjaar > 0 && random.chance(0.55),
    vve:
      flat && kind !== 'benedenwoning'
        ? Math.round((40 + woonoppervlakte * (1.1 + random.next() * 0.8)) / 5) * 5
        : 0,
    lift:
      flat && (kind === 'penthouse' || kind === 'galerijflat' || (kind === 'appartement' && bouwjaar > 1990)),
    waarde: estimateValue(valued),
    huurwaarde: estimateRent(valued),
  };
};
