import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@binnen/build/workspace';
import { buildWhenChanged } from './fingerprint.ts';

const folder = path.join(root, '.cache/gallery');
const design = path.join(root, 'packages/design');
const builder = path.join(design, 'scripts/gallery/build-gallery.ts');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export const galleryPath = '/_dev/gallery/';

/**
 * A file of the design's gallery; undefined: there is no such file. The page itself builds it first when the design
 * changed: it costs nothing until somebody looks at it.
 */
const loadGalleryFile = async (requestPath: string): Promise<{ type: string; body: Buffer } | undefined> => {
  const name = requestPath.slice(galleryPath.length) || 'index.html';
  const type = types[path.extname(name)];
  if (!type || !/^[\w.-]+$/.test(name)) return undefined;
  if (name === 'index.html')
    await buildWhenChanged(path.join(folder, '.stamp'), [design], () =>
      promisify(execFile)(process.execPath, [builder, folder]),
    );
  const body = await readFile(path.join(folder, name)).catch(() => undefined);
  return body && { type, body };
};

/**
 * Answers the addresses of the design's gallery; false: it is none of them.
 */
export const answerGallery = (requestPath: string, outgoing: ServerResponse): boolean => {
  if (!requestPath.startsWith(galleryPath)) return false;
  loadGalleryFile(requestPath).then(
    (file) => {
      if (!file) return void outgoing.writeHead(404).end();
      return void outgoing
        .writeHead(200, { 'content-type': file.type, 'cache-control': 'no-store' })
        .end(file.body);
    },
    // The bundler says which line of the design it could not read.
    (error: unknown) => void outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
  );
  return true;
};
