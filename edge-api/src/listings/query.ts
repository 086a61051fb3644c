import * as v from 'valibot';
import { box, flag, ids, limit, whole, yesOrNo } from '../query-values.ts';
import { sorts, type Filters } from './filters.ts';

/** Longer texts are a mistake or an attack: no address is half as long. */
export const longestQuestion = 200;

const optional = <S extends v.GenericSchema<string, unknown>>(schema: S) => v.optional(schema);
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9_-]{1,80}$/, 'expected lower-case letters, digits, hyphens and underscores'),
);

export const statusName = v.pipe(
  v.string(),
  v.regex(/^[A-Z_]{1,40}$/, 'expected a status such as BESCHIKBAAR'),
);

const filters = {
  soort: optional(v.picklist(['koop', 'huur'], 'expected "koop" or "huur"')),
  prijsvan: optional(whole(0, 100_000_000)),
  prijstot: optional(whole(0, 100_000_000)),
  oppervlakte: optional(whole(0, 100_000)),
  kamers: optional(whole(0, 100)),
  slaapkamers: optional(whole(0, 100)),
  type: optional(slug),
  beschikbaar: optional(flag),
  verkocht: optional(yesOrNo),
  openhuis: optional(flag),
  verlaagd: optional(flag),
  plaats: optional(slug),
  vak: v.optional(box),
};
const filterNames = Object.keys(filters) as (keyof typeof filters)[];

/** The part of a parsed query that `applyFilters` takes. */
export const pickFilters = (query: Record<string, unknown>): Filters =>
  Object.fromEntries(filterNames.map((name) => [name, query[name]])) as Filters;

/** What a list has of each home: what a list is filtered and sorted by, or everything. */
const fields = v.optional(v.picklist(['card', 'full'], 'expected card or full'), 'card');

const list = {
  offset: v.optional(whole(0, 1_000_000), '0'),
  sort: v.optional(v.picklist(sorts, `expected one of ${sorts.join(', ')}`), '-date_created'),
  fields,
  ...filters,
};
const question = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestQuestion, `expected at most ${longestQuestion} characters`),
);

/** −1: all, as cards, and at most 5,000. */
const listLimit = limit(100);

export const ArchiveQuerySchema = v.object({
  ...list,
  limit: v.optional(listLimit, '12'),
  searchquery: v.optional(question, ''),
  /** Only these homes: a visitor's favourites. */
  ids: v.optional(ids(100)),
  /** Only homes of this status. */
  status: optional(statusName),
  /** `shown`: only what a card shows; other fields are empty. */
  fields: v.optional(v.picklist(['shown', 'card', 'full'], 'expected shown, card or full'), 'card'),
});
export const RadiusQuerySchema = v.object({
  ...list,
  sort: v.optional(
    v.picklist([...sorts, 'afstand'], `expected afstand or one of ${sorts.join(', ')}`),
    'afstand',
  ),
  limit: v.optional(listLimit, '-1'),
  address: v.pipe(question, v.minLength(1, 'expected an address, place or postcode')),
  /** Kilometres. */
  radius: whole(1, 50),
});
/** The same parameters as for the two lists, for the map. */
export const MapQuerySchema = v.object({
  ...filters,
  searchquery: v.optional(question, ''),
  address: v.optional(question, ''),
  radius: v.optional(whole(0, 50), '0'),
});
/** The filters of the list that a suggestion opens, so that both count the same homes. */
export const SuggestQuerySchema = v.object({ ...filters, q: v.optional(question, '') });
export const FeedQuerySchema = v.object({
  aantal: v.optional(whole(1, 100), '100'),
  /** Answers are always active homes only; the parameter is accepted because callers send it. */
  actief: optional(v.picklist(['true', 'false', 'all'], 'expected true, false or all')),
  type: optional(v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/, 'expected ALL or an object type'))),
  status: optional(statusName),
  fields,
  /** An id: the page begins with the first home whose id is not lower. */
  vanaf: v.optional(whole(0, 999_999_999), '0'),
});
