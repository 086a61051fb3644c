import { formatEuros, formatWhole } from '../formats/amounts.ts';
import type { Card } from '../property.ts';
import { formatSlug } from '../slug.ts';
import { isSold } from '../statuses.ts';
import {
  countBedrooms,
  energyLabels,
  findKind,
  findPrice,
  findYear,
  isGone,
  type Kind,
} from './home-traits.ts';
import { among, atLeast, define, isSo, type FilterRow } from './row.ts';
import { isInside, shape } from './shape.ts';
import { box, name, oneOf, whole, word } from './values.ts';

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
const orMore = (value: string) => `${value}+`;

/** The amounts to choose from, by the kind of price. */
export const priceSteps: Record<Kind, readonly number[]> = {
  koop: [150, 200, 250, 300, 350, 400, 450, 500, 600, 750, 1000, 1500].map((thousand) => thousand * 1000),
  huur: [600, 800, 1000, 1250, 1500, 1750, 2000, 2500],
};

/** A home counts for the amounts of its own kind. */
const price = (passes: (euros: number, wanted: number) => boolean, say: (euros: string) => string) =>
  define(
    whole(0, 100_000_000),
    (card, wanted) => passes(findPrice(card), wanted),
    (card) => priceSteps[findKind(card)].filter((step) => passes(findPrice(card), step)).map(String),
    { title: 'Prijs', say: (value) => say(formatEuros(Number(value))), shown: 'own' },
  );

const hasOutdoors = (what: string) => (card: Card) => card.buitenruimte?.includes(what) ?? false;

const ordinals: Record<string, string> = {
  '0': 'Begane grond',
  '1': '1e verdieping',
  '2': '2e verdieping',
  '3': '3e verdieping of hoger',
};

/** Words of building types that the feed's own word alone would say wrongly. */
const buildings: Record<string, string> = {
  vrijstaande_woning: 'Vrijstaand',
  twee_onder_een_kapwoning: 'Twee-onder-een-kap',
  geschakelde_woning: 'Geschakeld',
};

const labels = (wanted: string) =>
  energyLabels.slice(0, energyLabels.findIndex((label) => label === wanted) + 1);

/**
 * Every filter of the offer, in the order in which they stand in an address. A new one is one row here, for the edge (which
 * homes pass, what is counted, what its document says), the page (words, chips, the panel) and the cache of pages.
 */
