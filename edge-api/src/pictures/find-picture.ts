import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery, refuseParameters } from '@binnen/edge-kit/requests/parse-query';
import { documentParameter, isYes, whole } from '@binnen/edge-kit/requests/query-values';
import { limitLookups } from '../protection/limit-lookups.ts';
import { formatPicturePath, listOrigins } from './origins.ts';
import { fullSize, serveFromOrigin, thumbnailSize } from './serve-from-origin.ts';

const { path, reply } = apiCalls.findPicture;

const QuerySchema = v.object({
  url: v.string(),
  thumbnail: v.optional(
    v.pipe(
      v.picklist(['true', 'false', 'ja', 'nee', '1', '0'], 'expected true or false'),
      documentParameter({ type: 'boolean' }),
    ),
  ),
  soort: v.optional(v.string()),
  volgnummer: v.optional(whole(0, 1_000_000)),
});
type Query = v.InferOutput<typeof QuerySchema>;

/** The value of `url`: an upstream's picture, or its path on this site. */
const findPath = (c: Context<EdgeEnv>, url: string): URL => {
  const own = URL.parse(url, c.req.url);
  const known = formatPicturePath(listOrigins(c.env), url);
  const found = known ?? (own?.origin === new URL(c.req.url).origin ? `${own.pathname}${own.search}` : null);
  const address = found && /^\/images\/(?!get\/)/.test(found) ? URL.parse(found, c.req.url) : null;
  return (
    address ??
    refuseParameters([{ field: 'url', message: 'expected a picture of one of the configured origins' }])
  );
};

const PictureLinksSchema = v.object({
  data: v.string(),
  datathumbnail: v.string(),
  soort: v.nullable(v.string()),
  volgnummer: v.nullable(v.number()),
});

/** A picture as JSON: its address, full size and small. */
const describePicture = (
  c: Context<EdgeEnv>,
  { pathname, search }: URL,
  { soort, volgnummer }: Query,
): Response => {
  const at = (size: string) => `${pathname}${search}${search ? '&' : '?'}resize=${size}`;
  return c.json({
    data: at(fullSize),
    datathumbnail: at(thumbnailSize),
    soort: soort ?? null,
    volgnummer: volgnummer ?? null,
  });
};

const servePath = (
  c: Context<EdgeEnv>,
  { pathname, searchParams }: URL,
  { thumbnail }: Query,
): Promise<Response> => {
  const [, , origin = '', ...rest] = pathname.split('/');
  const resize = isYes(thumbnail ?? '') ? thumbnailSize : fullSize;
  return serveFromOrigin(c, { origin, path: rest.join('/'), search: searchParams, resize });
};

export const findPictureRoute = new Hono<EdgeEnv>()
  .use(path, async (c, next) => {
    await next();
    c.res.headers.append('vary', 'Accept');
  })
  .get(
    path,
    describeRoute({
      summary:
        'A picture by its address at its source, which must be a configured one. With `Accept: application/json`: where it is on this site, whole (`data`) and small (`datathumbnail`).',
      tag: 'listings',
      query: QuerySchema,
      reply,
      jsonReply: PictureLinksSchema,
      problems: ['invalid-parameter', 'not-found', 'rate-limited', 'upstream-unavailable'],
      examples: [
        {
          path: '/images/get/?url=%2Fimages%2Frealworks%2Fmedia.objectmedia%2F420000701.jpg%3Fz%3D1234.5CE48lWfQ1GSRbWikkbIJ-WF4m_W86Av3sSHS2_7NuI&thumbnail=true&soort=FOTO&volgnummer=1',
        },
        { path: '/images/get/?url=https%3A%2F%2Felsewhere.example%2Fa.jpg&soort=FOTO', status: 400 },
      ],
    }),
    limitLookups('picture', (c) => c.req.query('url') ?? ''),
    (c) => {
      const query = parseQuery(QuerySchema, c.req.query());
      const found = findPath(c, query.url);
      return c.req.header('accept')?.startsWith('application/json')
        ? describePicture(c, found, query)
        : servePath(c, found, query);
    },
  );
