import { darker } from './colour.ts';
import { type View } from './perspective.ts';
import { opacity } from './svg.ts';

export const car = (view: View, x: number, z: number, colour: string) => {
  const b = (dx: number, y: number, dz: number, w: number, h: number, d: number, c: string, soft = 0.05) =>
    view.box(x + dx, y, z + dz, w, h, d, c, soft);
  let out = view.cast(x - 0.05, z, 1.8, 4, 0.35, 0.36);
  for (const dz of [3, 0.5])
    for (const dx of [0.02, 1.5]) out += b(dx, 0, dz, 0.2, 0.6, 0.6, '#22282a', 0.03);
  out +=
    b(0, 0.3, 0, 1.72, 0.55, 4, colour, 0.1) +
    b(0.14, 0.85, 0.6, 1.44, 0.52, 2.4, darker(colour, 0.15), 0.08);
  out +=
    view.quad(
      [
        [x + 0.24, 0.9, z + 0.52],
        [x + 1.48, 0.9, z + 0.52],
        [x + 1.38, 1.32, z + 0.58],
        [x + 0.34, 1.32, z + 0.58],
      ],
      '#3c4c52',
    ) +
    view.quad(
      [
        [x + 0.3, 0.92, z + 0.51],
        [x + 0.8, 0.92, z + 0.51],
        [x + 0.56, 1.3, z + 0.57],
        [x + 0.36, 1.3, z + 0.57],
      ],
      '#9fb4b8',
      opacity(0.5),
    );
  for (const dx of [0.08, 1.42])
    out += view.quad(
      [
        [x + dx, 0.6, z - 0.05],
        [x + dx + 0.22, 0.6, z - 0.05],
        [x + dx + 0.22, 0.78, z - 0.05],
        [x + dx, 0.78, z - 0.05],
      ],
      '#a8322b',
    );
  return (
    out +
    view.quad(
      [
        [x + 0.6, 0.48, z - 0.06],
        [x + 1.12, 0.48, z - 0.06],
        [x + 1.12, 0.6, z - 0.06],
        [x + 0.6, 0.6, z - 0.06],
      ],
      '#d9b43f',
    )
  );
};
