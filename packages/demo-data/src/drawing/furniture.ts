import { darker, lighter, mix } from './colour.ts';
import { type View } from './perspective.ts';
import { type Random } from './random.ts';
import { ellipse, n, opacity, path, SHADE } from './svg.ts';

/** A sofa against the back, facing the eye; z is its front. */
export const drawSofa = (
  view: View,
  rng: Random,
  x: number,
  z: number,
  w: number,
  colour: string,
): string => {
  let out = view.cast(x, z, w, 0.92, 0.3, 0.3);
  for (const lx of [x + 0.08, x + w - 0.16]) out += view.box(lx, 0, z + 0.06, 0.07, 0.14, 0.07, '#5a4030');
  out += view.box(x + 0.12, 0.3, z + 0.62, w - 0.24, 0.52, 0.24, colour, 0.07);
  out += view.box(x + 0.1, 0.14, z, w - 0.2, 0.2, 0.8, darker(colour, 0.12), 0.05);
  const count = w > 1.9 ? 3 : 2;
  const cw = (w - 0.42) / count;
  for (let i = 0; i < count; i++) {
    out += view.box(
      x + 0.22 + i * cw,
      0.46,
      z + 0.52,
      cw - 0.03,
      0.34,
      0.14,
      mix(colour, lighter(colour, 0.2), 0.5),
      0.08,
    );
    out += view.box(x + 0.22 + i * cw, 0.34, z - 0.02, cw - 0.03, 0.11, 0.62, lighter(colour, 0.08), 0.06);
  }
  for (const ax of [x, x + w - 0.2]) out += view.box(ax, 0.14, z - 0.03, 0.2, 0.46, 0.9, colour, 0.07);
  const tints = ['#d9a25a', '#efe6d6', '#a8412b', '#2f6a66', '#c9b28e'];
  for (const [at, size] of [
    [0.3, 0.42],
    [w - 0.72, 0.4],
  ] as const) {
    const tint = rng.pick(tints);
    const [px, py] = view.project([x + at + size / 2, 0.46 + size / 2, z + 0.4]);
    const s = view.at(z + 0.4) * size * 0.5;
    const turn = rng.between(-12, 12);
    out += `<g transform="rotate(${n(turn)} ${n(px)} ${n(py)})">${path(`M${n(px - s)} ${n(py - s)}Q${n(px)} ${n(py - s * 0.84)} ${n(px + s)} ${n(py - s)}Q${n(px + s * 0.86)} ${n(py)} ${n(px + s)} ${n(py + s)}Q${n(px)} ${n(py + s * 0.86)} ${n(px - s)} ${n(py + s)}Q${n(px - s * 0.86)} ${n(py)} ${n(px - s)} ${n(py - s)}z`, tint)}${path(`M${n(px + s)} ${n(py - s)}Q${n(px + s * 0.86)} ${n(py)} ${n(px + s)} ${n(py + s)}Q${n(px)} ${n(py + s * 0.86)} ${n(px - s)} ${n(py + s)}Q${n(px + s * 0.4)} ${n(py + s * 0.4)} ${n(px + s)} ${n(py - s)}z`, darker(tint, 0.2), opacity(0.6))}</g>`;
  }
  return out;
};

export const drawTable = (
  view: View,
  x: number,
  z: number,
  w: number,
  d: number,
  h: number,
  colour: string,
  thick = 0.05,
): string => {
  let out = view.cast(x, z, w, d, 0.25, 0.22);
  const leg = 0.06;
  for (const [lx, lz] of [
    [x + 0.05, z + d - 0.1],
    [x + w - 0.11, z + d - 0.1],
    [x + 0.05, z + 0.05],
    [x + w - 0.11, z + 0.05],
  ] as const)
    out += view.box(lx, 0, lz, leg, h - thick, leg, darker(colour, 0.25));
  return out + view.box(x, h - thick, z, w, thick, d, colour);
};

