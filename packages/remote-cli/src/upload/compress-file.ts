import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import type { Release } from '@binnen/platform/contract/composition';

const compress = promisify(brotliCompress);

/** Pictures and fonts are compressed already; files at the site's root are few, small, and change in place. */
const isCompressed = (file: string): boolean =>
  /\.(js|css|svg|json|txt)$/.test(file) && !file.startsWith('root/');

/** What is kept of a file; undefined where it is not there, or not all of it is: a full disk leaves a part. */
const readKept = (place: string, sha256: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!existsSync(place)) return undefined;
  const kept = readFileSync(place);
  try {
    const whole = brotliDecompressSync(kept);
    return createHash('sha256').update(whole).digest('hex') === sha256 ? kept : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A client file as Brotli, at its best: an eighth smaller than gzip, for seconds of work that no server could spend. Kept beside
 * the build by the hash of the file, because a build is published more than once. Null for a file that gains nothing.
 */
export const compressFile = async (
  folder: string,
  { path: file, sha256 }: Release['client'][number],
): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (!isCompressed(file)) return null;
  const known = path.join(folder, 'brotli', `${sha256}.br`);
  const kept = readKept(known, sha256);
  if (kept) return kept;
  const bytes = readFileSync(path.join(folder, 'client', file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const compressed = await compress(bytes, { params });
  if (compressed.length >= bytes.length) return null;
  mkdirSync(path.dirname(known), { recursive: true });
  writeFileSync(known, compressed);
  return compressed;
};
