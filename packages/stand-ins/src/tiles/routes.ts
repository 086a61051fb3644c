import { Hono } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import { drawTile } from './draw-tile.ts';

const deepest = 19;

/** PDOK's BRT achtergrondkaart as a WMTS with RESTful paths, below `…/{layer}/EPSG:3857`; no key. */
export const createTiles = () => {
  const app = new Hono<StandInEnv>();
  app.get('/brt/achtergrondkaart/wmts/v2_0/:layer/EPSG:3857/:z/:x/:file', async (c) => {
    const { z, x, file } = c.req.param();
    const [zoom, column, row] = [z, x, /^(\d+)\.png$/.exec(file)?.[1] ?? ''].map(Number);
    const most = 2 ** Math.min(deepest, zoom ?? 0);
    const known = [zoom, column, row].every((number) => Number.isInteger(number));
    if (!known || zoom! > deepest || column! >= most || row! >= most || !/^\d+\.png$/.test(file))
      return c.text('TileOutOfRange', 404);
    return c.body(new Uint8Array(await drawTile(zoom!, column!, row!)), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
    });
  });
  app.all('*', (c) => c.text('Not found', 404));
  return app;
};
