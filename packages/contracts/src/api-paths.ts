/**
 * Every path of the edge API, once. `:name` is one segment. Which method a path takes and what it answers is in
 * `api-calls.ts`: apart, because its schemas would weigh on every page of a browser that only needs the text.
 */

/** Reads that answer every visitor the same: loaders may declare them, browsers may keep them for when they are offline. */
export const readPaths = {
  archive: '/objects/archive/',
  suggestions: '/objects/suggest/',
  map: '/objects/map/',
  places: '/objects/places/',
  home: '/objects/:city/:object',
  radius: '/google/radius/',
  feed: '/realworks/objects',
  feedV1: '/wonen/v1/objecten',
  shortTexts: '/content/shorttexts/',
  longTexts: '/content/longtexts/',
  socials: '/content/socials',
  employees: '/content/employees',
  authors: '/content/authors',
  packages: '/content/packages',
  lenders: '/content/geldverstrekkers/',
  frame: '/content/frame',
  page: '/content/pages/:slug',
  blogs: '/content/blogs',
  blog: '/content/blogs/:slug',
  tracking: '/content/tracking',
  pageFields: '/wp-json/acf/v3/options/page_fields',
  wordpressList: '/wp-json/wp/v2/:resource',
} as const;

/** Calls that carry what a visitor typed: nobody keeps their replies. */
export const visitorPaths = {
  addresses: '/postcode/lookup/',
  references: '/mg/references/',
  streetView: '/mg/streetview/',
  contact: '/ac/contact/add/:form',
  notification: '/ac/contact/automation/notification',
  note: '/ac/contact/note/add',
  searchJob: '/realworks/zoekopdracht',
} as const;

/** Files, by addresses that replies of other calls name. */
export const picturePaths = {
  findPicture: '/images/get/',
  picture: '/images/:origin/:path{.+}',
  asset: '/assets/:path{.+}',
} as const;

/** What the content systems call when something was changed. */
export const webhookPaths = { webhook: '/content/webhook/:cms' } as const;

export const apiPaths = { ...readPaths, ...visitorPaths, ...picturePaths, ...webhookPaths } as const;
export type ApiCallName = keyof typeof apiPaths;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** `/content/pages/:slug` with its parameters, percent-encoded. */
export const fillPath = <Path extends string>(
  path: Path,
  parameters: Record<ParameterOf<Path>, string>,
): string => path.replace(/:([a-z]+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(parameters[name]));

/** The same path for callers that leave out its last slash. */
export const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** How a release declares what its loaders may read: `/content/pages/*`. */
export const declareReads = (...names: (keyof typeof readPaths)[]): string[] =>
  names.map((name) => readPaths[name].replace(/:[a-z]+/g, '*'));

/** Whether a path, without its query, is one of `readPaths`. */
export const isRead = (pathname: string): boolean =>
  Object.values(readPaths).some((path) =>
    new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`).test(pathname),
  );

/** The first segments of all paths, `/content/*`: what is below them is the API's, and never a page. */
export const apiPrefixes: string[] = [
  ...new Set(Object.values(apiPaths).map((path) => `/${path.split('/', 2)[1]!}/*`)),
].sort();
