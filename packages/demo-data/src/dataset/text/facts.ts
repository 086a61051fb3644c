import type { Entry } from '../dataset.ts';
import type { Floor } from '../floors.ts';
import { isUnlabelled } from '../gaps.ts';
import { atStreet, capitalise, countOf, joinWords, nameEra, nameSide } from './words.ts';

type Fact = string | number | boolean | readonly string[];

const sunny = new Set(['ZUIDOOST', 'ZUID', 'ZUIDWEST', 'WEST']);
const insulation: Record<string, string> = {
  DAKISOLATIE: 'het dak',
  MUURISOLATIE: 'de gevels',
  VLOERISOLATIE: 'de vloer',
};
const sanitary: Record<string, string> = {
  DOUCHE: 'een douche',
  INLOOPDOUCHE: 'een ruime inloopdouche',
  LIGBAD: 'een ligbad',
  WASTAFEL: 'een wastafelmeubel',
  TOILET: 'een tweede toilet',
};

const streetOf = ({ home }: Entry) => home.address.street;
const labelOf = ({ home, listing }: Entry): string =>
  home.monument || isUnlabelled(listing.index) ? '' : home.energy.label;
const insulatedParts = ({ home }: Entry): string[] =>
  home.energy.isolatievormen.flatMap((form) => insulation[form] ?? []);
const demonstrate = ({ home }: Entry): string =>
  `${home.type.article === 'het' ? 'dit' : 'deze'} ${home.type.naam}`;
const name = ({ home }: Entry): string => `${home.type.article} ${home.type.naam}`;
const bedroomsOf = (count: number): string => countOf(count, 'slaapkamer', 'slaapkamers');
const ordinals: [RegExp, string][] = [
  [/1e/, 'eerste'],
  [/2e/, 'tweede'],
  [/3e/, 'derde'],
];

/** The facts that sentences can use as conditions and as text. The last six are about one floor. */
const facts = {
  profile: (entry) => streetOf(entry).profile,
  plaats: (entry) => streetOf(entry).plaats,
  /** `aan de Boxbergerweg` */
  aan: (entry) => atStreet(streetOf(entry).straat),
  Aan: (entry) => capitalise(atStreet(streetOf(entry).straat)),
  kind: ({ home }) => home.kind,
  /** `tussenwoning` */
  naam: ({ home }) => home.type.naam,
  /** `deze tussenwoning`, `dit appartement` */
  deze: demonstrate,
  Deze: (entry) => capitalise(demonstrate(entry)),
  /** `de tussenwoning`, `het appartement` */
  de: name,
  De: (entry) => capitalise(name(entry)),
  huis: ({ home }) => home.type.objecttype === 'WOONHUIS',
  huur: ({ listing }) => listing.huur,
  openHuizen: ({ openDays }) => openDays.length,
  bouwjaar: ({ home }) => home.bouwjaar,
  oud: ({ home }) => home.bouwjaar < 1940,
  /** `de jaren dertig` */
  tijd: ({ home }) => nameEra(home.bouwjaar),
  /** A year; 0 when it was not. */
  verbouwd: ({ home }) => home.verbouwd,
  monument: ({ home }) => home.monument,
  lift: ({ home }) => home.lift,
  vve: ({ home }) => home.vve,
  opp: ({ home }) => home.woonoppervlakte,
  /** As it is written: `1.240`. */
  perceel: ({ home }) => home.perceel.toLocaleString('nl-NL'),
  grond: ({ home }) => home.perceel,
  etages: ({ home }) => home.floors.length,
  /** `drie slaapkamers` */
  slaapkamers: ({ home }) => bedroomsOf(home.slaapkamers),
  aantalSlaapkamers: ({ home }) => home.slaapkamers,
  woonkamer: ({ home }) => home.woonkamer,
  keukenjaar: ({ home }) => home.keukenjaar,
  nieuweKeuken: ({ home, listing }) => home.keukenjaar > Number(listing.gewijzigd.slice(0, 4)) - 8,
  badkamerjaar: ({ home }) => home.badkamerjaar,
  tuin: ({ home }) => home.outdoors.hoofdtuintype,
  tuinmaat: ({ home }) => home.outdoors.oppervlakte,
  /** The garden's orientation: `zuidwesten`; empty without one. */
  zijde: ({ home }) => nameSide(home.outdoors.ligging),
  zonnig: ({ home }) => sunny.has(home.outdoors.ligging),
  schuur: ({ home }) => home.outdoors.schuur,
  garage: ({ home }) => home.outdoors.garagesoorten,
  parkeren: ({ home }) => home.outdoors.parkeerfaciliteiten,
  label: labelOf,
  letter: (entry) => labelOf(entry).slice(0, 1),
  verwarming: ({ home }) => home.energy.verwarmingsoorten,
  vloerverwarming: ({ home }) => home.energy.verwarmingsoorten.length > 1,
  zonnepanelen: ({ home }) => home.energy.zonnepanelen,
  /** The boiler's year; empty without one. */
  ketel: ({ home }) => home.energy.ketelBouwjaar,
  /** `het dak en de gevels` */
  geisoleerd: (entry) => joinWords(insulatedParts(entry)),
  geisoleerdeDelen: (entry) => insulatedParts(entry).length,
  /** `eerste verdieping` */
  verdieping: (_entry, floor) =>
    ordinals.reduce(
      (text, [digit, word]) => text.replace(digit, word),
      floor?.omschrijving.toLowerCase() ?? '',
    ),
  kamers: (_entry, floor) => bedroomsOf(floor?.slaapkamers ?? 0),
  Kamers: (_entry, floor) => capitalise(bedroomsOf(floor?.slaapkamers ?? 0)),
  kamersHier: (_entry, floor) => floor?.slaapkamers ?? 0,
  badkamer: (_entry, floor) => (floor?.badkamers.length ?? 0) > 0,
  /** `een douche en een wastafelmeubel` */
  sanitair: (_entry, floor) =>
    joinWords(floor?.badkamers[0]?.voorzieningen.map((each) => sanitary[each] ?? '') ?? []),
} satisfies Record<string, (entry: Entry, floor?: Floor) => Fact>;

type FactName = keyof typeof facts;
export const isFactName = (text: string): text is FactName => Object.hasOwn(facts, text);

export type Facts = (fact: FactName) => Fact;

/** A home's facts, worded for sentences. */
export const createFacts =
  (entry: Entry, floor?: Floor): Facts =>
  (fact) =>
    facts[fact](entry, floor);
