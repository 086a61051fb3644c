import { apiCalls } from '@binnen/contracts/api-calls';
import type { Tracking } from '@binnen/contracts/tracking';
import { Hono } from 'hono';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parsePixels } from './parse-pixels.ts';

const { path, reply } = apiCalls.tracking;

/** The trackers of this site. Browsers ask for them after the visitor's consent. The ids are public anyway. */
export const trackingRoutes = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'Which third parties count visits, once a visitor agreed.',
    tag: 'content',
    reply,
    examples: [{ path: '/content/tracking' }],
  }),
  (c) => {
    const { GTM_ID, PIXEL_IDS } = parseConfig(c.env);
    const tracking: Tracking = {
      tagManager: /^GTM-[A-Z0-9]{4,12}$/.test(GTM_ID) ? GTM_ID : null,
      pixels: parsePixels(PIXEL_IDS),
    };
    return c.json(tracking, 200, { 'cache-control': 'public, max-age=300' });
  },
);
