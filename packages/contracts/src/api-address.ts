/** Name of the `<meta>` in a document whose API is not on the document's own origin: its content is the API's origin. */
export const apiMeta = 'api-base-url';

/** What a script takes of the API: the `Accept` of its calls. */
export const apiAccept = 'application/json, text/plain';

/** As much of a document as it takes to read a `<meta>`. */
interface Page {
  querySelector: (selector: string) => { getAttribute: (name: string) => string | null } | null;
}

/** Where the browser asks a call of the edge API, `/objects/archive/?limit=12`: the page's own origin unless it says. */
export const locateCall = (page: Page, call: string): string =>
  (page.querySelector(`meta[name="${apiMeta}"]`)?.getAttribute('content') ?? '') + call;

/** How a page's script asks the edge API: where the page says, and for what scripts take. */
export const fetchFromApi = (
  page: Page,
  call: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(locateCall(page, call), { ...init, headers: { accept: apiAccept, ...headers } });
