import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Moves the source maps of scripts out of the folders that are served and run: `dist/client/page.js.map` becomes
 * `dist/maps/client/page.js.map`. Those of style sheets are of no use, because no stack names a style sheet.
 */
export const separateMaps = (dist: string): void => {
  for (const side of ['client', 'server']) {
    const files = readdirSync(path.join(dist, side), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => each.endsWith('.map'))) {
      const from = path.join(dist, side, file);
      const to = path.join(dist, 'maps', side, file);
      mkdirSync(path.dirname(to), { recursive: true });
      if (file.endsWith('.js.map')) renameSync(from, to);
      else rmSync(from);
    }
  }
};
