import * as v from 'valibot';

/** Where a group of figures comes from. */
const origin = {
  /** The register by name, with the licence that asks to be named: `CBS, Kerncijfers wijken en buurten (CC BY 4.0)`. */
  bron: v.string(),
  /** `2026-11-20`: the day on which the register was asked. */
  opgehaald: v.string(),
};

const amount = v.nullish(v.number(), null);
const text = v.nullish(v.string(), null);

/** A figure with the year that it is of; null where the register has none. */
const figure = v.nullish(v.object({ waarde: v.number(), jaar: v.number() }), null);

/** The home's energy label that is registered and valid, which may differ from the one that is advertised. */
export const OfficialLabelSchema = v.object({
  ...origin,
  /** `A+++++` … `G`; null: no valid label is registered. */
  klasse: text,
  /** `2022-03-14` */
  registratiedatum: text,
  geldig_tot: text,
  /** What the label's method reckons with. Older methods count a home's megajoules instead of kWh for each square metre. */
  energiegebruik: v.nullish(
    v.object({ waarde: v.number(), eenheid: v.picklist(['kWh/m²/jaar', 'MJ/jaar']) }),
    null,
  ),
});

/** Of the home: what the register of addresses and buildings has. */
export const BuildingSchema = v.object({
  ...origin,
  bouwjaar: amount,
  /** Use area in square metres, by another rule than the living area of an advertisement. */
  gebruiksoppervlakte: amount,
});

/** Of the neighbourhood (buurt). Distances are by road in kilometres, a mean of its inhabitants. */
export const NeighbourhoodSchema = v.object({
  ...origin,
  naam: v.string(),
  inwoners: figure,
  /** Inhabitants by age. */
  leeftijd_0_14: figure,
  leeftijd_15_24: figure,
  leeftijd_25_44: figure,
  leeftijd_45_64: figure,
  leeftijd_65_plus: figure,
  /** Percentage of the homes whose owners live there. */
  koopwoningen: figure,
  /** Mean value for tax (WOZ) of its homes, in euros. */
  gemiddelde_woz: figure,
  afstand_huisarts: figure,
  afstand_supermarkt: figure,
  afstand_kinderdagverblijf: figure,
  afstand_basisschool: figure,
  afstand_treinstation: figure,
});

const nearest = v.nullish(v.object({ naam: v.string(), meter: v.number() }), null);

/** The nearest of each kind by name, with its distance to the home in a straight line; null: none is known nearby. */
export const NearbySchema = v.object({
  ...origin,
  station: nearest,
  bushalte: nearest,
  school: nearest,
  supermarkt: nearest,
  huisarts: nearest,
});

/** The municipality's mean price of homes that were sold there in a year, in euros. */
export const MarketSchema = v.object({ ...origin, gemeente: v.string(), verkoopprijs: figure });

/** For the map's square that the home is in: decibels Lden, a mean of a year; null: not mapped, which is not quiet. */
export const NoiseSchema = v.object({ ...origin, wegverkeer: amount, treinverkeer: amount });

/** `1:1000`: once in a thousand years. */
export const floodChances = ['geen', '1:100000', '1:1000', '1:100', '1:10'] as const;
/** Of the map's square that the home is in. */
export const FloodSchema = v.object({
  ...origin,
  /** Null: not known, or open water. */
  kans: v.nullish(v.picklist(floodChances), null),
  /** The year of the map. */
  jaar: v.number(),
});

/**
 * What public registers say of a home's place. A group is missing until its register has answered; a null in it means
 * that the register does not know.
 */
export const PlekSchema = v.object({
  energielabel: v.optional(OfficialLabelSchema),
  gebouw: v.optional(BuildingSchema),
  buurt: v.optional(NeighbourhoodSchema),
  dichtbij: v.optional(NearbySchema),
  markt: v.optional(MarketSchema),
  geluid: v.optional(NoiseSchema),
  overstroming: v.optional(FloodSchema),
});
export type Plek = v.InferOutput<typeof PlekSchema>;
/** The same, where what is not known may be missing. */
export type PlekInput = v.InferInput<typeof PlekSchema>;
