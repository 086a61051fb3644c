/** The end of a JPEG comes after its last scan (B.1.1.3); phones write more behind it. No scan has either marker within. */
const endsItsScan = (view: DataView): boolean => {
  for (let at = view.byteLength - 2; at >= 0; at -= 1) {
    const marker = view.getUint16(at);
    if (marker === 0xff_d9 || marker === 0xff_da) return marker === 0xff_d9;
  }
  return false;
};

/** How the files of a type end; a WebP says at its start how long it is. */
const ends: Record<string, (view: DataView) => boolean> = {
  'image/jpeg': endsItsScan,
  'image/png': (view) => view.getUint32(view.byteLength - 8) === 0x49_45_4e_44,
  'image/gif': (view) => view.getUint8(view.byteLength - 1) === 0x3b,
  'image/webp': (view) => view.byteLength >= 8 + view.getUint32(4, true),
};

/** Whether a picture has its end: a source may send a part of it as all of it. A type that does not say is taken as whole. */
export const isWhole = (type: string, bytes: ArrayBuffer): boolean =>
  ends[type]?.(new DataView(bytes)) ?? true;
