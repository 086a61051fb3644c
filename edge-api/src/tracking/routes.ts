import { apiPaths } from '@binnen/contracts/api-paths';
import type { Tracking } from '@binnen/contracts/tracking';
import { Hono } from 'hono';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { parsePixels } from './parse-pixels.ts';

/** Which trackers there are; asked for by browsers whose visitor said Ok. Ids are public by nature. */
export const trackingRoutes = new Hono<EdgeEnv>().get(apiPaths.tracking, (c) => {
  const { GTM_ID, PIXEL_IDS } = parseConfig(c.env);
  const tracking: Tracking = {
    tagManager: /^GTM-[A-Z0-9]{4,12}$/.test(GTM_ID) ? GTM_ID : null,
    pixels: parsePixels(PIXEL_IDS),
  };
  return c.json(tracking, 200, { 'cache-control': 'public, max-age=300' });
});
