import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery, refuseParameters } from '@binnen/edge-kit/requests/parse-query';
import { documentParameter, isYes, whole } from '@binnen/edge-kit/requests/query-values';
import { limitLookups } from '../protection/limit-lookups.ts';
import { formatPicturePath, listOrigins } from './origins.ts';
import { findSource, fullSize, serveFromOrigin, thumbnailSize, type Wanted } from './serve-from-origin.ts';

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

/** The value of `url`, an upstream's picture or a path of this site, as a picture's address on this site. */
const findAddress = (c: Context<EdgeEnv>, url: string): { address: URL; wanted: Wanted } => {
  const here = new URL(c.req.url);
  const address = URL.parse(formatPicturePath(listOrigins(c.env), url) ?? url, here);
  if (address?.origin === here.origin) {
    address.pathname = address.pathname.replace(/^\/assets\//, '/images/directus/');
    const [, folder, origin = '', ...rest] = address.pathname.split('/');
    const wanted = { origin, path: rest.join('/'), search: address.searchParams };
    if (folder === 'images' && findSource(c.env, wanted)) return { address, wanted };
  }
  return refuseParameters([{ field: 'url', message: 'expected a picture of one of the configured origins' }]);
};

const PictureLinksSchema = v.object({
  data: v.string(),
  datathumbnail: v.string(),
  soort: v.nullable(v.string()),
  volgnummer: v.nullable(v.number()),
});

/** A picture as JSON: its address, full size and small. */
const describePicture = (c: Context<EdgeEnv>, address: URL, { soort, volgnummer }: Query): Response => {
  const at = (size: string) => {
    address.searchParams.set('resize', size);
    return `${address.pathname}${address.search}`;
  };
  return c.json({
    data: at(fullSize),
    datathumbnail: at(thumbnailSize),
    soort: soort ?? null,
    volgnummer: volgnummer ?? null,
  });
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
      problems: ['not-found', 'rate-limited', 'upstream-unavailable'],
      examples: [
        {
          path: '/images/get/?url=%2Fimages%2Frealworks%2Fmedia.objectmedia%2F420000701.jpg%3Fz%3D1234.5CE48lWfQ1GSRbWikkbIJ-WF4m_W86Av3sSHS2_7NuI&thumbnail=true&soort=FOTO&volgnummer=1',
        },
        { path: '/images/get/?url=https%3A%2F%2Felsewhere.example%2Fa.jpg&soort=FOTO', status: 400 },
      ],
    }),
    limitLookups('picture', ['url']),
    (c) => {
      const query = parseQuery(QuerySchema, c.req.query());
      const { address, wanted } = findAddress(c, query.url);
      return c.req.header('accept')?.startsWith('application/json')
        ? describePicture(c, address, query)
        : serveFromOrigin(c, wanted, isYes(query.thumbnail ?? '') ? thumbnailSize : fullSize);
    },
  );
