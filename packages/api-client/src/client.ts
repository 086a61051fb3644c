import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, paths } from './api.ts';
import { formPaths } from './forms.ts';
import { createLeads, type Leads } from './leads.ts';
import { createRetryingFetch, type Fetch, type RetryOptions } from './retry.ts';

export type { LeadError, LeadFields, LeadOptions, LeadResult } from './leads.ts';

/** The schemas of the document: `Schemas['Property']`. */
export type Schemas = components['schemas'];
/** Every failing call answers with this problem document (RFC 9457); its `code` is one of a closed list. */
export type Problem = Schemas['Problem'];

export interface ClientOptions {
  /** The origin of the edge: `https://binnen.example`. */
  origin: string;
  /** A platform token, for the calls of `/_platform`. */
  token?: string;
  fetch?: Fetch;
  /** How to retry calls that only read, or that have an idempotency key. */
  retry?: RetryOptions;
}

/** The calls by method and path, and the forms as functions. */
export type EdgeClient = Client<paths> & { leads: Leads };

/** openapi-fetch sends each body as JSON, whatever its call takes. */
const sendForms: Middleware = {
  onRequest: async ({ request, schemaPath }) => {
    const isJson = request.headers.get('content-type') === 'application/json';
    if (!isJson || !formPaths.includes(schemaPath)) return undefined;
    const headers = new Headers(request.headers);
    headers.delete('content-type');
    const body = new URLSearchParams(await request.clone().json());
    return new Request(request, { method: 'POST', headers, body });
  },
};

/**
 * A client of the edge API. Each call resolves with `{ data, response }`, or with `{ error, response }` when the edge
 * answered with a problem; it throws only when there was no answer at all. An origin that is none throws at once.
 */
export const createClient = ({ origin, token, fetch, retry }: ClientOptions): EdgeClient => {
  if (!/^https?:/i.test(origin) || !URL.canParse(origin))
    throw new TypeError(`"${origin}" is no origin such as https://binnen.example.`);
  const retrying = createRetryingFetch(fetch ?? ((request) => globalThis.fetch(request)), retry);
  const calls = createFetchClient<paths>({
    baseUrl: origin,
    // The API takes lists as `ids=1,2`.
    querySerializer: { array: { style: 'form', explode: false } },
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    fetch: retrying,
  });
  calls.use(sendForms);
  return Object.assign(calls, { leads: createLeads(origin, retrying) });
};
