import type { PictureSpec } from './draw.ts';
import { createPerson, drawBackdrop, drawPerson } from './person.ts';
import { createRandom } from './random.ts';
import { rect, SHADE, type Sheet } from './svg.ts';

/** An employee, as a calm bust in front of a doorway's arch; 1200 × 1600. */
export const drawPortrait = (spec: PictureSpec, sheet: Sheet): string => {
  const rng = createRandom(spec.seed).fork('portrait');
  const wall = rng.pick(['#c9d3cd', '#d9cdb8', '#b9c7c6', '#cdb9a2', '#a9bab8', '#d6cfc0']);
  return (
    drawBackdrop(wall) +
    `<g transform="translate(0 60)">${drawPerson(createPerson(rng))}</g>` +
    rect(
      0,
      0,
      1200,
      1600,
      sheet.radial('vignette', 'cx="0.45" cy="0.45" r="0.8"', [
        [0.6, SHADE, 0],
        [1, SHADE, 0.2],
      ]),
    )
  );
};
