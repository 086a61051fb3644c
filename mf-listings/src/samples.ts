import type { MortgageTerms, Page } from '@binnen/contracts/content';
import type { Sample } from '@binnen/platform/contract/composition';
import type { Archive, Card, Places, Property } from '@binnen/contracts/property';
import type { Plek } from '@binnen/contracts/surroundings/plek';
import { readPaths } from '@binnen/contracts/read-paths';
import { routes } from '@binnen/contracts/routes';

const card: Card = {
  id: 4200000,
  slug: 'keulenstraat-19-a',
  objectSku: 'deventer-keulenstraat-19-a',
  citySlug: 'deventer',
  status: 'BESCHIKBAAR',
  straat: 'Keulenstraat',
  huisnummer: '19',
  huisnummertoevoeging: 'A',
  postcode: '7418 ET',
  plaats: 'Deventer',
  buurt: 'Bergweide',
  subtitle: 'Hoekwoning in Deventer',
  image_alt_text: 'Voorgevel',
  koopprijs: 425000,
  huurprijs: null,
  koopconditie: 'KOSTEN_KOPER',
  huurconditie: null,
  woonoppervlakte: 124,
  aantalkamers: 5,
  energieklasse: 'C',
  objecttype: 'WOONHUIS',
  etages: [{ aantalSlaapkamers: 0 }, { aantalSlaapkamers: 3 }],
  openhuisdagen: [{ start: '2026-12-05T11:00:00', eind: '2026-12-05T12:30:00' }],
  media: [
    {
      soort: 'HOOFDFOTO',
      link: '/images/realworks/media.objectmedia/420000001.jpg',
      volgnummer: 1,
      omschrijving: 'Voorgevel',
    },
  ],
  lat: 52.244,
  lon: 6.188,
  date_created: '2026-11-02',
  date_updated: '2026-11-18T14:05:11',
};

/** As incomplete as a feed can be. */
const bareCard: Card = {
  ...card,
  id: 4200001,
  slug: 'woning-4200001',
  objectSku: 'onbekend-woning-4200001',
  citySlug: 'onbekend',
  status: 'VERKOCHT_ONDER_VOORBEHOUD',
  straat: null,
  huisnummer: null,
  huisnummertoevoeging: null,
  postcode: null,
  plaats: null,
  buurt: null,
  subtitle: null,
  image_alt_text: null,
  koopprijs: null,
  koopconditie: null,
  woonoppervlakte: null,
  aantalkamers: null,
  energieklasse: null,
  objecttype: null,
  etages: [],
  openhuisdagen: [],
  media: [],
  lat: null,
  lon: null,
};

const asked = { opgehaald: '2026-11-20' };
const plek: Plek = {
  energielabel: {
    bron: 'RVO, EP-Online',
    ...asked,
    klasse: 'B',
    registratiedatum: '2023-05-09',
    geldig_tot: '2033-05-09',
    energiegebruik: { waarde: 182, eenheid: 'kWh/m²/jaar' },
  },
  gebouw: { bron: 'Kadaster, BAG', ...asked, bouwjaar: 1932, gebruiksoppervlakte: null },
  buurt: {
    bron: 'CBS, Kerncijfers wijken en buurten (CC BY 4.0)',
    ...asked,
    naam: 'Bergweide',
    inwoners: { waarde: 2340, jaar: 2025 },
    leeftijd_0_14: { waarde: 350, jaar: 2025 },
    leeftijd_15_24: { waarde: 260, jaar: 2025 },
    leeftijd_25_44: { waarde: 680, jaar: 2025 },
    leeftijd_45_64: { waarde: 610, jaar: 2025 },
    leeftijd_65_plus: { waarde: 440, jaar: 2025 },
    koopwoningen: { waarde: 57, jaar: 2024 },
    gemiddelde_woz: { waarde: 331_000, jaar: 2024 },
    afstand_huisarts: { waarde: 0.8, jaar: 2023 },
    afstand_supermarkt: { waarde: 0.5, jaar: 2023 },
    afstand_kinderdagverblijf: null,
    afstand_basisschool: { waarde: 0.6, jaar: 2023 },
    afstand_treinstation: { waarde: 1.9, jaar: 2025 },
  },
  dichtbij: {
    bron: '© OpenStreetMap-bijdragers (ODbL, openstreetmap.org/copyright)',
    ...asked,
    school: { naam: 'School Keulenstraat', meter: 420 },
    supermarkt: null,
    huisarts: { naam: 'Huisartsen Zamenhofplein', meter: 780 },
    bushalte: { naam: 'Keulenstraat', meter: 90 },
    station: { naam: 'Deventer Colmschate', meter: 1240 },
  },
  markt: {
    bron: 'CBS en Kadaster, Bestaande koopwoningen (CC BY 4.0)',
    ...asked,
    gemeente: 'Deventer',
    verkoopprijs: { waarde: 412_000, jaar: 2024 },
  },
  geluid: { bron: 'RIVM, Atlas Leefomgeving', ...asked, wegverkeer: 53, treinverkeer: null },
  overstroming: { bron: 'RIVM, Atlas Leefomgeving', ...asked, kans: '1:1000', jaar: 2023 },
};

