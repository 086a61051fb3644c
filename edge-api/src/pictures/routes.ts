import { apiPaths } from '@binnen/contracts/api-paths';
import { Hono, type Context } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { refuseParameters } from '../parse-query.ts';
import { ProblemError } from '../problem.ts';
import { findPictureSource, formatPicturePath, listOrigins } from './origins.ts';
import { servePicture } from './serve-picture.ts';
import { parseVariant } from './variant.ts';

/** The feed's own sizes: 1 the thumbnail … 4 the whole picture, 5 a crop. */
const fullSize = '4';
const thumbnailSize = '1';
const sizes = /^[1-5]$/;

const serve = (c: Context<EdgeEnv>, origin: string, rest: string, resize: string | undefined) => {
  const slash = rest.indexOf('/');
  const variant = parseVariant(rest.slice(0, Math.max(0, slash)) || rest);
  const path = variant ? rest.slice(slash + 1) : rest;
  const search = new URL(c.req.url).searchParams;
  if (resize !== undefined && !sizes.test(resize))
    refuseParameters([
      { field: 'resize', message: 'expected 1 (thumbnail) to 5 (crop); 4 is the whole picture' },
    ]);
  return serveFrom(c, origin, path, search, resize, variant);
};

const serveFrom = (
  c: Context<EdgeEnv>,
  origin: string,
  path: string,
  search: URLSearchParams,
  resize: string | undefined,
  variant: ReturnType<typeof parseVariant>,
) => {
  const source = findPictureSource(listOrigins(c.env), origin, path, search);
  if (!source) throw new ProblemError('not-found', { detail: 'There is no such picture.' });
  if (origin === 'realworks') source.searchParams.set('resize', resize ?? fullSize);
  const size = variant ? `w${variant.width}.${variant.format}` : `resize${resize ?? fullSize}`;
  return servePicture(c, `/images/${origin}/${size}/${path}${source.search}`, source, variant);
};

/** What a caller may name as `url`: a picture upstream, or its path on this site. */
const findPath = (c: Context<EdgeEnv>, url: string): URL | null => {
  const own = URL.parse(url, c.req.url);
  const path = formatPicturePath(listOrigins(c.env), url);
  const found = path ?? (own?.origin === new URL(c.req.url).origin ? `${own.pathname}${own.search}` : null);
  return found && /^\/images\/(?!get\/)/.test(found) ? URL.parse(found, c.req.url) : null;
};

/** A picture in words, for a caller that asks for JSON: where it is, whole and small. */
const describe = (c: Context<EdgeEnv>, { pathname, search }: URL): Response => {
  const { soort, volgnummer } = c.req.query();
  const at = (size: string) => `${pathname}${search}${search ? '&' : '?'}resize=${size}`;
  return c.json({
    data: at(fullSize),
    datathumbnail: at(thumbnailSize),
    soort: soort ?? null,
    volgnummer: volgnummer === undefined ? null : Number(volgnummer) || 0,
  });
};

export const pictureRoutes = new Hono<EdgeEnv>()
  .use(apiPaths.findPicture, async (c, next) => {
    await next();
    c.res.headers.append('vary', 'Accept');
  })
  .get(apiPaths.findPicture, (c) => {
    const { url = '', thumbnail } = c.req.query();
    const path = findPath(c, url);
    if (!path)
      return refuseParameters([
        { field: 'url', message: 'expected a picture of one of the configured origins' },
      ]);
    if (c.req.header('accept')?.startsWith('application/json')) return describe(c, path);
    const [, , origin = '', ...rest] = path.pathname.split('/');
    const small = thumbnail !== undefined && ['true', '1', 'ja'].includes(thumbnail);
    return serveFrom(
      c,
      origin,
      rest.join('/'),
      path.searchParams,
      small ? thumbnailSize : fullSize,
      undefined,
    );
  })
  .get(apiPaths.picture, (c) => {
    const { origin, path } = c.req.param();
    return serve(c, origin, path, c.req.query('resize') || undefined);
  })
  .get(apiPaths.asset, (c) => serve(c, 'directus', c.req.param('path'), undefined));
