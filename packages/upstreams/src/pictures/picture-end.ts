/** How the files of a type end; a WebP says at its start how long it is. */
const ends: Record<string, (view: DataView) => boolean> = {
  'image/jpeg': (view) => view.getUint16(view.byteLength - 2) === 0xff_d9,
  'image/png': (view) => view.getUint32(view.byteLength - 8) === 0x49_45_4e_44,
  'image/gif': (view) => view.getUint8(view.byteLength - 1) === 0x3b,
  'image/webp': (view) => view.byteLength >= 8 + view.getUint32(4, true),
};

/** Whether a picture has its end: a source may send a part of it as all of it. A type that does not say is taken as whole. */
export const isWhole = (type: string, bytes: ArrayBuffer): boolean =>
  ends[type]?.(new DataView(bytes)) ?? true;
