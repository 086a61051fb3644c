import { Hono, type Context } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import { keys } from '../keys.ts';
import { fits, formats, renderPicture, type Transform } from '../pictures/render-picture.ts';
import { writePdf } from '@binnen/demo-data/documents/write-pdf';
import { DirectusError, forbidden, invalidQuery } from './errors.ts';
import type { ItemFinder } from './find-items.ts';
import type { Item } from './match-filter.ts';
import { parseQuery } from './parse-query.ts';

/** Without a token only files can be read. The static token can read every item, drafts too, and may not write. */
const readRole = (c: Context): 'public' | 'site' => {
  const token = c.req.header('authorization')?.match(/^Bearer (.+)$/)?.[1] ?? c.req.query('access_token');
  if (token === undefined) return 'public';
  if (token !== keys.directus)
    throw new DirectusError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
  return 'site';
};

const readTransform = (c: Context): Transform => {
  const number = (name: string, most: number): number | undefined => {
    const text = c.req.query(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw invalidQuery(`"${name}" must be between 1 and ${most}.`);
    return value;
  };
  const pick = <T extends string>(name: string, known: readonly T[]): T | undefined => {
    const text = c.req.query(name);
    if (text === undefined) return undefined;
    const found = known.find((one) => one === text);
    if (!found) throw invalidQuery(`"${name}" must be one of ${known.join(', ')}.`);
    return found;
  };
  const format = pick('format', ['auto', ...formats]);
  const auto = c.req.header('accept')?.includes('image/webp') ? 'webp' : 'jpg';
  return {
    width: number('width', 6000),
    height: number('height', 6000),
    quality: number('quality', 100),
    fit: pick('fit', fits),
    format: format === 'auto' ? auto : format,
  };
};

const nameFile = (c: Context, name: string): string =>
  `${c.req.query('download') === undefined ? 'inline' : 'attachment'}; filename="${name}"`;

/** A file that is not a picture is sent unchanged, whatever size is asked for. */
const sendDocument = async (c: Context, file: Item) => {
  const pdf = await writePdf(String(file['title']), String(file['html']));
  return c.body(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=2592000',
    'content-disposition': nameFile(c, String(file['filename_download'])),
  });
};

/** Directus: `/items/{collection}` and `/assets/{id}`. */
export const createDirectus = (items: ItemFinder) => {
  const app = new Hono<StandInEnv>();
  app.onError((error, c) => {
    if (!(error instanceof DirectusError)) throw error;
    return c.json({ errors: [{ message: error.message, extensions: { code: error.code } }] }, error.status);
  });

  app.get('/server/ping', (c) => c.text('pong'));

  app.get('/items/:collection', (c) => {
    if (readRole(c) === 'public') throw forbidden();
    const collection = c.req.param('collection');
    const query = parseQuery(new URL(c.req.url).searchParams);
    const { items: found, total, matching } = items.list(collection, query);
    const data = items.isSingleton(collection) ? (found[0] ?? null) : found;
    const every = query.meta.includes('*');
    const meta = {
      ...(every || query.meta.includes('total_count') ? { total_count: total } : {}),
      ...(every || query.meta.includes('filter_count') ? { filter_count: matching } : {}),
    };
    return c.json(query.meta.length > 0 ? { meta, data } : { data });
  });

  app.get('/items/:collection/:id', (c) => {
    if (readRole(c) === 'public') throw forbidden();
    const { fields } = parseQuery(new URL(c.req.url).searchParams);
    return c.json({ data: items.find(c.req.param('collection'), c.req.param('id'), fields) });
  });

  app.get('/assets/:id/:filename?', async (c) => {
    readRole(c);
    const id = c.req.param('id');
    const file = items.findFileSource(id);
    if (typeof file?.['html'] === 'string') return sendDocument(c, file);
    if (typeof file?.['picture'] !== 'string') throw forbidden();
    const picture = await renderPicture(file['picture'], readTransform(c));
    const name = String(file['filename_download'] ?? `${id}.jpg`);
    return c.body(picture.bytes, 200, {
      'content-type': picture.type,
      'cache-control': 'public, max-age=2592000',
      'last-modified': new Date('2026-01-05T09:00:00Z').toUTCString(),
      'content-disposition': nameFile(c, name),
    });
  });

  app.all('*', (c) => {
    const write = c.req.path.includes('/items/') && readRole(c) === 'site';
    if (write) throw forbidden();
    throw new DirectusError(
      404,
      'ROUTE_NOT_FOUND',
      `Route ${c.req.path.replace('/directus', '')} doesn't exist.`,
    );
  });
  return app;
};
