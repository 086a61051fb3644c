/** Name of the `<meta>` in a document whose API is on another origin: its content is that origin. */
export const apiMeta = 'api-base-url';

/** The `Accept` header of calls by scripts. */
export const apiAccept = 'application/json, text/plain';

/**
 * The header of a reply that a service worker kept: when that was. An event of this name tells the shell of such a reply to a
 * loader, with the time as its `detail`.
 */
export const keptAt = 'x-kept-at';

/** The part of `Document` that is needed to read a `<meta>`. */
interface Page {
  querySelector: (selector: string) => { getAttribute: (name: string) => string | null } | null;
}

/**
 * The address of a call of the edge API, such as `/objects/archive/?limit=12`: on the page's own origin unless the page
 * names another.
 */
export const locateCall = (page: Page, call: string): string =>
  (page.querySelector(`meta[name="${apiMeta}"]`)?.getAttribute('content') ?? '') + call;

/** How a page's script calls the edge API: where the page says, and with the `Accept` header of scripts. */
export const fetchFromApi = (
  page: Page,
  call: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(locateCall(page, call), { ...init, headers: { accept: apiAccept, ...headers } });

/** A list is a parameter that is given more than once. */
export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Parameters in a fixed order, empty ones left out: the same question is always the same text. */
export const formatCall = (path: string, query: Query = {}): string => {
  const names = Object.keys(query).sort();
  if (names.length === 0) return path;
  const search = new URLSearchParams();
  for (const name of names) {
    const value = query[name];
    if (value === undefined || value === '') continue;
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};
