import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { refuseParameters } from '@binnen/edge-kit/requests/parse-query';
import { findPictureRoute } from './find-picture.ts';
import { serveFromOrigin } from './serve-from-origin.ts';

const { picture, asset } = apiCalls;

const serve = (c: Context<EdgeEnv>, origin: string, path: string, resize?: string): Promise<Response> => {
  if (resize !== undefined && !/^[1-5]$/.test(resize))
    refuseParameters([
      { field: 'resize', message: 'expected 1 (thumbnail) to 5 (crop); 4 is the whole picture' },
    ]);
  const search = new URL(c.req.url).searchParams;
  return serveFromOrigin(c, { origin, path, search }, resize);
};

/** Only the feed makes its own pictures in sizes, and signs their addresses: `z`, as in a home's `media.link`. */
const SizeSchema = v.object({
  resize: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
  z: v.optional(v.string()),
});

const describePicture = (
  summary: string,
  reply: string,
  { example, absent }: { example: string; absent: string },
  query?: typeof SizeSchema,
): MiddlewareHandler =>
  describeRoute({
    summary,
    description:
      'Only of configured sources: origin and path prefix. The format is in the path, so nothing varies by `Accept`.',
    tag: 'listings',
    ...(query ? { query } : {}),
    reply,
    problems: ['invalid-parameter', 'not-found', 'upstream-unavailable'],
    examples: [{ path: example }, { path: absent, status: 404 }],
  });

export const pictureRoutes = new Hono<EdgeEnv>()
  .route('/', findPictureRoute)
  .get(
    picture.path,
    describePicture(
      'A picture of a home or a blog.',
      picture.reply,
      {
        example:
          '/images/realworks/media.objectmedia/420000701.jpg?z=1234.5CE48lWfQ1GSRbWikkbIJ-WF4m_W86Av3sSHS2_7NuI&resize=1',
        absent: '/images/elsewhere/a.jpg',
      },
      SizeSchema,
    ),
    (c) => {
      const { origin, path } = c.req.param();
      return serve(c, origin, path, c.req.query('resize') || undefined);
    },
  )
  .get(
    asset.path,
    describePicture('A picture of the CMS.', asset.reply, {
      example: '/assets/617c05a1-769d-590f-a482-339947c95364',
      absent: '/assets/not-an-id',
    }),
    (c) => serve(c, 'directus', c.req.param('path')),
  );
