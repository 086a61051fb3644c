import { BRICKS } from './brick.ts';
import { darker, glow, lighter, mix } from './colour.ts';
import { DOOR_COLOURS } from './door.ts';
import { styleOf } from './house-style.ts';
import { type Spot, type View } from './perspective.ts';
import { type Random } from './random.ts';
import { ROOFS } from './roof.ts';
import { opacity, SHADE } from './svg.ts';

export interface Lot {
  side: -1 | 1;
  z: number;
  length: number;
  storeys: number;
}

export const WALL_X = 6.4;

const openings = (view: View, rng: Random, lot: Lot, lit: number, frame: string) => {
  const { side, z, length } = lot;
  const x = side * WALL_X;
  const inner = side * (WALL_X + 0.14);
  const tone = side < 0 ? 0.1 : 0;
  const hole = (a: number, b: number, low: number, high: number, fill: string) => {
    const ring: Spot[] = [
      [x, low, a],
      [x, high, a],
      [x, high, b],
      [x, low, b],
    ];
    const glass: Spot[] = [
      [inner, low + 0.08, a + 0.09],
      [inner, high - 0.08, a + 0.09],
      [inner, high - 0.08, b - 0.05],
      [inner, low + 0.08, b - 0.05],
    ];
    const mid = (a + b) / 2;
    return (
      view.quad(ring, darker(frame, tone)) +
      view.quad(glass, fill) +
      view.quad(
        [
          [inner, low, mid - 0.03],
          [inner, high, mid - 0.03],
          [inner, high, mid + 0.03],
          [inner, low, mid + 0.03],
        ],
        darker(frame, tone),
      ) +
      view.quad(
        [
          [x, low - 0.09, a - 0.05],
          [x, low, a - 0.05],
          [x, low, b + 0.05],
          [x, low - 0.09, b + 0.05],
        ],
        '#6b7579',
      ) +
      view.quad(
        [
          [x, high - 0.16, a],
          [x, high, a],
          [x, high, b],
          [x, high - 0.16, b],
        ],
        SHADE,
        opacity(0.35),
      )
    );
  };
  const pane = () =>
    rng.chance(lit)
      ? glow(rng.pick(['#f0bd73', '#e8ab5c', '#f4cf94']))
      : rng.pick(['#5c7075', '#4b5d62', '#7d9296', '#667a7e']);
  const doorNear = rng.chance(0.5);
  const d0 = doorNear ? z + 0.5 : z + length - 1.6;
  const w0 = doorNear ? z + 2.1 : z + 0.6;
  const w1 = doorNear ? z + length - 0.6 : z + length - 2.2;
  let out = hole(w0, w1, 0.7, 2.5, pane());
  const doorColour = rng.pick(DOOR_COLOURS);
  out +=
    view.quad(
      [
        [x, 0, d0],
        [x, 2.6, d0],
        [x, 2.6, d0 + 1.1],
        [x, 0, d0 + 1.1],
      ],
      darker(frame, tone),
    ) +
    view.quad(
      [
        [x, 0.1, d0 + 0.1],
        [x, 2.1, d0 + 0.1],
        [x, 2.1, d0 + 1],
        [x, 0.1, d0 + 1],
      ],
      darker(doorColour, tone),
    ) +
    view.quad(
      [
        [x, 2.2, d0 + 0.1],
        [x, 2.52, d0 + 0.1],
        [x, 2.52, d0 + 1],
        [x, 2.2, d0 + 1],
      ],
      pane(),
    );
  for (let floor = 1; floor < lot.storeys; floor++)
    for (const t of [0.14, 0.58])
      out += hole(z + length * t, z + length * (t + 0.28), floor * 3 + 0.7, floor * 3 + 2.4, pane());
  return out;
};

export const house = (view: View, rng: Random, lot: Lot, year: number, lit: number, snow: boolean) => {
  const style = styleOf(year + rng.int(-6, 6), rng.fork('style'));
  const { side, z, length } = lot;
  const x = side * WALL_X;
  const top = lot.storeys * 3 + 0.1;
  const { base, accent, mortar } = BRICKS[style.brick];
  // The sun stands at the left: the right row is lit, the left row stands in its own shade.
  const wall = side < 0 ? darker(mix(base, accent, 0.35), 0.26) : lighter(mix(base, accent, 0.2), 0.1);
  let out = view.quad(
    [
      [x, 0, z],
      [x, top, z],
      [x, top, z + length],
      [x, 0, z + length],
    ],
    wall,
  );
  const step = z < 12 ? 0.14 : z < 22 ? 0.3 : 0.6;
  for (let y = step; y < top; y += step)
    out += view.quad(
      [
        [x, y, z],
        [x, y + 0.018, z],
        [x, y + 0.018, z + length],
        [x, y, z + length],
      ],
      mortar,
      opacity(side < 0 ? 0.2 : 0.34),
    );
  const frame = style.frame;
  out +=
    view.quad(
      [
        [x, 0, z],
        [x, 0.36, z],
        [x, 0.36, z + length],
        [x, 0, z + length],
      ],
      SHADE,
      opacity(0.28),
    ) + openings(view, rng, lot, lit, frame);
  const roof = ROOFS[style.roof === 'zink' ? 'antraciet' : style.roof];
  const rise = 2.7;
  const out1 = side * (WALL_X - 0.35);
  const ridge = side * (WALL_X + 3.6);
  const eave = top - 0.06;
  const face = side < 0 ? darker(roof, 0.2) : lighter(roof, 0.06);
  out += view.quad(
    [
      [out1, eave, z],
      [ridge, eave + rise, z],
      [ridge, eave + rise, z + length],
      [out1, eave, z + length],
    ],
    snow ? mix(face, '#f4f5f3', 0.75) : face,
  );
  for (let t = 0.09; t < 1; t += z < 16 ? 0.09 : 0.2)
    out += view.quad(
      [
        [out1 + (ridge - out1) * t, eave + rise * t, z],
        [out1 + (ridge - out1) * (t + 0.02), eave + rise * (t + 0.02), z],
        [out1 + (ridge - out1) * (t + 0.02), eave + rise * (t + 0.02), z + length],
        [out1 + (ridge - out1) * t, eave + rise * t, z + length],
      ],
      SHADE,
      opacity(0.24),
    );
  out +=
    view.quad(
      [
        [out1, eave - 0.2, z],
        [out1, eave, z],
        [out1, eave, z + length],
        [out1, eave - 0.2, z + length],
      ],
      side < 0 ? '#cfc8ba' : '#f1ece0',
    ) +
    view.quad(
      [
        [x, eave - 0.6, z],
        [x, eave - 0.14, z],
        [x, eave - 0.14, z + length],
        [x, eave - 0.6, z + length],
      ],
      SHADE,
      opacity(0.3),
    );
  return out;
};
