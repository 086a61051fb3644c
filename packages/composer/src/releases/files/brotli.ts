// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./node-zlib.d.ts" />
import { formatIntegrity } from './integrity.ts';

/** Beside a client file, an upload may have the same bytes as Brotli: `brotli/<path>`. */
export const brotliFolder = 'brotli/';

/** workerd grows its room in steps, and refuses what it would not fill: a file of 60 kB under a limit of 60 kB. */
export const spareBytes = 65_536;

/** Whether compressed bytes are a file of so many bytes with this hash. Little more than these bytes is ever decoded. */
export const isBrotliOf = async (
  compressed: ArrayBuffer | Uint8Array<ArrayBuffer>,
  file: { bytes: number; integrity: string },
): Promise<boolean> => {
  // On demand: a kept file needs no decoder.
  const { brotliDecompressSync } = await import('node:zlib');
  try {
    const decoded = brotliDecompressSync(compressed, { maxOutputLength: 2 * file.bytes + spareBytes });
    return (await formatIntegrity(decoded)) === file.integrity;
  } catch {
    return false;
  }
};
