import { readPaths } from '@binnen/contracts/api-paths';
import type { MortgageTerms } from '@binnen/contracts/content';
import type { Archive, Card, Facets, Media, OfferMap, Property } from '@binnen/contracts/property';
import type { useFakeEdge } from '@binnen/remote-testing/fake-edge';

/** Replies of the edge for tests, in the shapes that the contract has. */
export type FakeEdge = ReturnType<typeof useFakeEdge>;
export type Sent = ReturnType<FakeEdge['received']>[number];

export const createPhoto = (number: number, fields: Partial<Media> = {}): Media => ({
  soort: number === 1 ? 'HOOFDFOTO' : 'FOTO',
  link: `/images/realworks/media.objectmedia/5200000${String(number).padStart(2, '0')}.jpg`,
  volgnummer: number,
  omschrijving: null,
  ...fields,
});

/** A home for sale at Dorpsstraat `number`. */
export const createCard = (number: number, fields: Partial<Card> = {}): Card => ({
  id: 5200000 + number,
  slug: `dorpsstraat-${number}`,
  objectSku: `olst-dorpsstraat-${number}`,
  citySlug: 'olst',
  status: 'BESCHIKBAAR',
  straat: 'Dorpsstraat',
  huisnummer: String(number),
  huisnummertoevoeging: null,
  postcode: '8121 AB',
  plaats: 'Olst',
  buurt: null,
  subtitle: 'Tussenwoning in Olst',
  image_alt_text: `Voorgevel van nummer ${number}`,
  koopprijs: 300_000 + number * 1000,
  huurprijs: null,
  koopconditie: 'KOSTEN_KOPER',
  huurconditie: null,
  woonoppervlakte: 100 + number,
  aantalkamers: 5,
  energieklasse: 'B',
  objecttype: 'WOONHUIS',
  etages: [{ aantalSlaapkamers: 0 }, { aantalSlaapkamers: 3 }],
  openhuisdagen: [],
  media: [createPhoto(1)],
  lat: 52.33 + number / 1000,
  lon: 6.11,
  date_created: '2026-10-30',
  date_updated: '2026-11-20T08:30:00',
  ...fields,
});

export const createCards = (count: number, from = 1): Card[] =>
  Array.from({ length: count }, (_, index) => createCard(from + index));

export const createHome = (fields: Partial<Property> = {}): Property => ({
  ...createCard(1),
  etages: [
    { aantalSlaapkamers: 0, aantalKamers: 1, omschrijving: 'Begane grond' },
    { aantalSlaapkamers: 3, aantalKamers: 4, omschrijving: '1e verdieping' },
  ],
  media: Array.from({ length: 7 }, (_, index) => createPhoto(index + 1)),
  aanbiedingstekst: 'Een huis met een grote tuin.\n\nDe keuken is van vorig jaar.',
  flyertekst: 'De dijk is om de hoek.',
  bouwjaar: '1962',
  perceeloppervlakte: 210,
  inhoud: 390,
  kenmerken: [
    {
      titel: 'Bouw',
      feiten: [
        { label: 'Bouwjaar', waarde: '1962' },
        { label: 'Isolatie', waarde: 'Dubbel glas' },
      ],
    },
    { titel: 'Buitenruimte', feiten: [{ label: 'Tuin', waarde: 'Achtertuin op het zuiden' }] },
  ],
  vergelijkbaar: [],
  ...fields,
});

/** A page of the offer; `total` counts those on other pages too. */
export const createArchive = (cards: Card[], total = cards.length, counts: Facets = {}): Archive => ({
  resultaten: cards,
  paginering: { totaalAantal: total, volgende: total > cards.length ? '/objects/archive/?offset=12' : null },
  tellingen: { soort: { koop: total, huur: 4 }, ...counts },
});

export const createPoint = (
  number: number,
  fields: Partial<OfferMap['punten'][number]> = {},
): OfferMap['punten'][number] => ({
  id: 5200000 + number,
  lat: 52.33 + number / 1000,
  lon: 6.11,
  adres: `Dorpsstraat ${number}, Olst`,
  status: 'BESCHIKBAAR',
  koopprijs: 300_000 + number * 1000,
  huurprijs: null,
  pad: `/woningaanbod/olst/dorpsstraat-${number}`,
  ...fields,
});

/** The office's rates: an annuity of € 301.000 at 4 % is some € 1.440 a month. */
export const rates: MortgageTerms = {
  peildatum: '2026-11-16',
  rentes: [{ jaren: 10, rente: 4 }],
  belasting: null,
  leenruimte: null,
};

/** Answers what a home's page asks: the home, the map of its place, and the rates. */
export const answerHome = (edge: FakeEdge, home: Property): void => {
  const map: OfferMap = { punten: [], plaatsen: [{ plaats: 'Olst', lat: 52.337, lon: 6.11 }], tegels: null };
  edge.answersGet(readPaths.home, home);
  edge.answersGet(readPaths.map, map);
  edge.answersGet(readPaths.mortgageTerms, rates);
};

/** Answers all that an offer page asks: its list, the places, the header's words, and no suggestions. */
export const answerOffer = (edge: FakeEdge, list: Archive | ((sent: Sent) => Archive | Response)): void => {
  edge.answersGet(readPaths.archive, list);
  edge.answersGet(readPaths.places, {
    plaatsen: [
      { plaats: 'Deventer', citySlug: 'deventer', aantal: 120 },
      { plaats: 'Olst', citySlug: 'olst', aantal: 30 },
      { plaats: 'Posterenk', citySlug: 'posterenk', aantal: 0 },
    ],
  });
  edge.answersGet(readPaths.suggestions, { suggesties: [] });
  edge.answersGet('/content/pages/woningaanbod', {
    slug: 'woningaanbod',
    type: 'page',
    titel: 'Alle woningen',
    subtitel: null,
    header: 'Objects',
    achtergrond: null,
    gradient: 'full',
    meta_titel: null,
    meta_omschrijving: null,
    date_updated: null,
    banners: [],
  });
};

/** The parameters of the last list that was asked for. */
export const readLastQuery = (
  edge: FakeEdge,
  path: string = readPaths.archive,
): Record<string, string> | undefined => edge.received(path).at(-1)?.query;
