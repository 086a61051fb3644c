/**
 * Every URL of the site's pages, with its builder. No other file types a path as a string. `pattern` is React Router's
 * notation; `href` percent-encodes its parameters.
 */
const segment = (value: string) => encodeURIComponent(value);

const withQuery = (path: string, query: Record<string, string | number | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

const fixed = <P extends string>(pattern: P) => ({ pattern, href: () => pattern });

export interface OfferQuery {
  /** What the visitor typed: a place, address, postcode or neighbourhood. */
  zoeken?: string;
  /** Kilometres around the place; 0 or absent means none. */
  radius?: number;
  /** 1-based. */
  pagina?: number;
  [filter: string]: string | number | undefined;
}

/** What a visitor looks for, as a list's filters say it. */
export interface SearchWish {
  soort?: 'koop' | 'huur' | undefined;
  /** The place's name. */
  plaats?: string | undefined;
  /** `appartement`, `woonhuis`. */
  type?: string | undefined;
  prijstot?: number | undefined;
  kamers?: number | undefined;
  oppervlakte?: number | undefined;
}

/** The names of a wish in the address of the search service's page. */
export const wishNames = [
  'kamers',
  'oppervlakte',
  'plaats',
  'prijstot',
  'soort',
  'type',
] as const satisfies (keyof SearchWish)[];

/** A file of its own, so that a form does not load the whole map. */
export const thankYouRoute = {
  pattern: '/bedankt/:form',
  /** `verbouwing` belongs to the valuation request. */
  href: (form: ThankYou, query: { verbouwing?: 'ja' | 'nee' } = {}) => withQuery(`/bedankt/${form}`, query),
} as const;

/** Takes the place of the town in the address of a home whose town is unknown; there is no list of such homes. */
export const unknownCity = 'onbekend';

export const routes = {
  home: fixed('/'),
  aankoop: fixed('/aankoop'),
  blogs: fixed('/blogs'),
  blog: { pattern: '/blogs/:slug', href: (slug: string) => `/blogs/${segment(slug)}` },
  contact: fixed('/contact'),
  gratisVerkoopadvies: fixed('/gratis-verkoopadvies'),
  leebl: fixed('/leebl'),
  overBinnen: fixed('/over-binnen'),
  taxatie: fixed('/taxatie'),
  verhuur: fixed('/verhuur'),
  verkoop: fixed('/verkoop'),
  offer: { pattern: '/woningaanbod', href: (query: OfferQuery = {}) => withQuery('/woningaanbod', query) },
  offerInCity: {
    pattern: '/woningaanbod/:city',
    href: (city: string, query: OfferQuery = {}) => withQuery(`/woningaanbod/${segment(city)}`, query),
  },
  property: {
    pattern: '/woningaanbod/:city/:object',
    href: (city: string, object: string) => `/woningaanbod/${segment(city)}/${segment(object)}`,
  },
  favourites: {
    pattern: '/favorieten',
    /** `woningen`: the ids of shared homes, with commas between them. */
    href: (query: { woningen?: string } = {}) => withQuery('/favorieten', query),
  },
  wooncontinuplan: fixed('/wooncontinuplan'),
  zoekopdracht: {
    pattern: '/zoekopdracht',
    /** The form is filled in with what is wished. */
    href: (wish: SearchWish = {}) => withQuery('/zoekopdracht', { ...wish }),
  },
  disclaimer: fixed('/disclaimer'),
  thankYou: thankYouRoute,
  page: { pattern: '/:slug', href: (slug: string) => `/${segment(slug)}` },
  badRequest: fixed('/400'),
  pageNotFound: fixed('/pagina-niet-gevonden'),
  blogNotFound: fixed('/blog-niet-gevonden'),
  cityNotFound: fixed('/plaats-niet-gevonden'),
  addressNotFound: fixed('/adres-niet-gevonden'),
} as const;

/** The forms that have a thank-you page below `/bedankt/`. */
export const thankYous = [
  'aankoop',
  'beterhypotheken',
  'contact',
  'gratis-verkoopadvies',
  'gratis-waardebepaling',
  'leebl',
  'taxatie',
  'verhuur',
  'verkoop',
  'wooncontinuplan',
  'zoekopdracht',
] as const;
export type ThankYou = (typeof thankYous)[number];
