import * as v from 'valibot';
import { AssetSchema } from './content.ts';
import { NothingSchema, SentenceSchema, SoldHomeSchema, SoldSummarySchema } from './list-answers.ts';
import { statuses } from './statuses.ts';
import { PlekSchema } from './surroundings/plek.ts';

const text = v.nullish(v.string(), null);
const amount = v.nullish(v.number(), null);

/** With what else is told of each floor. */
const floors = <More extends v.ObjectEntries>(more: More) =>
  v.optional(v.array(v.object({ aantalSlaapkamers: v.optional(v.number(), 0), ...more })), []);

export const MediaSchema = v.object({
  /** HOOFDFOTO, FOTO, PLATTEGROND, VIDEO, CONNECTED_PARTNER (360°) and whatever the feed adds. */
  soort: v.string(),
  /** A path of this site: `/images/{origin}/{path}`, without a size or format. */
  link: v.string(),
  volgnummer: v.optional(v.number(), 0),
  omschrijving: text,
});
export type Media = v.InferOutput<typeof MediaSchema>;

/** Local Dutch time without offset: `2026-11-21T11:00:00`. */
export const OpenhuisdagSchema = v.object({
  start: v.string(),
  eind: v.nullish(v.string(), null),
});
export type Openhuisdag = v.InferOutput<typeof OpenhuisdagSchema>;

/** The last change of the price that is shown, when it was a reduction, is recent, and the home can still be had. */
export const PriceReductionSchema = v.object({
  /** `2026-11-20`: the day on which the edge saw it. */
  datum: v.string(),
  /** The price before, in euros. */
  van: v.number(),
});

const cardFields = {
  id: v.number(),
  /** `keulenstraat-19-a`: unique within its town, the last segment of the home's URL. */
  slug: v.string(),
  /** `deventer-keulenstraat-19-a`. */
  objectSku: v.string(),
  /** `deventer`. */
  citySlug: v.string(),
  status: v.picklist(statuses),
  straat: text,
  huisnummer: text,
  huisnummertoevoeging: text,
  postcode: text,
  /** Dutch title case: the feed's `IJSSELMUIDEN` is `IJsselmuiden` here. */
  plaats: text,
  /** Neighbourhood, where the address register knows it: `Knutteldorp`. */
  buurt: text,
  subtitle: text,
  image_alt_text: text,
  /** Euros; null and 0 both mean that there is no such price. */
  koopprijs: amount,
  huurprijs: amount,
  /** KOSTEN_KOPER, VRIJ_OP_NAAM, … */
  koopconditie: text,
  /** PER_MAAND, …: a rent by the year is told by the month. */
  huurconditie: text,
  /** The price's name, where it is no plain asking price and the home can still be had: `Bieden vanaf`. */
  prijsvorm: v.nullish(v.string()),
  /** Square metres. */
  woonoppervlakte: amount,
  aantalkamers: amount,
  energieklasse: text,
  /** WOONHUIS, APPARTEMENT, … */
  objecttype: text,
  etages: floors({}),
  openhuisdagen: v.optional(v.array(OpenhuisdagSchema), []),
  /** On a card: the main photo alone, or empty. */
  media: v.optional(v.array(MediaSchema), []),
  lat: amount,
  lon: amount,
  prijsverlaging: v.nullish(PriceReductionSchema),
  /** The building, in the feed's words in lower case: `hoekwoning`, `eengezinswoning`. */
  soorten: v.optional(v.array(v.string())),
  /** `tuin`, `balkon`, `dakterras`. */
  buitenruimte: v.optional(v.array(v.string())),
  /** The side that the garden or balcony is on: `zuidwest`. */
  zonligging: v.nullish(v.string()),
  bouwjaar: v.nullish(v.string()),
  /** Of a flat: its lowest floor; 0 is the ground floor. */
  verdieping: v.nullish(v.number()),
  /** `eigen` (a place of one's own) and `garage`. */
  parkeren: v.optional(v.array(v.string())),
  /** Of the plot, in square metres. */
  perceeloppervlakte: v.nullish(v.number()),
  /** Euros a month; of an apartment for sale its contribution to the owners' association. */
  servicekosten: v.nullish(v.number()),
  /** `2026-10-02`: the day on which it was sold or let. */
  verkocht_op: v.nullish(v.string()),
  /** From the day that it was put on the site: how many days later that was. */
  verkocht_na: v.nullish(v.number()),
  /** `2026-09-30`: the day it was put on the site. */
  date_created: v.string(),
  date_updated: v.string(),
};

