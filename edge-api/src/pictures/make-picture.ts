import type { Context } from 'hono';
import type { ImageFormat } from '@binnen/contracts/images';
import { parseConfig } from '../environment/config.ts';
import type { Bindings, EdgeEnv } from '../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { createEntityTag } from '@binnen/edge-kit/headers/entity-tag';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { findFailure, startFlight } from '@binnen/edge-kit/caching/flights';
import { wait } from '@binnen/edge-kit/deadlines/deadline';
import { limitMisses } from '@binnen/edge-kit/quotas/limit-misses';
import { documentType, loadPicture, type Picture } from '@binnen/upstreams/pictures/client';
import { isWhole } from '@binnen/upstreams/pictures/picture-end';
import type { Variant } from './variant.ts';
import { dataCentre, findKept, refuseAbsent, shownAnywhere, type WantedPicture } from './kept-picture.ts';

const year = 31_536_000;
/** Browsers refuse to show a sandboxed PDF, and a PDF runs no script of the site. */
const documentPolicy = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** How long the original is cached in place of a variant that could not be made, and what a source sent cut. */
const standInSeconds = 300;
/** A document keeps its address when the office replaces it. The data centre keeps it for a day, in which the CMS may be down. */
const documentSeconds = '300, s-maxage=86400';
/** How long a source is not asked again for a picture that it did not have. */
const absentSeconds = 300;
const patienceMs = 12_000;
const pollMs = 50;

const toResponse = async ({ bytes, type, name }: Picture, cacheControl: string): Promise<Response> =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      ...(name === undefined
        ? {}
        : {
            'content-disposition': `${type === documentType ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
          }),
      etag: await createEntityTag(bytes),
      'content-length': String(bytes.byteLength),
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'content-security-policy': type === documentType ? documentPolicy : "default-src 'none'; sandbox",
      ...shownAnywhere,
    },
  });

/** Quality. Most screens have two pixels a point or more, where less quality than this is seen first, and more is not seen. */
const qualities: Record<ImageFormat, number> = { avif: 50, webp: 62, jpeg: 74 };

/** The picture in another size and format, never larger than it is; undefined when that cannot be made. */
export const makeVariant = async (
  env: Bindings,
  picture: Picture,
  { width, format: asked }: Variant,
): Promise<Picture | undefined> => {
  // Browsers go by the type of the answer.
  const format = asked === 'avif' && parseConfig(env).AVIF_ENCODING === 'off' ? 'webp' : asked;
  try {
    const stream = new Response(picture.bytes).body!;
    const result = await env.IMAGES.input(stream)
      .transform({ width, fit: 'scale-down' })
      .output({ format: `image/${format}`, quality: qualities[format] });
    const bytes = await result.response().arrayBuffer();
    return bytes.byteLength > 0 ? { bytes, type: `image/${format}` } : undefined;
  } catch (error) {
    log('warn', 'A picture could not be resized', { width, format, reason: String(error) });
    return undefined;
  }
};

const make = async (env: Bindings, { source, variant }: WantedPicture): Promise<Response> => {
  const original = await loadPicture(env, source);
  if (!original)
    return new Response(null, { status: 404, headers: { 'cache-control': `max-age=${absentSeconds}` } });
  const isFile = original.name !== undefined;
  if (variant && isFile) return refuseAbsent();
  const whole = isWhole(original.type, original.bytes) ? original : undefined;
  const made = whole && variant ? await makeVariant(env, whole, variant) : whole;
  const seconds = isFile ? documentSeconds : made ? `${year}, immutable` : standInSeconds;
  return toResponse(made ?? original, `public, max-age=${seconds}`);
};

/** Makes it and keeps it, or keeps that it is not there. */
const makeAndKeep = async (c: Context<EdgeEnv>, wanted: WantedPicture): Promise<Response> => {
  const made = await make(c.env, wanted);
  const key = made.ok ? wanted.name : wanted.absence;
  await dataCentre.put(new URL(key, c.req.url).href, made.clone());
  return made.ok ? made : refuseAbsent();
};

/** Makes a picture that is not kept from its source. Equal requests wait for the first one. */
export const makePicture = async (c: Context<EdgeEnv>, wanted: WantedPicture): Promise<Response> => {
  await limitMisses(c, 'picture');
  const key = `picture:${wanted.name}`;
  for (const until = Date.now() + patienceMs; Date.now() < until; await wait(pollMs)) {
    const failure = findFailure(key);
    if (failure) throw failure.error;
    const made = startFlight(key, () => makeAndKeep(c, wanted));
    if (made) return made;
    const arrived = await findKept(c, wanted);
    if (arrived) return arrived;
  }
  throw new ProblemError('upstream-unavailable', { detail: 'The picture did not arrive in time.' });
};
