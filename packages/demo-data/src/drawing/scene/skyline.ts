import { darker, glow, lighter, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { ellipse, n, opacity, path, polygon, rect, SHADE } from '../svg.ts';

/** The Lebuïnus church: a heavy square tower with its eight-sided lantern, and the long nave; foot at y. */
export const drawLebuinus = (x: number, y: number, u: number, stone: string, roof: string): string => {
  const light = lighter(stone, 0.14);
  const dark = darker(stone, 0.26);
  const w = 2.2 * u;
  const h = 7.2 * u;
  let out = '';
  // Nave and choir to the right of the tower.
  out += polygon(
    [
      [x + w * 0.5, y],
      [x + w * 0.5, y - 3.1 * u],
      [x + 8.4 * u, y - 3.1 * u],
      [x + 9.6 * u, y - 2.6 * u],
      [x + 9.6 * u, y],
    ],
    stone,
  );
  out +=
    polygon(
      [
        [x + w * 0.5, y - 3 * u],
        [x + w * 0.5 + 0.7 * u, y - 5 * u],
        [x + 7.9 * u, y - 5 * u],
        [x + 9.7 * u, y - 2.9 * u],
      ],
      roof,
    ) +
    polygon(
      [
        [x + 7.9 * u, y - 5 * u],
        [x + 9.7 * u, y - 2.9 * u],
        [x + 7.6 * u, y - 2.9 * u],
      ],
      darker(roof, 0.2),
    );
  for (let i = 0; i < 6; i++)
    out +=
      path(
        `M${n(x + w + (0.5 + i * 1.12) * u)} ${n(y - 0.5 * u)}v${n(-1.5 * u)}q${n(0.22 * u)} ${n(-0.5 * u)} ${n(0.44 * u)} 0v${n(1.5 * u)}z`,
        dark,
      ) + rect(x + w + (0.22 + i * 1.12) * u, y - 2.9 * u, 0.16 * u, 2.9 * u, light);
  // The tower, lit from the left.
  out +=
    rect(x - w / 2, y - h, w, h, stone) +
    rect(x - w / 2, y - h, w * 0.22, h, light) +
    rect(x + w * 0.24, y - h, w * 0.26, h, dark);
  for (const level of [0.3, 0.55, 0.78]) out += rect(x - w * 0.54, y - h * level, w * 1.08, 0.12 * u, light);
  for (const k of [-0.24, 0.1])
    out +=
      path(
        `M${n(x + k * w)} ${n(y - h * 0.58)}v${n(-h * 0.14)}q${n(0.07 * w)} ${n(-0.1 * w)} ${n(0.14 * w)} 0v${n(h * 0.14)}z`,
        dark,
      ) +
      path(
        `M${n(x + k * w)} ${n(y - h * 0.82)}v${n(-h * 0.1)}q${n(0.07 * w)} ${n(-0.1 * w)} ${n(0.14 * w)} 0v${n(h * 0.1)}z`,
        dark,
      );
  out += rect(x - w * 0.55, y - h - 0.1 * u, w * 1.1, 0.22 * u, light);
  // The lantern.
  const lw = 1.35 * u;
  const top = y - h - 0.1 * u;
  out +=
    rect(x - lw / 2, top - 1.9 * u, lw, 1.9 * u, light) +
    rect(x + lw * 0.16, top - 1.9 * u, lw * 0.34, 1.9 * u, dark) +
    rect(x - lw / 2, top - 1.9 * u, lw * 0.2, 1.9 * u, lighter(stone, 0.3));
  for (const k of [-0.2, 0.06])
    out += path(
      `M${n(x + k * lw)} ${n(top - 0.3 * u)}v${n(-1 * u)}q${n(0.09 * lw)} ${n(-0.16 * lw)} ${n(0.18 * lw)} 0v${n(1 * u)}z`,
      darker(stone, 0.5),
    );
  out += rect(x - lw * 0.58, top - 2.02 * u, lw * 1.16, 0.16 * u, light);
  const cap = top - 2 * u;
  out +=
    path(
      `M${n(x - lw * 0.54)} ${n(cap)}C${n(x - lw * 0.5)} ${n(cap - 0.8 * u)} ${n(x - lw * 0.16)} ${n(cap - 0.9 * u)} ${n(x - lw * 0.14)} ${n(cap - 1.4 * u)}H${n(x + lw * 0.14)}C${n(x + lw * 0.16)} ${n(cap - 0.9 * u)} ${n(x + lw * 0.5)} ${n(cap - 0.8 * u)} ${n(x + lw * 0.54)} ${n(cap)}z`,
      roof,
    ) +
    path(
      `M${n(x + lw * 0.1)} ${n(cap)}C${n(x + lw * 0.1)} ${n(cap - 0.8 * u)} ${n(x + lw * 0.06)} ${n(cap - 0.9 * u)} ${n(x + lw * 0.04)} ${n(cap - 1.4 * u)}H${n(x + lw * 0.14)}C${n(x + lw * 0.16)} ${n(cap - 0.9 * u)} ${n(x + lw * 0.5)} ${n(cap - 0.8 * u)} ${n(x + lw * 0.54)} ${n(cap)}z`,
      darker(roof, 0.3),
    );
  return (
    out +
    rect(x - 0.04 * u, cap - 2.3 * u, 0.08 * u, 1 * u, darker(roof, 0.2)) +
    ellipse(x, cap - 1.5 * u, 0.16 * u, 0.2 * u, '#c9a24e')
  );
};

const ROOFS = ['#8a5545', '#7c4d42', '#9a6149', '#6f5a55', '#84604f'] as const;
const WALLS = ['#b98a70', '#c79f82', '#a8735c', '#d8c7ae', '#e4dac8', '#9c6753', '#c4b199'] as const;

/** A waterfront of small gabled houses between x and end, foot at y; `haze` mixes it into the air. */
export const drawWaterfront = (
  rng: Random,
  x: number,
  end: number,
  y: number,
  u: number,
  haze: string,
  fade: number,
  lamps = 0,
): string => {
  let out = '';
  const air = (hex: string) => mix(hex, haze, fade);
  for (let at = x; at < end;) {
    const w = rng.between(1.1, 2) * u;
    const h = rng.between(1.6, 2.9) * u;
    const wall = air(rng.pick(WALLS));
    const roof = air(rng.pick(ROOFS));
    const kind = rng.int(0, 3);
    out += rect(at, y - h, w + 1, h, wall) + rect(at + w * 0.86, y - h, w * 0.14, h, SHADE, opacity(0.1));
    if (kind === 0)
      out +=
        polygon(
          [
            [at, y - h],
            [at + w / 2, y - h - w * 0.62],
            [at + w, y - h],
          ],
          wall,
        ) +
        polygon(
          [
            [at + w / 2, y - h - w * 0.62],
            [at + w, y - h],
            [at + w * 0.94, y - h],
            [at + w / 2, y - h - w * 0.52],
          ],
          roof,
        );
    else if (kind === 1) {
      const t = w / 7;
      let d = `M${n(at)} ${n(y - h)}`;
      for (let i = 0; i < 3; i++) d += `v${n(-w * 0.17)}h${n(t)}`;
      d += `v${n(-w * 0.12)}h${n(t)}v${n(w * 0.12)}`;
      for (let i = 0; i < 3; i++) d += `h${n(t)}v${n(w * 0.17)}`;
      out += path(`${d}z`, wall);
    } else
      out +=
        polygon(
          [
            [at - 1, y - h],
            [at + w * 0.08, y - h - w * 0.5],
            [at + w * 0.92, y - h - w * 0.5],
            [at + w + 1, y - h],
          ],
          roof,
        ) + rect(at + w * 0.7, y - h - w * 0.72, w * 0.1, w * 0.3, air('#8a5545'));
    const columns = Math.max(2, Math.round(w / (0.55 * u)));
    let dark = '';
    let lit = '';
    for (let row = 0; row < Math.floor(h / (0.75 * u)); row++)
      for (let c = 0; c < columns; c++) {
        const pane = `M${n(at + ((c + 0.28) * w) / columns)} ${n(y - h + (0.2 + row * 0.75) * u)}h${n(0.24 * u)}v${n(0.4 * u)}h${n(-0.24 * u)}z`;
        if (rng.chance(lamps)) lit += pane;
        else dark += pane;
      }
    out += path(dark, air('#4a565a')) + (lit ? path(lit, glow('#ffcf80')) : '');
    at += w;
  }
  return out;
};
