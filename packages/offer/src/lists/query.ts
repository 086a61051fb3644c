import * as v from 'valibot';
import { describeForm } from '@binnen/contracts/filters/describe-form';
import { filterNames, filters, type FilterName, type FilterTexts } from '@binnen/contracts/filters/filters';
import type { FilterRow } from '@binnen/contracts/filters/row';
import { sorts, type ArchiveQuery } from '@binnen/contracts/list-queries';
import { documentParameter, ids, limit, whole } from '@binnen/edge-kit/requests/query-values';

/** Longer texts are a mistake or an attack: no address is half as long. */
export const longestQuestion = 200;

const statusName = v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/, 'expected a status such as BESCHIKBAAR'));

/** One or more, with commas between them. */
export const statusNames = v.pipe(
  v.string(),
  v.regex(/^[A-Z_]{1,40}(,[A-Z_]{1,40}){0,19}$/, 'expected statuses such as BESCHIKBAAR'),
  v.transform((text) => text.split(',')),
  documentParameter({ type: 'array', items: { type: 'string', pattern: '^[A-Z_]{1,40}$' }, maxItems: 20 }),
);

/** A filter's text in its one spelling; undefined when it asks for nothing. */
const createSchema = (row: FilterRow) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => row.parse(text) !== undefined, describeForm(row)),
      v.transform((text) => row.parse(text) ?? undefined),
      documentParameter(row.document),
    ),
  );
type FilterSchema = ReturnType<typeof createSchema>;

const filterEntries: Record<string, FilterSchema> = Object.fromEntries(
  filterNames.map((name) => [name, createSchema(filters[name])]),
);

/** The filters of a parsed query. */
export const pickFilters = (query: Record<string, unknown>): FilterTexts =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const text = query[name];
      return typeof text === 'string' ? [[name, text] as const] : [];
    }),
  );

/** The fields of each home: a card's, by which lists are filtered and sorted, or all. */
const fields = v.optional(v.picklist(['card', 'full'], 'expected card or full'), 'card');

const paged = {
  offset: v.optional(whole(0, 1_000_000), '0'),
  sort: v.optional(v.picklist(sorts, `expected one of ${sorts.join(', ')}`), '-date_created'),
  fields,
  /** Which filters' choices are counted. */
  tellingen: v.optional(v.picklist(['eerste', 'alle'], 'expected eerste or alle'), 'alle'),
};
const question = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestQuestion, `expected at most ${longestQuestion} characters`),
);

/** −1: all, as cards, and at most 5,000. */
const listLimit = limit(100);

const archive = {
  ...paged,
  limit: v.optional(listLimit, '12'),
  searchquery: v.optional(question, ''),
  /** Only these homes: a visitor's favourites. */
  ids: v.optional(ids(100)),
  /** Only homes of this status. */
  status: v.optional(statusName),
  /** `shown`: only what a card shows; other fields are empty. */
  fields: v.optional(v.picklist(['shown', 'card', 'full'], 'expected shown, card or full'), 'card'),
} satisfies Record<Exclude<keyof ArchiveQuery, FilterName>, v.GenericSchema>;
export const ArchiveQuerySchema = v.object({ ...filterEntries, ...archive });
export const RadiusQuerySchema = v.object({
  ...filterEntries,
  ...paged,
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
  ...filterEntries,
  searchquery: v.optional(question, ''),
  address: v.optional(question, ''),
  radius: v.optional(whole(0, 50), '0'),
});
/** The filters of the list that a suggestion opens, so that both count the same homes. */
export const SuggestQuerySchema = v.object({ ...filterEntries, q: v.optional(question, '') });
export const FeedQuerySchema = v.object({
  aantal: v.optional(whole(1, 100), '100'),
  /** The offer only has active homes: `false` has none. */
  actief: v.optional(v.picklist(['true', 'false', 'all'], 'expected true, false or all')),
  type: v.optional(v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/, 'expected ALL or an object type'))),
  status: v.optional(statusNames),
  fields,
  /** An id: the page begins with the first home whose id is not lower. */
  vanaf: v.optional(whole(0, 999_999_999_999), '0'),
});
