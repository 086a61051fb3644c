import { Hono, type Context } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import { hashText } from '@binnen/demo-data/dataset/random';
import { listPictures } from '@binnen/demo-data/pictures/stock';
import { keys } from '../keys.ts';
import { renderPicture } from '../pictures/render-picture.ts';

/** A point in the Netherlands, from `52.25,6.16` or an address; none where there is no street view. */
const locate = (text: string): { lat: number; lng: number } | undefined => {
  const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (lat === undefined || lng === undefined) {
    if (!/\p{L}/u.test(text)) return undefined;
    const hash = hashText(text.toLowerCase());
    return { lat: 52.2 + (hash % 1000) / 10_000, lng: 6.1 + ((hash >>> 10) % 1000) / 10_000 };
  }
  const point = { lat: Number(lat), lng: Number(lng) };
  return point.lat > 50.7 && point.lat < 53.6 && point.lng > 3.3 && point.lng < 7.3 ? point : undefined;
};

const readSize = (text: string): { width: number; height: number } | undefined => {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width >= 1 && size.height >= 1 && size.width <= 640 && size.height <= 640 ? size : undefined;
};

const refuseKey = (c: Context) =>
  c.text('The provided API key is invalid.', 403, { 'content-type': 'text/plain; charset=UTF-8' });

const summerStreets = listPictures('street').filter(({ season }) => season === 'zomer');

/** Google's Street View Static API, with pictures of the demo's own streets. */
export const createStreetView = () => {
  const picture = async (c: Context<StandInEnv>) => {
    if (c.req.query('key') !== keys.streetview) return refuseKey(c);
    const size = readSize(c.req.query('size') ?? '');
    if (!size) return c.text("Invalid request. Invalid 'size' parameter.", 400);
    const asked = c.req.query('location') ?? '';
    if (!asked) return c.text("Invalid request. Missing the 'location' or 'pano' parameter.", 400);
    const point = locate(asked);
    if (!point && c.req.query('return_error_code') === 'true') return c.text('Not found', 404);
    const hash = hashText(point ? `${point.lat.toFixed(4)},${point.lng.toFixed(4)}` : 'nowhere');
    const { name = '' } = summerStreets[hash % summerStreets.length] ?? {};
    const { bytes, type } = await renderPicture(name, { ...size, fit: 'cover', quality: 75 });
    return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' });
  };
  const metadata = (c: Context<StandInEnv>) => {
    if (c.req.query('key') !== keys.streetview)
      return c.json({ error_message: 'The provided API key is invalid.', status: 'REQUEST_DENIED' });
    const asked = c.req.query('location') ?? '';
    if (!asked) return c.json({ status: 'INVALID_REQUEST' });
    const point = locate(asked);
    if (!point) return c.json({ status: 'ZERO_RESULTS' });
    return c.json({
      copyright: '© Google',
      date: '2023-06',
      location: point,
      pano_id: `stand-in-${hashText(asked).toString(36)}`,
      status: 'OK',
    });
  };
  const app = new Hono<StandInEnv>();
  // The base may be the service's full address or only its host.
  for (const base of ['', '/maps/api/streetview']) {
    app.get(base || '/', picture);
    app.get(`${base}/metadata`, metadata);
  }
  app.all('*', (c) => c.text('Not found', 404));
  return app;
};
