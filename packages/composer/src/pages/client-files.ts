import { createDataCentre } from '@binnen/edge-kit/caching/data-centre';
import { formatHex } from '@binnen/edge-kit/hashes/sha256';
import { inertPolicy } from '@binnen/edge-kit/headers/reply-headers';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { limitMisses } from '@binnen/edge-kit/quotas/limit-misses';
import { Hono } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { findServed } from '../registry/pointer.ts';
import { dictionariesHeader } from '../registry/stores/stored-names.ts';

const dataCentre = createDataCentre('client-files');
const immutable = 'public, max-age=31536000, immutable';
const encoding = 'content-encoding';
/** The header of a kept file with its encoding: the cache would decode a body that says it in its own. */
const keptEncoding = 'x-kept-encoding';

interface Names {
  remote: string;
  version: string;
  path: string;
}

const describe = (found: Headers, { remote, path }: Names, isPublished: boolean): Headers => {
  const headers = new Headers(found);
  headers.set('cache-control', immutable);
  headers.set('access-control-allow-origin', '*');
  headers.set('cross-origin-resource-policy', 'cross-origin');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('vary', 'Accept-Encoding, Available-Dictionary');
  // A browser that keeps it gets what is new in the same file of a later release.
  if (isPublished && /\.(js|css)$/.test(path))
    headers.set('use-as-dictionary', `match="/remotes/${remote}/*/${path}"`);
  // Without the "sandbox" of other replies: a worker's script passes its policy to the worker.
  headers.set('content-security-policy', inertPolicy);
  return headers;
};

/** The same body, with its encoding in another header. */
const moveEncoding = (
  body: ArrayBuffer | ReadableStream | null,
  given: Headers,
  from: string,
  to: string,
): Response => {
  const headers = new Headers(given);
  const value = headers.get(from);
  headers.delete(from);
  if (value !== null) headers.set(to, value);
  return new Response(body, { headers, encodeBody: 'manual' });
};

/** Cloudflare tells the Worker what itself takes, and beside it what the browser does. */
const takes = ({ cf, headers }: Request, name: 'br' | 'dcz'): boolean => {
  const taken = cf?.['clientAcceptEncoding'] ?? headers.get('accept-encoding');
  return (
    typeof taken === 'string' &&
    taken
      .split(',')
      .map((each) => each.trim())
      .some((each) => (each === name || each.startsWith(`${name};`)) && !/;\s*q=0(\.0*)?$/.test(each))
  );
};

/** No other site's pages take part: only our own have what was kept of our files. */
const isOwn = ({ headers }: Request): boolean =>
  (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin';

/** The SHA-256 of the file from which a browser can make this one. */
const readDictionary = (request: Request): string | undefined => {
  const [, base64] = /^:([A-Za-z0-9+/]{43}=):$/.exec(request.headers.get('available-dictionary') ?? '') ?? [];
  if (!base64 || !isOwn(request) || !takes(request, 'dcz')) return undefined;
  return formatHex(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
};

/**
 * Client files of every release that is kept, and of the built-in composition. They never change, so the
 * data centre's cache keeps them.
 */
export const clientFileRoutes = new Hono<EdgeEnv>().get('/remotes/:remote/:version/:path{.+}', async (c) => {
  const names = c.req.param();
  const request = c.req.raw;
  const asBrotli = takes(request, 'br');
  const dictionary = readDictionary(request);
  const address = `/remotes/${names.remote}/${names.version}/${names.path}`;
  const keyOf = (form: string) => new Request(new URL(address + form, 'https://client-files.internal'));

  const keep = async (found: Response, form: string, isPublished = true): Promise<Response> => {
    const bytes = await found.arrayBuffer();
    const headers = describe(found.headers, names, isPublished);
    // The bytes of a built-in file were decoded as they were read.
    if (!isPublished) headers.delete(encoding);
    c.executionCtx.waitUntil(
      dataCentre.put(keyOf(form), moveEncoding(bytes, headers, encoding, keptEncoding)),
    );
    return new Response(bytes, { headers, encodeBody: 'manual' });
  };
  const findKept = (form: string): Promise<Response | undefined> =>
    dataCentre.find(keyOf(form), ({ body, headers }) => moveEncoding(body, headers, keptEncoding, encoding));
  const findWhole = async (): Promise<Response> => {
    const form = asBrotli ? '?br' : '';
    const kept = await findKept(form);
    if (kept) return kept;
    // For all that is not served the one registry is asked, which has more to do.
    if (!(await findServed(c.env, names.remote, names.version))) await limitMisses(c, 'file');
    const { findClientFile } = await import('../releases/files/release-files.ts');
    const published = await findClientFile(c.env, names, asBrotli);
    const found = published ?? (await c.env.ASSETS.fetch(new URL(address, c.req.url)));
    if (!found.ok) throw new ProblemError('not-found', { detail: 'No release has this file.' });
    return keep(found, form, published !== null);
  };
  /** Asks the store for what was made at publish only: nobody can make it search, or fill the cache, with other hashes. */
  const find = async (): Promise<Response> => {
    const kept = dictionary && (await findKept(`?dcz=${dictionary}`));
    if (kept) return kept;
    const whole = await findWhole();
    if (!dictionary || !whole.headers.get(dictionariesHeader)?.includes(dictionary)) return whole;
    const { findDelta } = await import('../releases/files/deltas.ts');
    // The whole file is here already.
    const delta = await findDelta(c.env, names, dictionary).catch(() => null);
    return delta ? keep(delta, `?dcz=${dictionary}`) : whole;
  };

  const answer = await find();
  answer.headers.delete(dictionariesHeader);
  if (!isOwn(request)) answer.headers.delete('use-as-dictionary');
  return answer;
});
