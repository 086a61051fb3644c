import * as v from 'valibot';

/** A question that is a sentence, as the parameters of the list that it asks for. */
export const SentenceSchema = v.object({
  /** Filters by name, and `zoeken`, `radius` and `sort`. */
  vraag: v.record(v.string(), v.string()),
  /** The words that were not understood. */
  rest: v.array(v.string()),
});
export type Sentence = v.InferOutput<typeof SentenceSchema>;

/** Filters that a text asks for. */
export const FilterSuggestionSchema = v.object({
  soort: v.literal('filter'),
  /** The words of its filters: `Garage · Deventer`. */
  tekst: v.string(),
  aantal: v.number(),
  aanbod: v.picklist(['koop', 'huur']),
  /** The parameters of its list. */
  vraag: v.record(v.string(), v.string()),
});
export type FilterSuggestion = v.InferOutput<typeof FilterSuggestionSchema>;

/** Why a list is empty. */
export const NothingSchema = v.object({
  /** For each filter that alone keeps homes out: how many the list has without it. */
  filters: v.record(v.string(), v.number()),
  /** Without all filters, but for the kind and the place. */
  alle: v.number(),
  /** Without the question. */
  vraag: v.number(),
});
export type Nothing = v.InferOutput<typeof NothingSchema>;

/** What was sold from the first day of a year to the last sale. */
export const SoldSummarySchema = v.object({
  /** `2026-01-01` */
  vanaf: v.string(),
  /** `2026-10-02` */
  tot: v.string(),
  aantal: v.number(),
  /** In so many days half of the homes were sold. */
  dagen: v.nullable(v.number()),
});
export type SoldSummary = v.InferOutput<typeof SoldSummarySchema>;

/** A home that was sold, in a line of text. */
export const SoldHomeSchema = v.object({
  adres: v.string(),
  pad: v.string(),
  /** `2026-10-02` */
  verkocht_op: v.string(),
  verkocht_na: v.nullish(v.number()),
  /** What was asked last, in euros. What was paid is not known here. */
  laatste_vraagprijs: v.nullish(v.number()),
  /** Kilometres in a straight line from the home that it is named beside; null or absent where a spot is not known. */
  afstand: v.nullish(v.number()),
});
export type SoldHome = v.InferOutput<typeof SoldHomeSchema>;

export const SuggestionSchema = v.object({
  soort: v.picklist(['plaats', 'straat', 'postcode', 'buurt', 'woning']),
  /** What the visitor sees, and the text to search for: `Keulenstraat, Deventer`. */
  tekst: v.string(),
  /** How many homes its list has, with the filters that were given along. */
  aantal: v.number(),
  /** Whether those are for sale or for rent. */
  aanbod: v.optional(v.picklist(['koop', 'huur'])),
  /** Of a home: its page. */
  pad: v.nullish(v.string(), null),
});
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;
/** `/objects/suggest/?q=`: suggestions while a visitor types. */
export const SuggestionsSchema = v.object({
  suggesties: v.array(SuggestionSchema),
  filters: v.optional(v.array(FilterSuggestionSchema)),
});
export type Suggestions = v.InferOutput<typeof SuggestionsSchema>;
