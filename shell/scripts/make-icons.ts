// Makes the PNG icons of shell/public/icons, and favicon.ico: node shell/scripts/make-icons.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const target = path.join(import.meta.dirname, '../public/icons');
mkdirSync(target, { recursive: true });

/** The doorway on a river-dark ground; `inset` keeps it inside the circle that a launcher may cut out. */
const draw = (inset: number) => {
  const scale = (64 - 2 * inset) / 51;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#083b39"/>
<g transform="translate(${inset} ${(64 - 48 * scale) / 2}) scale(${scale})" stroke="#fbf8f3" stroke-width="3" fill="none" stroke-linecap="square">
<path d="M9.5 45.5v-24a16 16 0 0 1 32 0v24"/><path fill="#f3be56" stroke="none" d="M17 45.5v-24a8.5 8.5 0 0 1 17 0v24Z"/>
<path fill="#0e5450" stroke="none" d="M17 45.5v-24A8.5 8.5 0 0 1 25.5 13v29Z"/><path d="M2 45.5h47"/></g></svg>`;
};

for (const [file, size, inset] of [
  ['180.png', 180, 11],
  ['192.png', 192, 11],
  ['512.png', 512, 11],
  ['maskable-512.png', 512, 16],
] as const)
  await sharp(Buffer.from(draw(inset)), { density: 600 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(target, file));

/** Clients ask for `/favicon.ico` whatever a document says: one picture, a PNG, after the 22 bytes of an .ico that say so. */
const side = 48;
const png = await sharp(path.join(target, '../favicon.svg'), { density: 600 })
  .resize(side)
  .png({ compressionLevel: 9, palette: true })
  .toBuffer();
const head = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, ...Array<number>(8).fill(0)]);
head.writeUInt32LE(png.length, 14);
head.writeUInt32LE(head.length, 18);
writeFileSync(path.join(target, '../favicon.ico'), Buffer.concat([head, png]));
