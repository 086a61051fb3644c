// Makes packages/design/fonts from the fontsource packages: Latin only, with the weights that the site uses.
// Run it after a font package was updated: node packages/design/scripts/make-fonts.ts
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../fonts');
const limit = 40_000;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** Printable ASCII, Latin-1, and the punctuation and signs of Dutch copy. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸĲĳẞ‐–—‘’‚“”„•…‹›€™−×→←↑↓ʼ`;

const fonts = [
  { family: 'bricolage-grotesque', weights: { min: 400, max: 800 } },
  { family: 'figtree', weights: { min: 300, max: 800 } },
];

for (const { family, weights } of fonts) {
  const folder = path.dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const source = readFileSync(path.join(folder, `files/${family}-latin-wght-normal.woff2`));
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  if (font.length > limit) throw new Error(`${family} is ${font.length} bytes, more than ${limit}`);
  writeFileSync(path.join(target, `${family}.woff2`), font);
  copyFileSync(path.join(folder, 'LICENSE'), path.join(target, `${family}.OFL.txt`));
  console.log(`${family}: ${font.length} bytes`);
}
