/** Null is as good as absent. */
export interface OfferQuery {
  /** What the visitor typed: a place, address, postcode or neighbourhood. */
  zoeken?: string | null;
  /** Kilometres around the place; 0 or absent means none. */
  radius?: number | null;
  /** 1-based. */
  pagina?: number | null;
  [filter: string]: string | number | null | undefined;
}

/** What a visitor looks for, as a list's filters say it. */
export interface SearchWish {
  soort?: 'koop' | 'huur' | undefined;
  /** The place's name. */
  plaats?: string | undefined;
  /** `appartement`, `woonhuis`. */
  type?: string | undefined;
  prijstot?: number | undefined;
  kamers?: number | undefined;
  oppervlakte?: number | undefined;
}

/** The names of a wish in the address of the search service's page. */
export const wishNames = [
  'kamers',
  'oppervlakte',
  'plaats',
  'prijstot',
  'soort',
  'type',
] as const satisfies (keyof SearchWish)[];

/** Takes the place of the town in the address of a home whose town is unknown; there is no list of such homes. */
export const unknownCity = 'onbekend';

/** The forms that have a thank-you page below `/bedankt/`. */
export const thankYous = [
  'aankoop',
  'beterhypotheken',
  'contact',
  'gratis-verkoopadvies',
  'gratis-waardebepaling',
  'leebl',
  'melding',
  'taxatie',
  'verhuur',
  'verkoop',
  'wooncontinuplan',
  'zoekopdracht',
] as const;
export type ThankYou = (typeof thankYous)[number];
