import { readAscii } from '../calls/picture-type.ts';

export interface PictureSize {
  width: number;
  height: number;
}

type ReadSize = (bytes: DataView) => PictureSize | undefined;

/** The frame header among a JPEG's segments: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1.3. */
const readJpeg: ReadSize = (view) => {
  for (let at = 2; at + 9 < view.byteLength;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return undefined;
    // All "start of frame" markers; C4, C8 and CC between them are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Fill bytes may come before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
};

/** https://developers.google.com/speed/webp/docs/riff_container: lossy, lossless, or extended. */
const readWebp: ReadSize = (view) => {
  const kind = readAscii(new Uint8Array(view.buffer), 12, 16);
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return undefined;
  const read24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1;
  return { width: read24(24), height: read24(27) };
};

/** AVIF has an `ispe` box for each item: the largest counts. They are in the `meta` box at the start of the file. */
const readAvif: ReadSize = (view) => {
  let largest: PictureSize | undefined;
  const end = Math.min(view.byteLength - 16, 65_536);
  for (let at = 0; at < end; at += 1) {
    if (view.getUint32(at) !== 0x69_73_70_65) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (size.width * size.height > (largest ? largest.width * largest.height : 0)) largest = size;
  }
  return largest;
};

const readers: Record<string, ReadSize> = {
  'image/jpeg': readJpeg,
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/webp': readWebp,
  'image/avif': readAvif,
};

/** The size of a picture as its header says, before anything decodes it; undefined when it does not say. */
export const readPictureSize = (type: string, bytes: ArrayBuffer): PictureSize | undefined => {
  try {
    return readers[type]?.(new DataView(bytes));
  } catch {
    return undefined; // It ends before its header does.
  }
};
