import { rect, SHADE, type Sheet } from '../svg.ts';

export const SIZE = { width: 5.2, height: 2.85, depth: 4.7 };

export const vignette = (sheet: Sheet) =>
  rect(
    0,
    0,
    1600,
    1200,
    sheet.radial('vignette', 'cx="0.45" cy="0.5" r="0.8"', [
      [0.6, SHADE, 0],
      [1, SHADE, 0.24],
    ]),
  );
