import * as v from 'valibot';

/** The answer of every `/ac/contact/add/{form}`, independent of the version of the marketing service. */
export const ContactReplySchema = v.object({
  /** 0: refused by the marketing service; 1: taken. */
  result_code: v.picklist([0, 1]),
  /** "Contact toegevoegd", "Contact bijgewerkt" or, with `result_code` 0, the reason. */
  result_message: v.string(),
  /** An opaque token, never the upstream's own id: of the contact, or of the lead that waits to become one. */
  subscriber_id: v.optional(v.string()),
});
export type ContactReply = v.InferOutput<typeof ContactReplySchema>;

/** The CRM's answer to a new search job; a `name` of "Error" is a failure. */
export const SearchJobReplySchema = v.object({ name: v.string(), message: v.string() });

/** The answer of `/lookups/challenge`. */
export const ChallengeReplySchema = v.object({
  /** So many lookups of this visitor are answered before Turnstile is asked again; 0 where it never is. */
  lookups: v.number(),
});

/** The last segment of `/ac/contact/add/{form}`. */
export const contactForms = [
  'verkoopformulier',
  'formulier',
  'taxatie',
  'zoekservice',
  'wooncontinuplan',
  'gratiswaardebepaling',
  'verkoopadvies',
  'waarde-woning-berekenen',
  'energielabel',
  'kopers',
] as const;
export type ContactForm = (typeof contactForms)[number];

export const AddressSchema = v.object({
  street: v.string(),
  number: v.number(),
  letter: v.nullish(v.string(), null),
  addition: v.nullish(v.string(), null),
  postcode: v.string(),
  city: v.object({ id: v.optional(v.string(), ''), label: v.string() }),
});
export type Address = v.InferOutput<typeof AddressSchema>;

export const AddressLookupSchema = v.object({
  _embedded: v.object({ addresses: v.array(AddressSchema) }),
  error: v.optional(v.string()),
});
/** `/postcode/lookup/`: the addresses of a postcode and house number, by letter and addition. */
export type AddressLookup = v.InferOutput<typeof AddressLookupSchema>;

/** A comparable home. */
export const ReferenceSchema = v.object({
  street: v.string(),
  houseNumber: v.number(),
  houseNumberExt: v.nullish(v.string(), null),
  postalCode: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  /** Two amounts in euros joined by " - ". */
  weightedValueRange: v.string(),
});
export const ReferencesSchema = v.object({
  weightedValueRange: v.string(),
  references: v.array(ReferenceSchema),
});
/** `/mg/references/`: the value range of a home and of comparable homes. */
export type References = v.InferOutput<typeof ReferencesSchema>;
