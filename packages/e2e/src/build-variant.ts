import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import type { Release } from '@binnen/platform/contract/composition';

const hash = (algorithm: 'sha256' | 'sha384', source: string) =>
  `${algorithm}-${createHash(algorithm).update(source).digest('base64')}`;

/**
 * A copy of a built remote with a text replaced in its client and server code, like a team's next version. Throws when `edit`
 * found nothing to replace.
 */
export const buildVariant = (remote: string, version: string, edit?: (source: string) => string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), `binnen-${remote}-`));
  cpSync(path.join(root, remote, 'dist'), folder, { recursive: true });
  const record = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release;
  // The entry contains the hashes of the chunks, so it comes last.
  const hashes = new Map<string, string>();
  const fillHashes = (source: string) =>
    [...hashes].reduce((text, [before, after]) => text.replaceAll(before, after), source);
  let isEdited = false;
  for (const side of ['client', 'server'] as const)
    for (const file of record[side].toSorted((one) => (one.path === record.entry ? 1 : -1))) {
      if (!file.path.endsWith('.js')) continue;
      const place = path.join(folder, side, file.path);
      const built = readFileSync(place, 'utf8');
      const edited = edit?.(built) ?? built;
      isEdited ||= edited !== built;
      const source = fillHashes(edited);
      writeFileSync(place, source);
      file.sha256 = createHash('sha256').update(source).digest('hex');
      file.integrity = hash('sha384', source);
      file.bytes = Buffer.byteLength(source);
      hashes.set(hash('sha256', built), hash('sha256', source));
    }
  if (edit && !isEdited)
    throw new Error(`Nothing in ${remote} is edited for ${version}: was its text changed?`);
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ ...record, version }));
  return folder;
};
