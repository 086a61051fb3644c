import { darker, lighter } from './colour.ts';
import { n, opacity, polygon, SHADE, type Point } from './svg.ts';

/** Metres: x to the right, y up from the floor, z away from the eye. */
export type Spot = readonly [number, number, number];

export interface View {
  project(spot: Spot): Point;
  /** Pixels per metre at this distance. */
  at(z: number): number;
  quad(spots: readonly Spot[], fill: string, more?: string): string;
  /** A flat shadow on the floor under a footprint, thrown away from the light at the left. */
  cast(x: number, z: number, w: number, d: number, reach?: number, strength?: number): string;
  /** A block with its three visible faces: lit at the left and on top, dark at the right. */
  box(
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    d: number,
    colour: string,
    soft?: number,
  ): string;
  readonly eye: Spot;
}

/** One-point perspective: faces parallel to the picture stay true, everything else runs to one point. */
export const createView = (options: { eye: Spot; focal: number; centre: Point }): View => {
  const { eye, focal, centre } = options;
  const project = ([x, y, z]: Spot): Point => {
    const depth = Math.max(0.25, z - eye[2]);
    return [centre[0] + (focal * (x - eye[0])) / depth, centre[1] - (focal * (y - eye[1])) / depth];
  };
  const quad = (spots: readonly Spot[], fill: string, more = '') => polygon(spots.map(project), fill, more);
  return {
    eye,
    project,
    quad,
    at: (z) => focal / Math.max(0.25, z - eye[2]),
    cast: (x, z, w, d, reach = 0.35, strength = 0.26) =>
      quad(
        [
          [x, 0, z],
          [x + w, 0, z],
          [x + w + reach, 0, z + 0.12],
          [x + w + reach, 0, z + d + 0.12],
          [x + reach * 0.4, 0, z + d + 0.06],
          [x, 0, z + d],
        ],
        SHADE,
        opacity(strength),
      ),
    box: (x, y, z, w, h, d, colour, soft = 0) => {
      const round = (fill: string) =>
        soft > 0
          ? `stroke="${fill}" stroke-width="${n(soft * (focal / (z - eye[2])))}" stroke-linejoin="round"`
          : '';
      const face = (spots: readonly Spot[], fill: string) => quad(spots, fill, round(fill));
      const back = z + d;
      let out = '';
      if (x > eye[0])
        out += face(
          [
            [x, y, z],
            [x, y + h, z],
            [x, y + h, back],
            [x, y, back],
          ],
          lighter(colour, 0.16),
        );
      if (x + w < eye[0])
        out += face(
          [
            [x + w, y, z],
            [x + w, y + h, z],
            [x + w, y + h, back],
            [x + w, y, back],
          ],
          darker(colour, 0.3),
        );
      if (y + h < eye[1])
        out += face(
          [
            [x, y + h, z],
            [x + w, y + h, z],
            [x + w, y + h, back],
            [x, y + h, back],
          ],
          lighter(colour, 0.28),
        );
      if (y > eye[1])
        out += face(
          [
            [x, y, z],
            [x + w, y, z],
            [x + w, y, back],
            [x, y, back],
          ],
          darker(colour, 0.4),
        );
      return (
        out +
        face(
          [
            [x, y, z],
            [x + w, y, z],
            [x + w, y + h, z],
            [x, y + h, z],
          ],
          darker(colour, 0.08),
        )
      );
    },
  };
};
