import { BRICKS } from './brick.ts';
import { darker, glow, lighter, mix } from './colour.ts';
import { DOOR_COLOURS } from './door.ts';
import type { PictureSpec } from './draw.ts';
import { readFacade } from './facade-scene.ts';
import { styleOf } from './house-style.ts';
import { createView, type Spot, type View } from './perspective.ts';
import type { Random } from './random.ts';
import { drawSky } from './sky.ts';
import { opacity, rect, SHADE, type Sheet } from './svg.ts';
import { drawTree } from './tree.ts';
import { ROOFS } from './roof.ts';

interface Lot {
  side: -1 | 1;
  z: number;
  length: number;
  storeys: number;
}

const WALL_X = 6.4;

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

const house = (view: View, rng: Random, lot: Lot, year: number, lit: number, snow: boolean) => {
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

const car = (view: View, x: number, z: number, colour: string) => {
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

/** A street as a camera on a car sees it: two rows of houses run to one point on the horizon. */
export const drawStreet = (spec: PictureSpec, sheet: Sheet): string => {
  const { rng, season, light, year, lit, snow, storeys } = readFacade(spec, sheet);
  const horizon = 700;
  const view = createView({
    eye: [rng.between(-0.5, 0.5), 2.2, 0],
    focal: 900,
    centre: [800 + rng.between(-50, 50), horizon],
  });
  let out = drawSky(sheet, rng.fork('sky'), light, season, horizon);
  out += rect(0, horizon - 4, 1600, 520, snow ? '#cfd2d0' : '#a59e93');
  const far = view.project([0, 0, 62]);
  out +=
    drawTree(rng.fork('end'), far[0] - 30, far[1], 190, season) +
    drawTree(rng.fork('end2'), far[0] + 34, far[1], 170, season);
  const row = rng.fork('row');
  const lots: Lot[] = [];
  for (const side of [-1, 1] as const)
    for (let z = 2.2 + row.between(0, 2); z < 58;) {
      const length = row.between(5.4, 6.6);
      lots.push({ side, z, length, storeys: Math.min(3, storeys) });
      z += length;
    }
  lots.sort((a, b) => b.z - a.z);
  for (const lot of lots)
    out += house(view, rng.fork(`${lot.side}${Math.round(lot.z * 10)}`), lot, year, lit, snow);
  const road = snow ? '#aeb1b0' : '#7d6a62';
  out += view.quad(
    [
      [-3.4, 0, 1.2],
      [3.4, 0, 1.2],
      [3.4, 0, 62],
      [-3.4, 0, 62],
    ],
    road,
  );
  for (let z = 2; z < 40; z += z < 8 ? 0.12 : z < 18 ? 0.3 : 0.7)
    out += view.quad(
      [
        [-3.4, 0, z],
        [3.4, 0, z],
        [3.4, 0, z + 0.02 * (z / 6)],
        [-3.4, 0, z + 0.02 * (z / 6)],
      ],
      darker(road, 0.4),
      opacity(0.4),
    );
  for (let x = -3.3; x < 3.4; x += 0.3)
    out += view.quad(
      [
        [x, 0, 1.4],
        [x + 0.014, 0, 1.4],
        [x + 0.014, 0, 30],
        [x, 0, 30],
      ],
      darker(road, 0.4),
      opacity(0.3),
    );
  for (const side of [-1, 1]) {
    out += view.quad(
      [
        [side * 3.4, 0, 1.2],
        [side * 3.56, 0, 1.2],
        [side * 3.56, 0, 62],
        [side * 3.4, 0, 62],
      ],
      '#b9b7b0',
    );
    for (let z = 2; z < 30; z += z < 9 ? 0.3 : 0.9)
      out += view.quad(
        [
          [side * 3.56, 0, z],
          [side * WALL_X, 0, z],
          [side * WALL_X, 0, z + 0.015],
          [side * 3.56, 0, z + 0.015],
        ],
        '#6f6a63',
        opacity(0.5),
      );
  }
  out += view.quad(
    [
      [-WALL_X, 0.002, 1.2],
      [-0.6, 0.002, 1.2],
      [-0.6, 0.002, 62],
      [-WALL_X, 0.002, 62],
    ],
    SHADE,
    opacity(0.26),
  );
  const tints = ['#8f999c', '#2b3440', '#d9d6cd', '#7a2a22', '#34515a', '#4a5148'];
  for (let z = 34; z > 6.5; z -= 6.5) {
    const side = row.chance(0.5) ? -1 : 1;
    if (row.chance(0.75)) out += car(view, side > 0 ? 1.6 : -3.35, z, row.pick(tints));
    const [tx, ty] = view.project([-side * 4.1, 0, z + 2]);
    if (row.chance(0.8)) out += drawTree(rng.fork(`t${z}`), tx, ty, view.at(z + 2) * 6.2, season);
  }
  return (
    out +
    rect(
      0,
      0,
      1600,
      1200,
      sheet.radial('vignette', 'cx="0.5" cy="0.5" r="0.8"', [
        [0.6, SHADE, 0],
        [1, SHADE, 0.26],
      ]),
    )
  );
};