/** A round table on one foot. */
export const drawRoundTable = (
  view: View,
  x: number,
  z: number,
  r: number,
  h: number,
  colour: string,
): string => {
  const disc = (y: number, radius: number) => {
    const [cx, cy] = view.project([x, y, z]);
    const [, front] = view.project([x, y, z - radius]);
    const [, back] = view.project([x, y, z + radius]);
    return { cx, cy: (front + back) / 2, rx: radius * view.at(z), ry: (front - back) / 2, low: cy };
  };
  const top = disc(h, r);
  const edge = disc(h - 0.04, r);
  const foot = disc(0, r * 0.5);
  const shade = disc(0, r * 1.05);
  const s = view.at(z);
  let out =
    ellipse(shade.cx + 0.16 * s, shade.cy, shade.rx, shade.ry, SHADE, opacity(0.24)) +
    ellipse(foot.cx, foot.cy, foot.rx, foot.ry, darker(colour, 0.4));
  out += path(
    `M${n(top.cx - 0.05 * s)} ${n(top.cy)}L${n(foot.cx - 0.05 * s)} ${n(foot.cy)}h${n(0.1 * s)}L${n(top.cx + 0.05 * s)} ${n(top.cy)}z`,
    darker(colour, 0.3),
  );
  return (
    out +
    ellipse(edge.cx, edge.cy, edge.rx, edge.ry, darker(colour, 0.35)) +
    ellipse(top.cx, top.cy, top.rx, top.ry, lighter(colour, 0.2)) +
    ellipse(
      top.cx - top.rx * 0.2,
      top.cy - top.ry * 0.15,
      top.rx * 0.6,
      top.ry * 0.5,
      '#fff6e4',
      opacity(0.18),
    )
  );
};

/** A chair seen from behind (away = true) or from the front. */
export const drawChair = (view: View, x: number, z: number, colour: string, away: boolean): string => {
  const w = 0.44;
  const leg = 0.035;
  let out = view.cast(x, z, w, 0.44, 0.16, 0.2);
  const back = () =>
    view.box(x + 0.02, 0.45, away ? z : z + 0.42, 0.03, 0.42, 0.03, darker(colour, 0.2)) +
    view.box(x + w - 0.05, 0.45, away ? z : z + 0.42, 0.03, 0.42, 0.03, darker(colour, 0.2)) +
    view.box(x, 0.64, away ? z : z + 0.42, w, 0.24, 0.03, colour, 0.03);
  for (const [lx, lz] of [
    [x + 0.02, z + 0.4],
    [x + w - 0.06, z + 0.4],
    [x + 0.02, z + 0.02],
    [x + w - 0.06, z + 0.02],
  ] as const)
    out += view.box(lx, 0, lz, leg, 0.43, leg, darker(colour, 0.3));
  if (!away) out += back();
  out += view.box(x, 0.43, z, w, 0.05, 0.44, colour, 0.03);
  return away ? out + back() : out;
};

export const drawRug = (view: View, rng: Random, x: number, z: number, w: number, d: number): string => {
  const colour = rng.pick(['#c9b28e', '#a65a42', '#8fa39c', '#d8c7a6', '#5d7a78', '#e6dccb']);
  const band = (inset: number, fill: string, more = '') =>
    view.quad(
      [
        [x + inset, 0.005, z + inset],
        [x + w - inset, 0.005, z + inset],
        [x + w - inset, 0.005, z + d - inset],
        [x + inset, 0.005, z + d - inset],
      ],
      fill,
      more,
    );
  let out =
    band(-0.02, SHADE, opacity(0.2)) +
    band(0, darker(colour, 0.1)) +
    band(0.09, lighter(colour, 0.3)) +
    band(0.13, colour);
  const style = rng.int(0, 2);
  if (style === 0)
    for (let i = 1; i < 9; i++)
      out += view.quad(
        [
          [x + 0.13, 0.005, z + 0.13 + ((d - 0.26) * i) / 9],
          [x + w - 0.13, 0.005, z + 0.13 + ((d - 0.26) * i) / 9],
          [x + w - 0.13, 0.005, z + 0.16 + ((d - 0.26) * i) / 9],
          [x + 0.13, 0.005, z + 0.16 + ((d - 0.26) * i) / 9],
        ],
        darker(colour, 0.22),
      );
  if (style === 1) {
    const cx = x + w / 2;
    const cz = z + d / 2;
    for (const k of [0.4, 0.28, 0.14])
      out += view.quad(
        [
          [cx - w * k, 0.005, cz],
          [cx, 0.005, cz - d * k],
          [cx + w * k, 0.005, cz],
          [cx, 0.005, cz + d * k],
        ],
        k === 0.28 ? lighter(colour, 0.4) : darker(colour, 0.25),
      );
  }
  return out;
};