const table = {
  soort: among(['koop', 'huur'], (card, kind) => findKind(card) === kind, {
    title: 'Koop of huur',
    say: (kind) => `Te ${kind}`,
    shown: 'own',
  }),
  prijsvan: price(
    (euros, wanted) => euros >= wanted,
    (euros) => `Vanaf ${euros}`,
  ),
  prijstot: price(
    (euros, wanted) => euros > 0 && euros <= wanted,
    (euros) => `Tot en met ${euros}`,
  ),
  plaats: define(
    word,
    (card, slug) => card.citySlug === slug,
    (card) => [card.citySlug],
    {
      title: 'Plaats',
      say: (slug) => capitalise(slug.replaceAll('-', ' ')),
      shown: 'first',
      byHomes: true,
    },
  ),
  buurt: define(
    name,
    (card, wanted) => formatSlug(card.buurt ?? '') === formatSlug(wanted),
    (card) => (card.buurt ? [card.buurt] : []),
    { title: 'Buurt', say: (wanted) => wanted, shown: 'more', byHomes: true },
  ),
  slaapkamers: atLeast(100, [1, 2, 3, 4, 5], countBedrooms, {
    title: 'Slaapkamers',
    say: (value) => (value === '1' ? '1 of meer slaapkamers' : `${value} of meer slaapkamers`),
    short: orMore,
    shown: 'first',
    look: 'row',
  }),
  // Asked for in a sentence and by older links; the panel has bedrooms alone.
  kamers: atLeast(100, [2, 3, 4, 5, 6], (card) => card.aantalkamers ?? 0, {
    title: 'Kamers',
    say: (value) => `${value} of meer kamers`,
    shown: 'own',
  }),
  oppervlakte: atLeast(100_000, [50, 75, 100, 125, 150, 200], (card) => card.woonoppervlakte ?? 0, {
    title: 'Woonoppervlakte',
    say: (value) => `${formatWhole(Number(value))}\u00a0m² of meer`,
    shown: 'first',
  }),
  perceel: atLeast(1_000_000, [150, 250, 500, 1000], (card) => card.perceeloppervlakte ?? 0, {
    title: 'Perceel',
    say: (value) => `Perceel van ${formatWhole(Number(value))}\u00a0m² of meer`,
    short: (value) => `${formatWhole(Number(value))}\u00a0m² of meer`,
    shown: 'more',
  }),
  type: define(
    word,
    (card, type) => card.objecttype?.toLowerCase() === type,
    (card) => (card.objecttype ? [card.objecttype.toLowerCase()] : []),
    { title: 'Soort woning', say: capitalise, shown: 'first', byHomes: true },
  ),
  bouwvorm: define(
    word,
    (card, wanted) => card.soorten?.includes(wanted) ?? false,
    (card) => card.soorten ?? [],
    {
      title: 'Type woning',
      say: (value) => buildings[value] ?? capitalise(value),
      shown: 'more',
      byHomes: true,
    },
  ),
  tuin: isSo(hasOutdoors('tuin'), { title: 'Buitenruimte', say: 'Tuin', shown: 'more' }),
  balkon: isSo(hasOutdoors('balkon'), { title: 'Buitenruimte', say: 'Balkon', shown: 'more' }),
  dakterras: isSo(hasOutdoors('dakterras'), { title: 'Buitenruimte', say: 'Dakterras', shown: 'more' }),
  // South is also south-east and south-west.
  zon: among(['zuid', 'west', 'oost', 'noord'], (card, side) => card.zonligging?.includes(side) ?? false, {
    title: 'Ligging van de buitenruimte',
    say: (side) => `Buitenruimte op het ${side}en`,
    short: (side) => capitalise(`${side}en`),
    shown: 'more',
  }),
  energielabel: define(
    oneOf(energyLabels),
    (card, wanted) => labels(wanted).some((label) => label === card.energieklasse),
    ['A++', 'A+', 'A', 'B', 'C', 'D', 'E'],
    {
      title: 'Energielabel',
      say: (label) => `Energielabel ${label} of beter`,
      short: (label) => `${label} of beter`,
      shown: 'more',
    },
  ),
  bouwjaarvan: atLeast(2200, [1930, 1960, 1980, 2000, 2015], findYear, {
    title: 'Bouwjaar',
    say: (year) => `Bouwjaar ${year} of later`,
    short: (year) => `${year} of later`,
    shown: 'more',
  }),
  bouwjaartot: define(
    whole(0, 2200),
    (card, year) => findYear(card) > 0 && findYear(card) <= year,
    ['1905', '1945', '1975'],
    {
      title: 'Bouwjaar',
      say: (year) => `Bouwjaar ${year} of eerder`,
      short: (year) => `${year} of eerder`,
      shown: 'more',
    },
  ),
  verdieping: among(
    ['0', '1', '2', '3'],
    (card, floor) => Math.min(card.verdieping ?? -1, 3) === Number(floor),
    {
      title: 'Verdieping van het appartement',
      say: (floor) => ordinals[floor] ?? floor,
      shown: 'more',
    },
  ),
  parkeren: among(['eigen', 'garage'], (card, wanted) => card.parkeren?.includes(wanted) ?? false, {
    title: 'Parkeren',
    say: (wanted) => (wanted === 'garage' ? 'Garage' : 'Eigen parkeerplek'),
    shown: 'more',
  }),
  // Sold, let or bought: only such homes, none of them, or both.
  verkocht: define(
    oneOf(['ja', 'nee', 'ook'], { true: 'ja', '1': 'ja', false: 'nee', '0': 'nee' }),
    ({ status }, wanted) => wanted === 'ook' || isSold(status) === (wanted === 'ja'),
    ['ja', 'nee'],
    {
      title: 'Verkocht',
      say: (wanted) => (wanted === 'ja' ? 'Alleen verkocht' : 'Ook verkocht'),
      shown: 'own',
    },
  ),
  beschikbaar: isSo((card) => !isGone(card), {
    title: 'Status',
    say: 'Alleen nog beschikbaar',
    shown: 'first',
  }),
  openhuis: isSo((card) => card.openhuisdagen.length > 0, {
    title: 'Open huis',
    say: 'Open huis gepland',
    shown: 'first',
  }),
  verlaagd: isSo((card) => Boolean(card.prijsverlaging), {
    title: 'Prijsverloop',
    say: 'Prijs verlaagd',
    shown: 'first',
  }),
  vak: define(
    box,
    ({ lat, lon }, { edges: [south, west, north, east] }) =>
      Boolean(lat && lon && lat >= south && lat <= north && lon >= west && lon <= east),
    [],
    { title: 'Kaart', say: () => 'In dit gebied', shown: 'own', kept: false },
  ),
  gebied: define(
    shape,
    ({ lat, lon }, corners) => Boolean(lat && lon && isInside(corners, { lat, lon })),
    [],
    { title: 'Kaart', say: () => 'Getekend gebied', shown: 'own', kept: false },
  ),
} satisfies Record<string, FilterRow>;

export type FilterName = keyof typeof table;
export const filters: Readonly<Record<FilterName, FilterRow>> = table;

const isFilterName = (text: string): text is FilterName => Object.hasOwn(table, text);
export const filterNames: readonly FilterName[] = Object.keys(table).filter(isFilterName);

/** The filters that are set, each as the text that stands in an address. */
export type FilterTexts = Partial<Record<FilterName, string>>;
