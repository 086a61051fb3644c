import { darker, lighter, mix } from './colour.ts';
import { type Shell } from './room-shell.ts';

export type Floor = 'planks' | 'herringbone' | 'tiles' | 'checker';

export const planks = ({ view, rng, width, depth, wood }: Shell) => {
  let out = '';
  for (let x = -width / 2; x < width / 2 - 0.01; x += 0.2) {
    for (let z = 0.4 - rng.next() * 1.4; z < depth;) {
      const length = rng.between(1, 1.9);
      const tone = mix(
        rng.chance(0.5) ? darker(wood, rng.between(0, 0.14)) : lighter(wood, rng.between(0, 0.14)),
        wood,
        0.3,
      );
      const z0 = Math.max(0.3, z);
      const z1 = Math.min(depth, z + length);
      if (z1 > z0)
        out += view.quad(
          [
            [x, 0, z0],
            [x + 0.2, 0, z0],
            [x + 0.2, 0, z1],
            [x, 0, z1],
          ],
          tone,
          `stroke="${darker(wood, 0.34)}" stroke-width="1" stroke-opacity=".6"`,
        );
      z += length;
    }
  }
  return out;
};

export const herringbone = ({ view, rng, width, depth, wood }: Shell) => {
  const w = 0.14;
  const c = Math.SQRT1_2;
  let out = '';
  const half = width / 2 + 0.5;
  for (let row = -2; row * w * 2 * c < depth + 1; row++)
    for (let column = Math.floor(-half / (w * 8 * c)) - 1; column * w * 8 * c < half; column++)
      for (const turn of [1, -1]) {
        const x0 = column * w * 8 * c + (turn < 0 ? w * 4 * c : 0);
        const z0 = row * w * 2 * c;
        const ends =
          turn > 0
            ? [
                [0, 0],
                [4, 4],
                [3, 5],
                [-1, 1],
              ]
            : [
                [0, 4],
                [4, 0],
                [5, 1],
                [1, 5],
              ];
        const spots = ends.map(
          ([a, b]) =>
            [
              Math.max(-width / 2, Math.min(width / 2, x0 + (a as number) * w * c)),
              0,
              Math.max(0.3, Math.min(depth, z0 + (b as number) * w * c)),
            ] as const,
        );
        if (spots.every((s) => s[2] <= 0.31) || spots.every((s) => s[2] >= depth - 0.01)) continue;
        out += view.quad(
          spots,
          turn > 0 ? lighter(wood, rng.between(0, 0.16)) : darker(wood, rng.between(0, 0.2)),
          `stroke="${darker(wood, 0.36)}" stroke-width=".8" stroke-opacity=".5"`,
        );
      }
  return out;
};

export const tiles = ({ view, rng, width, depth }: Shell, checker: boolean, size: number, tone: string) => {
  let out = '';
  let row = 0;
  for (let z = 0.3; z < depth; z += size, row++) {
    let column = 0;
    for (let x = -width / 2; x < width / 2 - 0.01; x += size, column++) {
      const dark = checker && (row + column) % 2 === 0;
      const fill = dark
        ? mix('#3f4a4c', '#566062', rng.next())
        : mix(tone, lighter(tone, 0.3), rng.next() * 0.5);
      const x1 = Math.min(width / 2, x + size);
      const z1 = Math.min(depth, z + size);
      out += view.quad(
        [
          [x, 0, z],
          [x1, 0, z],
          [x1, 0, z1],
          [x, 0, z1],
        ],
        fill,
        `stroke="${darker(tone, 0.28)}" stroke-width="1.2"`,
      );
    }
  }
  return out;
};
