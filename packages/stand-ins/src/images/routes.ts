import { Hono } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import type { Dataset } from '@binnen/demo-data/dataset/dataset';
import { renderPicture, type Transform } from '../pictures/render-picture.ts';
import { portal, readPictureId, signPicture } from '../realworks/media.ts';

/** `resize=1` is the thumbnail, 4 the whole picture, 5 a crop. */
const sizes: Record<string, Transform> = {
  '1': { width: 150, height: 100, fit: 'cover' },
  '2': { width: 360 },
  '3': { width: 800 },
  '4': {},
  '5': { width: 1024, height: 576, fit: 'cover' },
};

const readSize = (
  resize: string | undefined,
  width: string | undefined,
  height: string | undefined,
): Transform | undefined => {
  if (resize !== undefined) return sizes[resize];
  const [across, down] = [Number(width), Number(height)];
  const both = [across, down].every((side) => Number.isInteger(side) && side > 0 && side <= 3000);
  if (both) return { width: across, height: down, fit: 'inside' };
  return width === undefined && height === undefined ? sizes['1'] : undefined;
};

/** Realworks' image host: every link carries the hash that it was issued with. */
export const createImages = (dataset: Dataset) => {
  const app = new Hono<StandInEnv>();
  app.get('/servlets/images/media.objectmedia/:file', async (c) => {
    const id = Number(/^(\d+)\.jpg$/.exec(c.req.param('file'))?.[1]);
    if (!Number.isSafeInteger(id)) return c.text('Not found', 404);
    const isSigned = c.req.query('portalid') === String(portal) && c.req.query('check') === signPicture(id);
    if (!isSigned) return c.text('Forbidden', 403);
    const { homeId, order } = readPictureId(id);
    const name = dataset.findEntry(homeId)?.shots[order - 1]?.picture;
    if (!name) return c.text('Not found', 404);
    const size = readSize(c.req.query('resize'), c.req.query('width'), c.req.query('height'));
    if (!size) return c.text('Bad request: resize is 1 to 5, or width and height are up to 3000', 400);
    const picture = await renderPicture(name, size);
    return c.body(picture.bytes, 200, {
      'content-type': picture.type,
      'cache-control': 'public, max-age=86400',
      'last-modified': new Date(`${dataset.today}T00:00:00Z`).toUTCString(),
    });
  });
  app.all('*', (c) => c.text('Not found', 404));
  return app;
};
