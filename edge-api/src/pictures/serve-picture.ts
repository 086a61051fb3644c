import type { Context } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { createEntityTag } from '../headers/entity-tag.ts';
import { ProblemError } from '../problem.ts';
import { documentType, loadPicture, type Picture } from './load-picture.ts';
import { makeVariant, type Variant } from './variant.ts';

const year = 31_536_000;
/** Browsers refuse to show a sandboxed PDF, and a PDF runs no script of the site. */
const documentPolicy = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** How long the original is cached in place of a variant that could not be made. */
const standInSeconds = 300;

const toResponse = async ({ bytes, type }: Picture, cacheControl: string): Promise<Response> =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      etag: await createEntityTag(bytes),
      'content-length': String(bytes.byteLength),
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'content-security-policy': type === documentType ? documentPolicy : "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
    },
  });

const make = async (env: EdgeEnv['Bindings'], source: URL, variant?: Variant): Promise<Response> => {
  const original = await loadPicture(env, source);
  if (!original || (variant && original.type === documentType))
    throw new ProblemError('not-found', { detail: 'There is no such picture.' });
  if (!variant) return toResponse(original, `public, max-age=${year}, immutable`);
  const made = await makeVariant(env, original, variant);
  return made
    ? toResponse(made, `public, max-age=${year}, immutable`)
    : toResponse(original, `public, max-age=${standInSeconds}`);
};

/** Answers a picture from the data centre's cache, else from its source; `name` is its path on this site. */
export const servePicture = async (
  c: Context<EdgeEnv>,
  name: string,
  source: URL,
  variant?: Variant,
): Promise<Response> => {
  const key = new URL(name, c.req.url).href;
  const cache = caches.default;
  const known = await cache.match(key);
  if (known) return new Response(known.body, known);
  const response = await make(c.env, source, variant);
  c.executionCtx.waitUntil(cache.put(key, response.clone()));
  return response;
};
