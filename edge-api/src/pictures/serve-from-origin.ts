import type { Context } from 'hono';
import type { Bindings, EdgeEnv } from '../environment/env.ts';
import { findKept, refuseAbsent } from './kept-picture.ts';
import { findPictureSource, listOrigins, signingOrigin, tileOrigin } from './origins.ts';
import { parseVariant } from './variant.ts';

/** The feed's own sizes: 1 the thumbnail … 4 the whole picture, 5 a crop. */
export const fullSize = '4';
export const thumbnailSize = '1';

export interface Wanted {
  /** The key of a configured origin: `realworks`. */
  origin: string;
  /** `w640.avif/{path}` is a variant; anything else is the path itself. */
  path: string;
  search: URLSearchParams;
}

/** The source of a picture of this site; undefined when none can have this address. */
export const findSource = (env: Bindings, { origin, path: asked, search }: Wanted) => {
  const slash = asked.indexOf('/');
  const variant = parseVariant(asked.slice(0, Math.max(0, slash)) || asked);
  const path = variant ? asked.slice(slash + 1) : asked;
  const source = findPictureSource(listOrigins(env), origin, path, search);
  return source && !(variant && origin === tileOrigin) ? { path, source, variant } : undefined;
};

/**
 * A picture of a configured origin, of the data centre's cache or else of its source; anything else is not found. What makes
 * pictures is evaluated for those that are not kept. `resize`: one of the feed's own sizes.
 */
export const serveFromOrigin = async (
  c: Context<EdgeEnv>,
  wanted: Wanted,
  resize = fullSize,
): Promise<Response> => {
  const { origin } = wanted;
  const { path, source, variant } = findSource(c.env, wanted) ?? refuseAbsent();
  const isSized = origin === signingOrigin;
  // A variant is made of the whole picture.
  const feedSize = isSized && !variant ? resize : fullSize;
  const size = variant ? `w${variant.width}.${variant.format}` : `resize${feedSize}`;
  const at = (folder: string) => `/images/${origin}/${folder}/${path}${source.search}`;
  const [name, absence] = [at(size), at('absent')];
  if (isSized) source.searchParams.set('resize', feedSize);
  const picture = { name, absence, source, variant };
  const kept = await findKept(c, picture);
  if (kept) return kept;
  const { makePicture } = await import('./make-picture.ts');
  return makePicture(c, picture);
};