const property: Property = {
  ...card,
  etages: [
    { aantalSlaapkamers: 0, aantalKamers: 1, omschrijving: 'Begane grond' },
    { aantalSlaapkamers: 3, aantalKamers: 3, omschrijving: '1e verdieping' },
  ],
  media: [
    ...card.media,
    {
      soort: 'FOTO',
      link: '/images/realworks/media.objectmedia/420000002.jpg',
      volgnummer: 2,
      omschrijving: 'Woonkamer',
    },
    {
      soort: 'PLATTEGROND',
      link: '/images/realworks/media.objectmedia/420000003.jpg',
      volgnummer: 3,
      omschrijving: 'Begane grond',
    },
  ],
  aanbiedingstekst: 'Een hoekwoning met licht van drie kanten.\n\nAchter ligt een tuin op het zuiden.',
  flyertekst: 'Je loopt in tien minuten naar de IJssel.',
  bouwjaar: '1931',
  perceeloppervlakte: 160,
  inhoud: 440,
  kenmerken: [{ titel: 'Bouw', feiten: [{ label: 'Bouwjaar', waarde: '1931' }] }],
  makelaar: {
    voornaam: 'Thijs',
    achternaam: 'Averink',
    functie: 'Makelaar',
    phonenumber: '0570 555 012',
    achtergrond_afbeelding: null,
  },
  plek,
  gids: '/blogs/wonen-in-deventer',
  vergelijkbaar: [{ ...card, id: 4200002, slug: 'brink-2', objectSku: 'deventer-brink-2' }],
};

const archive: Archive = {
  resultaten: [card, bareCard],
  paginering: { totaalAantal: 14, volgende: '/objects/archive/?offset=12' },
  tellingen: {
    soort: { koop: 14, huur: 3 },
    plaats: { deventer: 13 },
    slaapkamers: { '3': 10 },
    type: { woonhuis: 14 },
  },
};
const texts: Page = {
  slug: 'woningaanbod',
  type: 'page',
  titel: 'Ons woningaanbod',
  subtitel: 'Koop- en huurwoningen in Deventer en omgeving.',
  header: 'Objects',
  achtergrond: null,
  gradient: 'full',
  meta_titel: null,
  meta_omschrijving: null,
  date_updated: null,
  banners: [],
};
const places: Places = { plaatsen: [{ plaats: 'Deventer', citySlug: 'deventer', aantal: 13 }] };

const mortgageTerms: MortgageTerms = {
  peildatum: '2026-11-16',
  rentes: [{ jaren: 10, rente: 3.75 }],
  belasting: null,
  leenruimte: null,
};

/** A list of what is for sale, by its address and what the API is asked for it. */
const list = (url: string, place = ''): Sample => ({
  url,
  data: {
    [`/objects/archive/?fields=shown&limit=12&offset=0${place}&soort=koop&sort=-date_created&tellingen=eerste&verkocht=nee`]:
      archive,
    '/objects/places/': places,
    '/content/pages/woningaanbod?alleen=kop': texts,
  },
});

/** Data with which every page and widget can always be rendered: a release is tried with it before it goes live. */
export const samples: { pages: Record<string, Sample>; widgets: Record<string, Sample> } = {
  pages: {
    [routes.offer.pattern]: list(routes.offer.href()),
    [routes.offerInCity.pattern]: list(routes.offerInCity.href(card.citySlug), '&plaats=deventer'),
    [routes.property.pattern]: {
      url: routes.property.href(card.citySlug, card.slug),
      data: {
        '/objects/deventer/keulenstraat-19-a': property,
        [readPaths.mortgageTerms]: mortgageTerms,
      },
    },
    [routes.favourites.pattern]: {
      url: routes.favourites.href({ woningen: `${card.id},${bareCard.id}` }),
      data: { [`/objects/archive/?ids=${card.id}%2C${bareCard.id}&limit=60`]: archive },
    },
  },
  widgets: {
    'newest-objects': {
      url: '/',
      data: {
        '/objects/archive/?beschikbaar=ja&fields=shown&limit=6&offset=0&soort=koop&sort=-date_created':
          archive,
      },
      props: { aantal: 6 },
    },
    'bought-objects': {
      url: '/',
      data: {
        '/objects/archive/?fields=shown&limit=12&offset=0&sort=-date_created&status=AANGEKOCHT': archive,
      },
      props: {},
    },
    'sold-objects': {
      url: '/',
      data: {
        '/objects/archive/?fields=shown&limit=3&offset=0&soort=koop&sort=-verkocht&status=VERKOCHT&tellingen=eerste':
          {
            ...archive,
            resultaten: [{ ...card, status: 'VERKOCHT', verkocht_op: '2026-10-02', verkocht_na: 34 }],
          },
      },
      props: { titel: 'Pas verkocht' },
    },
    search: { url: '/', data: {}, props: { variant: 'leave', waardecheck: true } },
  },
};
