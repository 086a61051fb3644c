import type { FilterTexts } from './filters/filters.ts';

/** The orders of a list of homes; `-` is descending. Homes without the figure come last in both directions. */
export const sorts = [
  '-date_created',
  'date_created',
  'prijs',
  '-prijs',
  'woonoppervlakte',
  '-woonoppervlakte',
  '-verlaagd',
  '-verkocht',
] as const;
export type Sort = (typeof sorts)[number];

/** The parameters of `/objects/archive/`. */
export type ArchiveQuery = FilterTexts & {
  searchquery?: string;
  /** −1: all, at most 5,000. */
  limit?: number;
  offset?: number;
  sort?: Sort;
  /** Homes of this status alone. */
  status?: string;
  /** Numbers with commas between them: these homes alone. */
  ids?: string;
  /** `shown`: what a card shows. `card`: by which lists are filtered, too. */
  fields?: 'shown' | 'card' | 'full';
  /** Which filters' choices are counted. */
  tellingen?: 'eerste' | 'alle';
};

/** The parameters of `/content/blogs`. */
export type BlogsQuery = {
  /** Slugs. */
  categorie?: string | undefined;
  tag?: string | undefined;
  zoek?: string;
  limit?: number;
  offset?: number | undefined;
  refresh_cache?: boolean | undefined;
};