/** What a list shows of a home. */
export const CardSchema = v.object(cardFields);
export type Card = v.InferOutput<typeof CardSchema>;

/** One fact, with the feed's enum value made readable: `{ label: 'Isolatie', waarde: 'Dubbel glas' }`. */
export const FactSchema = v.object({ label: v.string(), waarde: v.string() });
export const FactGroupSchema = v.object({ titel: v.string(), feiten: v.array(FactSchema) });
export type FactGroup = v.InferOutput<typeof FactGroupSchema>;

/** What changed on one day. A price that was corrected on the same day is no change. */
export const ChangeSchema = v.object({
  /** `2026-11-20`: the day on which the edge saw it. */
  datum: v.string(),
  /** Euros, both of the same kind and condition. */
  prijs: v.nullish(
    v.object({
      van: v.number(),
      naar: v.number(),
      soort: v.picklist(['koop', 'huur']),
      conditie: text,
    }),
  ),
  status: v.nullish(v.object({ van: v.picklist(statuses), naar: v.picklist(statuses) })),
  /** The home was offered before, and is listed again. */
  opnieuw: v.optional(v.boolean()),
});
export type Change = v.InferOutput<typeof ChangeSchema>;

/** Who handles a home, as the office's CMS says. */
export const BrokerSchema = v.object({
  voornaam: v.string(),
  achternaam: v.string(),
  functie: text,
  phonenumber: text,
  achtergrond_afbeelding: v.nullish(AssetSchema, null),
});
export type Broker = v.InferOutput<typeof BrokerSchema>;

/** Everything that a home's page shows. */
export const PropertySchema = v.object({
  ...cardFields,
  etages: floors({ aantalKamers: v.optional(v.number(), 0), omschrijving: text }),
  /** Paragraphs are separated by an empty line. Plain text, no HTML. */
  aanbiedingstekst: text,
  /** The neighbourhood blurb. Plain text. */
  flyertekst: text,
  bouwjaar: text,
  perceeloppervlakte: amount,
  inhoud: amount,
  /** By theme, in the order in which they are shown. */
  kenmerken: v.array(FactGroupSchema),
  /** The path of the page by which a home that was sold or let is offered again. */
  opnieuw: v.nullish(v.string()),
  /** Changes of price and status, newest first. */
  wijzigingen: v.optional(v.array(ChangeSchema)),
  /** `2026-09-30`: the day from which its changes are remembered. */
  gevolgd_sinds: v.nullish(v.string()),
  makelaar: v.nullish(BrokerSchema),
  /** Similar homes that are still available, nearest in price and place first. */
  vergelijkbaar: v.optional(v.array(CardSchema), []),
  /** What was sold nearby, newest first. */
  verkocht_nabij: v.optional(v.array(SoldHomeSchema)),
  /** What public registers say of its place; missing until they were asked. */
  plek: v.nullish(PlekSchema),
  /** The path of our blog about its neighbourhood or town. */
  gids: v.nullish(v.string()),
});
export type Property = v.InferOutput<typeof PropertySchema>;

const given = v.nullish(v.string());
const givenAmount = v.nullish(v.number());

/**
 * A home in a list. With `fields=full` it has all its pictures, texts and facts; else it is a card, and what is optional
 * here is missing.
 */
