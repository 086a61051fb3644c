import type { Banner, BannerRow, HeaderVariant, Page } from '@binnen/contracts/content';
import { routes } from '@binnen/contracts/routes';

export const row = (field_slug: string, fields: Partial<BannerRow> = {}): BannerRow => ({
  ...{ text: null, url: null, imageurl: null, wysiwyg: null },
  field_slug,
  ...fields,
});

export const banner = (soort: string, rows: BannerRow[] = [], anker: string | null = null): Banner => ({
  id: soort,
  soort,
  anker,
  banner_fields: rows,
});

const services: [title: string, url: string][] = [
  ['Je huis verkopen', routes.verkoop.href()],
  ['Een huis kopen', routes.aankoop.href()],
  ['Je woning verhuren', routes.verhuur.href()],
  ['Laten taxeren', routes.taxatie.href()],
  ['Hulp bij je hypotheek', routes.wooncontinuplan.href()],
  ['Een woning zoeken', routes.zoekopdracht.href()],
  ['Gratis verkoopadvies', routes.gratisVerkoopadvies.href()],
  ['Energielabel aanvragen', routes.leebl.href()],
];

interface Known {
  path: string;
  titel: string;
  omschrijving: string;
  header?: HeaderVariant;
  form?: string;
  anker?: string;
  /** The page's own words beside a form, when the CMS has none. */
  banners?: Banner[];
}

const known: Known[] = [
  {
    path: routes.home.href(),
    titel: 'Thuis in Deventer en omgeving',
    omschrijving:
      'Binnen helpt je bij het kopen, verkopen, huren, verhuren en taxeren van een huis in Deventer en omgeving.',
    header: 'Home',
    banners: [
      banner('newest-objects'),
      banner(
        'introduction',
        services.map(([text, url], index) => row(`service-${index + 1}`, { text, url })),
      ),
    ],
  },
  {
    path: routes.aankoop.href(),
    titel: 'Een huis kopen',
    omschrijving: 'Een aankoopmakelaar van Binnen zoekt, bezichtigt en onderhandelt met je mee.',
    form: 'get-to-know',
  },
  {
    path: routes.verkoop.href(),
    titel: 'Je huis verkopen',
    omschrijving: 'Verkoop je huis met een makelaar van Binnen, die de regio Deventer kent.',
    form: 'selling',
  },
  {
    path: routes.verhuur.href(),
    titel: 'Je huis verhuren',
    omschrijving: 'Verhuur je huis met Binnen: van huurder zoeken tot sleuteloverdracht.',
    form: 'letting',
  },
  {
    path: routes.taxatie.href(),
    titel: 'Je huis laten taxeren',
    omschrijving: 'Een gevalideerde taxatie van je huis door een taxateur van Binnen.',
    form: 'valuation-request',
    anker: 'valuation',
  },
  {
    path: routes.gratisVerkoopadvies.href(),
    titel: 'Gratis verkoopadvies',
    omschrijving: 'Vraag gratis en vrijblijvend verkoopadvies aan bij een makelaar van Binnen.',
    form: 'sales-advice',
  },
  {
    path: routes.leebl.href(),
    titel: 'Energielabel aanvragen',
    omschrijving: 'Vraag via Binnen een geldig energielabel aan voor je huis.',
    form: 'energy-label',
  },
  {
    path: routes.overBinnen.href(),
    titel: 'Over Binnen',
    omschrijving: 'Wie er bij Binnen werken en waar we voor staan.',
    form: 'get-to-know',
  },
  {
    path: routes.wooncontinuplan.href(),
    titel: 'Wooncontinuplan',
    omschrijving: 'Hulp bij je hypotheek, nu en later, met het Wooncontinuplan van Binnen.',
    form: 'financial',
  },
  {
    path: routes.zoekopdracht.href(),
    titel: 'Zoekopdracht',
    omschrijving: 'Vertel ons wat je zoekt en hoor als eerste welke huizen bij je passen.',
    header: 'Zoekopdracht',
    form: 'search-service',
  },
  {
    path: routes.contact.href(),
    titel: 'Contact',
    omschrijving: 'Bel, mail of bezoek Binnen, makelaars en taxateurs in Deventer.',
    form: 'contact',
  },
  {
    path: routes.disclaimer.href(),
    titel: 'Disclaimer',
    omschrijving: 'De voorwaarden voor het gebruik van de website van Binnen.',
    banners: [
      banner('text', [
        row('content', {
          wysiwyg:
            '<p>De disclaimer is nu even niet te lezen. Probeer het straks nog eens, of bel ons met je vraag.</p>',
        }),
      ]),
    ],
  },
];

/** What the CMS calls the page at `/`. */
export const homeSlug = 'home';

export const createPage = ({
  path,
  titel,
  omschrijving,
  header = 'Page',
  form,
  anker = 'meet_us',
  banners = [],
}: Known): Page => ({
  slug: path === routes.home.href() ? homeSlug : path.slice(1),
  type: 'page',
  titel,
  subtitel: omschrijving,
  header,
  achtergrond: null,
  gradient: '',
  meta_titel: null,
  meta_omschrijving: omschrijving,
  date_updated: null,
  banners: form ? [...banners, banner('form', [row('form', { text: form })], anker)] : banners,
});

const pages = new Map(known.map((each) => [each.path, createPage(each)]));

/**
 * A page of the site's own map, in the words that are shown when the CMS has none: a title, a sentence, and the form
 * that belongs there, so that a visitor can still reach the firm.
 */
export const findKnownPage = (path: string): Page | undefined => pages.get(path);
