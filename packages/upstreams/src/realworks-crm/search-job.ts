import * as v from 'valibot';

/**
 * The spec's search lead: texts, the two lists as JSON lists of `{ name, code }`. `type_woning` is huur or koop; for
 * huur, `aantalkamers` and `oppervlakte` (square metres), of which it says the least, are empty; `prijstot` is in euros,
 * and 999999999 is "or more".
 */
export const searchJobFields = [
  'name',
  'lastname',
  'mail',
  'phone',
  'type_woning',
  'plaatsen',
  'soorten',
  'aantalkamers',
  'prijstot',
  'oppervlakte',
] as const;
export type SearchJobField = (typeof searchJobFields)[number];

const SearchJobSchema = v.object(v.entriesFromList(searchJobFields, v.optional(v.string(), '')));
export type SearchJob = v.InferOutput<typeof SearchJobSchema>;

/** What is not given is empty. */
export const parseSearchJob = (given: Record<string, string>): SearchJob => v.parse(SearchJobSchema, given);
