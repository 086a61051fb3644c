// Makes packages/design/fonts from the fontsource packages: the letters of Dutch copy and Dutch names, with the weights
// that the site uses. Run it after a font package was updated: node packages/design/scripts/make-fonts.ts
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../fonts');
/** Bytes of all fonts together: every page loads them. */
const limit = 34_000;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** Printable ASCII, the accents of Dutch and of the names of people and streets, and the signs of Dutch copy. */
const letters = `${range(0x20, 0x7e)}\u00a0ÀÁÂÄÅÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ`;
const characters = `${letters}€©°²³½×·•‐–—‘’‚“”„…−→™ʼ`;

const fonts: { family: string; weights: number | { min: number; max: number } }[] = [
  // Headings have one weight, so the axis is pinned to it: half of the file.
  { family: 'bricolage-grotesque', weights: 600 },
  { family: 'figtree', weights: { min: 400, max: 700 } },
];

let total = 0;
for (const { family, weights } of fonts) {
  const folder = path.dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const source = readFileSync(path.join(folder, `files/${family}-latin-wght-normal.woff2`));
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  total += font.length;
  writeFileSync(path.join(target, `${family}.woff2`), font);
  copyFileSync(path.join(folder, 'LICENSE'), path.join(target, `${family}.OFL.txt`));
  console.log(`${family}: ${font.length} bytes`);
}
if (total > limit) throw new Error(`The fonts are ${total} bytes together, more than ${limit}`);
