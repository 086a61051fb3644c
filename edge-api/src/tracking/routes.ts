import { apiCalls } from '@binnen/contracts/api-calls';
import type { Pixel, Tracking } from '@binnen/contracts/tracking';
import { Hono } from 'hono';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';

const { path, reply } = apiCalls.tracking;

/** What a visit sends where no event is named. */
const defaultEvent = 'PageView';

/**
 * `*=1234 /wooncontinuplan=5678:Lead /contact=9012:-` → a pixel for every route, one of its own for `/wooncontinuplan`
 * with another event than `PageView`, and one for `/contact` that only is there. An invalid entry is left out: a tracker
 * must not break the site.
 */
export const parsePixels = (text: string): Pixel[] =>
  text.split(/\s+/).flatMap((entry) => {
    const [, path, id, event = defaultEvent] =
      /^(\*|\/[^=\s]*)=(\d{5,20})(?::([A-Za-z]{2,40}|-))?$/.exec(entry) ?? [];
    return path && id ? [{ path, id, event: event === '-' ? null : event }] : [];
  });

export const isTagManager = (id: string): boolean => /^GTM-[A-Z0-9]{4,12}$/.test(id);

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
      tagManager: isTagManager(GTM_ID) ? GTM_ID : null,
      pixels: parsePixels(PIXEL_IDS),
    };
    return c.json(tracking, 200, { 'cache-control': 'public, max-age=300' });
  },
);
