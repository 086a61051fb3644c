import type { PictureSpec } from './picture-spec.ts';
import { lighter } from './colour.ts';
import { createPerson, type Person } from './person.ts';
import { drawClothes } from './person-clothes.ts';
import { drawBeard, drawFeatures, drawHead, drawNeck } from './person-face.ts';
import { drawHairBack, drawHairFront } from './person-hair.ts';
import { createRandom } from './random.ts';
import { opacity, path, rect, SHADE, type Sheet } from './svg.ts';

/** A bust for a frame of 1200 × 1600, lit from the left. */
const drawPerson = (p: Person): string =>
  drawHairBack(p) +
  drawNeck(p) +
  `<g transform="translate(-60 -52) scale(1.1 1)">${drawClothes(p)}</g>` +
  drawHead(p) +
  drawBeard(p) +
  drawFeatures(p) +
  drawHairFront(p);

const drawBackdrop = (wall: string): string =>
  rect(0, 0, 1200, 1600, wall) +
  path('M230 1600V620C230 400 390 250 600 250C810 250 970 400 970 620V1600z', lighter(wall, 0.3)) +
  path('M600 250C810 250 970 400 970 620V1600H880V640C880 430 760 290 560 252z', SHADE, opacity(0.08)) +
  path('M0 0H420L0 980z', '#fff3d6', opacity(0.2)) +
  path('M560 0H700L0 1600V1290z', '#fff3d6', opacity(0.14));

/** An employee, as a calm bust in front of a doorway's arch; 1200 × 1600. */
export const drawPortrait = (spec: PictureSpec, sheet: Sheet): string => {
  const rng = createRandom(spec.seed).fork('portrait');
  const wall = rng.pick(['#c9d3cd', '#d9cdb8', '#b9c7c6', '#cdb9a2', '#a9bab8', '#d6cfc0']);
  return (
    drawBackdrop(wall) +
    `<g transform="translate(-150 -130) scale(1.25)">${drawPerson(createPerson(rng))}</g>` +
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
