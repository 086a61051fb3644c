import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Module federation's entry is a data URL with paths of the machine in it, and its other modules may lie outside the
 * project: nothing of the folder stays.
 */
const withoutMachinePaths = (map: string): string => {
  const parsed: { sources: string[] } = JSON.parse(map);
  const sources = parsed.sources.map((source) =>
    source
      .replace(/data:.*$/, 'module-federation-entry')
      .replace(/^(\.\.\/)+.*?node_modules\//, 'node_modules/'),
  );
  return JSON.stringify({ ...parsed, sources });
};

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
      if (file.endsWith('.js.map')) writeFileSync(to, withoutMachinePaths(readFileSync(from, 'utf8')));
      rmSync(from);
    }
  }
};
