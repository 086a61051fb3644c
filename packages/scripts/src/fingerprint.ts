import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.wrangler', '.cache', 'data', 'fixtures', 'fonts-source']);

const list = (place: string): string[] => {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => list(path.join(place, entry.name)));
};

/** A hash of the contents of files and folders: equal when a build of them would come out equal. */
export const fingerprint = (places: string[]): string => {
  const hash = createHash('sha256').update(process.version);
  for (const place of places)
    for (const file of list(place).sort()) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file).update(readFileSync(file));
    }
  return hash.digest('hex');
};

/** Runs `build` unless its inputs are what they were when it last succeeded. True when it ran. */
export const buildWhenChanged = async (
  stamp: string,
  inputs: string[],
  build: () => Promise<unknown>,
): Promise<boolean> => {
  const now = fingerprint(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  // A build that is broken off leaves parts of two: it is not what the stamp says.
  rmSync(stamp, { force: true });
  await build();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
};
