/**
 * Every URL of the site's pages, with its builder. No other file types a path as a string. `pattern` is React Router's
 * notation; `href` percent-encodes its parameters. Each is an export of its own, so that a remote's files have only those
 * that it names; others find them by name, as `routes`.
 */
import type { OfferQuery, SearchWish, ThankYou } from './route-queries.ts';

const segment = (value: string) => encodeURIComponent(value);

const withQuery = (path: string, query: Record<string, string | number | null | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if ((value ?? '') !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

const fixed = <P extends string>(pattern: P) => ({ pattern, href: () => pattern });

export const home = fixed('/');
export const aankoop = fixed('/aankoop');
export const blogs = {
  pattern: '/blogs',
  /** Slugs of a category and a tag; the first page is not named. */
  href: (query: { categorie?: string | undefined; tag?: string | undefined } = {}, page = 1) =>
    withQuery('/blogs', { ...query, pagina: page > 1 ? page : undefined }),
} as const;
export const blog = {
  pattern: '/blogs/:slug',
  href: (slug: string) => `/blogs/${segment(slug)}`,
} as const;
export const contact = fixed('/contact');
export const gratisVerkoopadvies = fixed('/gratis-verkoopadvies');
export const leebl = fixed('/leebl');
export const overBinnen = fixed('/over-binnen');
export const taxatie = fixed('/taxatie');
export const verhuur = fixed('/verhuur');
export const verkoop = fixed('/verkoop');
export const offer = {
  pattern: '/woningaanbod',
  href: (query: OfferQuery = {}) => withQuery('/woningaanbod', query),
} as const;
export const offerInCity = {
  pattern: '/woningaanbod/:city',
  href: (city: string, query: OfferQuery = {}) => withQuery(`/woningaanbod/${segment(city)}`, query),
} as const;
export const property = {
  pattern: '/woningaanbod/:city/:object',
  /** `fotos`: all its photos and floor plans, below each other. */
  href: (city: string, object: string, query: { fotos?: 'ja' } = {}) =>
    withQuery(`/woningaanbod/${segment(city)}/${segment(object)}`, query),
} as const;
export const favourites = {
  pattern: '/favorieten',
  /** `woningen`: the ids of shared homes, with commas between them. */
  href: (query: { woningen?: string } = {}) => withQuery('/favorieten', query),
} as const;
export const wooncontinuplan = fixed('/wooncontinuplan');
export const zoekopdracht = {
  pattern: '/zoekopdracht',
  /** The form is filled in with what is wished. */
  href: (wish: SearchWish = {}) => withQuery('/zoekopdracht', { ...wish }),
} as const;
export const disclaimer = fixed('/disclaimer');
export const thankYou = {
  pattern: '/bedankt/:form',
  /**
   * `verbouwing` belongs to the valuation request; `woning` (`deventer/brink-1`) and `moment` (parts of days, with `_`
   * between them) to a viewing.
   */
  href: (form: ThankYou, query: { verbouwing?: 'ja' | 'nee'; woning?: string; moment?: string } = {}) =>
    withQuery(`/bedankt/${form}`, query),
} as const;
/** The page on which an alert is asked for; the page of one alert is the edge's answer to its key. */
export const alerts = fixed('/meldingen');
export const page = { pattern: '/:slug', href: (slug: string) => `/${segment(slug)}` } as const;
export const badRequest = fixed('/400');
export const pageNotFound = fixed('/pagina-niet-gevonden');
export const blogNotFound = fixed('/blog-niet-gevonden');
export const cityNotFound = fixed('/plaats-niet-gevonden');
export const addressNotFound = fixed('/adres-niet-gevonden');