export const ListedHomeSchema = v.object({
  ...cardFields,
  etages: floors({ aantalKamers: v.optional(v.number()), omschrijving: given }),
  aanbiedingstekst: given,
  flyertekst: given,
  inhoud: givenAmount,
  kenmerken: v.optional(v.array(FactGroupSchema)),
  wijzigingen: v.optional(v.array(ChangeSchema)),
  gevolgd_sinds: given,
});
export type ListedHome = v.InferOutput<typeof ListedHomeSchema>;

export const PagingSchema = v.object({
  totaalAantal: v.number(),
  /** The path and query of the next page, or null on the last. */
  volgende: v.nullish(v.string(), null),
});
/**
 * How many homes each choice of a filter would leave, with the other filters unchanged: `{ soort: { koop: 210, huur: 31
 * }, kamers: { '3': 180 } }`.
 */
export const FacetsSchema = v.record(v.string(), v.record(v.string(), v.number()));
export type Facets = v.InferOutput<typeof FacetsSchema>;

/** The question as it was understood, where a slip in it was mended: `Deventer` for `Devnter`. */
const understood = v.nullish(v.string());

export const ArchiveSchema = v.object({
  resultaten: v.array(ListedHomeSchema),
  paginering: PagingSchema,
  begrepen: understood,
  tellingen: v.optional(FacetsSchema),
  /** For a list without any home. */
  zonder: v.optional(NothingSchema),
  /** For a question that is more than a place or an address. */
  zin: v.optional(SentenceSchema),
  /** For a list of what was sold last. */
  verkoop: v.optional(SoldSummarySchema),
});
/** A page of the offer, as `/objects/archive/` and `/realworks/objects` answer. */
export type Archive = v.InferOutput<typeof ArchiveSchema>;

export const CountSchema = v.object({ paginering: v.object({ totaalAantal: v.number() }) });
export type Count = v.InferOutput<typeof CountSchema>;

/**
 * `/google/radius/`: homes by id; `radius` and `afstand` in kilometres. Without a `lat` and `lon`
 * the distance of a home was not measured, and `afstand` is the radius.
 */
export const RadiusSchema = v.object({
  adres: v.object({ label: v.string(), lat: v.number(), lon: v.number() }),
  begrepen: understood,
  radius: v.number(),
  resultaten: v.record(v.string(), v.object({ ...ListedHomeSchema.entries, afstand: v.number() })),
  /** The ids in order, because an object with numeric keys does not keep its order. */
  volgorde: v.optional(v.array(v.number()), []),
  /** Of all homes within the radius, also those beyond this page. */
  paginering: v.optional(PagingSchema),
  tellingen: v.optional(FacetsSchema),
  zonder: v.optional(NothingSchema),
});
export type Radius = v.InferOutput<typeof RadiusSchema>;

/** `/objects/places/`: the places of the offer, with their numbers of homes. */
export const PlacesSchema = v.object({
  plaatsen: v.array(v.object({ plaats: v.string(), citySlug: v.string(), aantal: v.number() })),
});
export type Places = v.InferOutput<typeof PlacesSchema>;

/** `/objects/map/`: coordinates of the homes of a list, with less than a card has. */
export const MapSchema = v.object({
  punten: v.array(
    v.object({
      id: v.number(),
      lat: v.number(),
      lon: v.number(),
      adres: v.string(),
      status: v.picklist(statuses),
      koopprijs: amount,
      huurprijs: amount,
      pad: v.string(),
    }),
  ),
  /** Place names on the map. */
  plaatsen: v.array(v.object({ plaats: v.string(), lat: v.number(), lon: v.number() })),
  /** The address of the base map's tiles, with `{z}`, `{x}` and `{y}`; null when none is configured. */
  tegels: v.nullish(v.string(), null),
});
export type OfferMap = v.InferOutput<typeof MapSchema>;
