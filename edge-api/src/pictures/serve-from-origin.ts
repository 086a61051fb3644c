import type { Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { findPictureSource, listOrigins, signingOrigin, tileOrigin } from './origins.ts';
import { servePicture } from './serve-picture.ts';
import type { Variant } from './variant.ts';

/** The feed's own sizes: 1 the thumbnail … 4 the whole picture, 5 a crop. */
export const fullSize = '4';
export const thumbnailSize = '1';

interface Wanted {
  /** The key of a configured origin: `realworks`. */
  origin: string;
  path: string;
  search: URLSearchParams;
  /** One of the feed's own sizes. */
  resize?: string | undefined;
  variant?: Variant | undefined;
}

/** A picture of a configured origin; anything else is not found. */
export const serveFromOrigin = (
  c: Context<EdgeEnv>,
  { origin, path, search, resize = fullSize, variant }: Wanted,
): Promise<Response> => {
  const source = findPictureSource(listOrigins(c.env), origin, path, search);
  if (!source || (variant && origin === tileOrigin))
    throw new ProblemError('not-found', { detail: 'There is no such picture.' });
  const isSized = origin === signingOrigin;
  // A variant is made of the whole picture.
  const feedSize = isSized && !variant ? resize : fullSize;
  const size = variant ? `w${variant.width}.${variant.format}` : `resize${feedSize}`;
  const at = (folder: string) => `/images/${origin}/${folder}/${path}${source.search}`;
  const [name, absence] = [at(size), at('absent')];
  if (isSized) source.searchParams.set('resize', feedSize);
  return servePicture(c, { name, absence, source, variant });
};
