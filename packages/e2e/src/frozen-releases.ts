import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { deployables, root } from '@binnen/build/workspace';
import type { ReleaseRecord } from '@binnen/platform/contract/composition';

/** The releases that production runs, stored as they were published: today's build must work with them. */
const folder = path.join(root, 'packages/e2e/releases');

interface Frozen {
  record: ReleaseRecord;
  /** Base64 by `client/<path>` and `server/<path>`. */
  files: Record<string, string>;
}

const fileName = (remote: string) => path.join(folder, `${remote}.json.gz`);

/** Stores the current build as the last tagged release of its remote. */
export const freezeRelease = (remote: string): string => {
  const dist = path.join(root, remote, 'dist');
  // Without source maps: no page needs them.
  const { maps: _maps, ...record } = JSON.parse(
    readFileSync(path.join(dist, 'release.json'), 'utf8'),
  ) as ReleaseRecord;
  const files: Frozen['files'] = {};
  for (const side of ['client', 'server'] as const)
    for (const file of record[side])
      files[`${side}/${file.path}`] = readFileSync(path.join(dist, side, file.path)).toString('base64');
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileName(remote), gzipSync(JSON.stringify({ record, files } satisfies Frozen), { level: 9 }));
  return record.version;
};

/** The remotes that have a frozen release. */
export const listFrozen = (): string[] => {
  const names = readdirSync(folder).flatMap((name) => /^([a-z-]+)\.json\.gz$/.exec(name)?.[1] ?? []);
  return deployables.filter((name) => names.includes(name));
};

/** Unpacks a frozen release into a folder that can be published, under a version of its own. */
export const thawRelease = (remote: string, version: string): string => {
  const { record, files } = JSON.parse(gunzipSync(readFileSync(fileName(remote))).toString()) as Frozen;
  const target = mkdtempSync(path.join(tmpdir(), `binnen-frozen-${remote}-`));
  for (const [name, content] of Object.entries(files)) {
    const place = path.join(target, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, Buffer.from(content, 'base64'));
  }
  writeFileSync(path.join(target, 'release.json'), JSON.stringify({ ...record, version }));
  return target;
};

if (import.meta.main) {
  const names = process.argv.slice(2);
  for (const remote of names.length ? names : deployables)
    console.log(`${remote}@${freezeRelease(remote)} is the last tagged release`);
}
