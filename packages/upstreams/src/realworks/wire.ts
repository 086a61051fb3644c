import { readAmount } from '@binnen/contracts/formats/package-price';
import * as v from 'valibot';
import { idNumber } from '../calls/id-number.ts';
import { listOf } from '../calls/rows.ts';
import { formatEnum } from './dutch-names.ts';

/**
 * The shape of a `wonen` object. The feed sends numbers as texts and texts as numbers, and means "not filled in" by
 * `0`, `""` and `null` alike. So every field is parsed leniently, and an invalid field counts as absent.
 */
const absent = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema, null), null);

const text = v.pipe(
  absent(v.union([v.string(), v.number()])),
  v.transform((value) => String(value ?? '').trim()),
  v.transform((value) => (value && value !== '0' ? value : null)),
);
/** `2026-09-30` of a text that begins with a day. */
const day = v.pipe(
  text,
  v.transform((value) => /^\d{4}-\d{2}-\d{2}/.exec(value ?? '')?.[0] ?? null),
);
const amount = v.pipe(
  absent(v.union([v.string(), v.number()])),
  v.transform((value) => {
    const number = typeof value === 'string' ? readAmount(value) : value;
    return number && Number.isFinite(number) && number > 0 ? number : null;
  }),
);
const texts = listOf(v.pipe(v.string(), v.nonEmpty()));

/** No home here costs so much: the office filled in nines. */
const mostAsked = 100_000_000;

/**
 * Null where the office does not tell the price: it says so in the prefix and may still fill in the amount, or it fills in
 * one euro, as offices do that have no prefix for it.
 */
const readAsked = (price: number | null, prefix: string | null): number | null =>
  price && price > 1 && price < mostAsked && !/op[_ ]aanvraag/i.test(prefix ?? '') ? price : null;

const TermsSchema = v.pipe(
  v.object({
    status: text,
    koopprijs: amount,
    koopprijsvoorvoegsel: text,
    koopconditie: text,
    huurprijs: amount,
    huurprijsvoorvoegsel: text,
    huurconditie: text,
    servicekosten: amount,
    /** Of an apartment for sale, each month. */
    appartementVveBijdrage: amount,
    aanvaarding: text,
    aanvaardingsdatum: text,
    transactiedatum: day,
  }),
  v.transform((terms) => ({
    ...terms,
    koopprijs: readAsked(terms.koopprijs, terms.koopprijsvoorvoegsel),
    huurprijs: readAsked(terms.huurprijs, terms.huurprijsvoorvoegsel),
  })),
);
export type Terms = v.InferOutput<typeof TermsSchema>;

const FloorSchema = v.object({
  etagesoort: text,
  etageomschrijving: text,
  aantalKamers: amount,
  aantalSlaapkamers: amount,
  badkamers: listOf(v.object({ voorzieningen: texts })),
  etagegegevens: absent(v.object({ overigeRuimtes: texts })),
});

const MediaSchema = v.object({
  soort: text,
  mimetype: text,
  link: v.string(),
  vrijgave: v.fallback(v.nullish(v.boolean(), false), false),
  volgnummer: amount,
  titel: text,
  omschrijving: text,
});

export const ObjectSchema = v.object({
  id: v.pipe(idNumber, v.safeInteger(), v.minValue(1)),
  // When in doubt a home stays private.
  actief: v.fallback(v.nullish(v.boolean(), true), false),
  vertrouwelijk: v.fallback(v.nullish(v.boolean(), false), true),
  tijdstipLaatsteWijziging: text,
  object: absent(v.object({ type: absent(v.object({ objecttype: text })) })),
  adres: absent(
    v.object({
      straat: text,
      /** v1 and v2: a text, next to `huisnummertoevoeging`; v3: an object with both. */
      huisnummer: v.fallback(v.union([v.object({ hoofdnummer: text, toevoeging: text }), text]), null),
      huisnummertoevoeging: text,
      postcode: text,
      plaats: text,
    }),
  ),
  financieel: absent(v.object({ overdracht: absent(TermsSchema) })),
  algemeen: absent(
    v.object({
      woonoppervlakte: amount,
      inhoud: amount,
      aantalKamers: amount,
      bouwjaar: text,
      bouwvorm: text,
      energieklasse: v.pipe(
        text,
        // An office may have a word for none: `VRIJGESTELD`.
        v.transform(
          (label) => label && (/^[a-g]\+*$/i.test(label) ? label.toUpperCase() : formatEnum(label)),
        ),
      ),
      woonhuissoort: text,
      woonhuistype: text,
      appartementsoort: text,
      /** 1 is the ground floor. */
      appartementWoonlaag: amount,
      bestemmingPermanenteBewoning: absent(v.boolean()),
      bestemmingRecreatiewoning: absent(v.boolean()),
      // The vendor's own misspelling.
      totaleKadestraleOppervlakte: amount,
      bouwgrondoppervlakte: amount,
      totaleWoonkameroppervlakte: amount,
      gebruiksoppervlakteOverig: amount,
      isolatievormen: texts,
      verwarmingsoorten: texts,
      warmwatersoorten: texts,
      liggingen: texts,
      cvKetelBouwjaar: text,
      cvKetelBrandstof: text,
    }),
  ),
  detail: absent(
    v.object({
      etages: listOf(FloorSchema),
      /** A garage box, a parking place: what is sold without a home. */
      overigOnroerendGoed: absent(v.object({ type: text, oppervlakte: amount })),
      buitenruimte: absent(
        v.object({
          hoofdtuintype: text,
          hoofdtuinlocatie: text,
          tuintypes: texts,
          garagesoorten: texts,
          parkeerfaciliteiten: texts,
        }),
      ),
      kadaster: listOf(
        v.object({
          kadastergegevens: absent(
            v.object({
              gemeente: text,
              sectie: text,
              perceel: text,
              eigendomssoort: text,
              oppervlakte: amount,
              erfpachtPerJaar: amount,
              eeuwigAfgekocht: absent(v.boolean()),
            }),
          ),
        }),
      ),
    }),
  ),
  media: listOf(MediaSchema),
  marketing: absent(
    v.object({
      publicatiedatum: day,
      /** Seen as a list of texts, as one text, and as objects. */
      website: absent(v.object({ openhuisdagen: v.optional(v.unknown()) })),
    }),
  ),
  diversen: absent(v.object({ diversen: absent(v.object({ invoerdatum: day })) })),
  teksten: absent(v.object({ aanbiedingstekst: text, eigenSiteTekst: text, flyertekst: text })),
});
/** One home of the feed. `relaties`, `transactieprijs` and almost all of `diversen` are dropped here. */
export type FeedObject = v.InferOutput<typeof ObjectSchema>;

export const FeedPageSchema = v.object({
  // A page without the list is an error: it must not count as an empty offer.
  resultaten: v.nullable(v.array(v.unknown())),
  paginering: absent(v.object({ totaalAantal: v.optional(v.unknown()), volgende: v.optional(v.unknown()) })),
});
