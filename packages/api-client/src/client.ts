import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './api.ts';

/** The schemas of the document: `Schemas['Property']`. */
export type Schemas = components['schemas'];
/** What every failing call answers with: a problem document (RFC 9457) with a `code` of a closed list. */
export type Problem = Schemas['Problem'];

export interface ClientOptions {
  /** The origin of the edge: `https://binnen.example`. */
  origin: string;
  /** A platform token, for the calls of `/_platform`. */
  token?: string;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * A client of the edge API. Each call resolves with `{ data, response }`, or with `{ error, response }` when the edge
 * answered with a problem; it throws only when there was no answer at all.
 */
export const createClient = ({ origin, token, fetch }: ClientOptions): Client<paths> =>
  createFetchClient<paths>({
    baseUrl: origin,
    // The API takes lists as `ids=1,2`.
    querySerializer: { array: { style: 'form', explode: false } },
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    ...(fetch ? { fetch } : {}),
  });
