import { darker, glow, lighter, mix } from './colour.ts';
import type { View } from './perspective.ts';
import type { Random } from './random.ts';
import { ellipse, n, opacity, path, polygon, rect, SHADE, stroke, type Sheet } from './svg.ts';

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

/** A lamp on a cord from the ceiling. */
export const drawPendant = (
  view: View,
  sheet: Sheet,
  x: number,
  y: number,
  z: number,
  ceiling: number,
  size: number,
  colour: string,
  lit: boolean,
): string => {
  const s = view.at(z) * size;
  const [cx, cy] = view.project([x, y, z]);
  const [, up] = view.project([x, ceiling, z]);
  let out = rect(cx - 1.2, up, 2.4, cy - up, '#2b2f30');
  if (lit)
    out += ellipse(
      cx,
      cy + s * 0.5,
      s * 3.4,
      s * 3.4,
      sheet.radial('lamp', '', [
        [0, glow('#ffe0a0'), 0.5],
        [0.4, glow('#ffcf86'), 0.16],
        [1, glow('#ffcf86'), 0],
      ]),
    );
  out += path(
    `M${n(cx - s * 0.12)} ${n(cy)}h${n(s * 0.24)}C${n(cx + s * 0.5)} ${n(cy + s * 0.06)} ${n(cx + s * 0.56)} ${n(cy + s * 0.36)} ${n(cx + s * 0.58)} ${n(cy + s * 0.56)}H${n(cx - s * 0.58)}C${n(cx - s * 0.56)} ${n(cy + s * 0.36)} ${n(cx - s * 0.5)} ${n(cy + s * 0.06)} ${n(cx - s * 0.12)} ${n(cy)}z`,
    colour,
  );
  out += path(
    `M${n(cx + s * 0.2)} ${n(cy + s * 0.02)}C${n(cx + s * 0.5)} ${n(cy + s * 0.06)} ${n(cx + s * 0.56)} ${n(cy + s * 0.36)} ${n(cx + s * 0.58)} ${n(cy + s * 0.56)}H${n(cx + s * 0.3)}z`,
    darker(colour, 0.3),
    opacity(0.6),
  );
  return out + ellipse(cx, cy + s * 0.56, s * 0.58, s * 0.09, lit ? glow('#fff0c6') : lighter(colour, 0.5));
};

export const drawFloorLamp = (
  view: View,
  sheet: Sheet,
  x: number,
  z: number,
  colour: string,
  lit: boolean,
): string => {
  const s = view.at(z);
  const [cx, foot] = view.project([x, 0, z]);
  const top = foot - 1.5 * s;
  let out =
    ellipse(cx + 0.12 * s, foot, 0.24 * s, 0.05 * s, SHADE, opacity(0.25)) +
    ellipse(cx, foot, 0.15 * s, 0.035 * s, '#33393a') +
    rect(cx - 0.012 * s, top, 0.024 * s, 1.5 * s, '#33393a');
  if (lit)
    out += ellipse(
      cx,
      top,
      1.2 * s,
      1.2 * s,
      sheet.radial('lamp', '', [
        [0, glow('#ffe0a0'), 0.5],
        [0.4, glow('#ffcf86'), 0.16],
        [1, glow('#ffcf86'), 0],
      ]),
    );
  return (
    out +
    polygon(
      [
        [cx - 0.14 * s, top - 0.2 * s],
        [cx + 0.14 * s, top - 0.2 * s],
        [cx + 0.22 * s, top + 0.14 * s],
        [cx - 0.22 * s, top + 0.14 * s],
      ],
      lit ? glow('#ffe7b4') : colour,
    ) +
    polygon(
      [
        [cx + 0.04 * s, top - 0.2 * s],
        [cx + 0.14 * s, top - 0.2 * s],
        [cx + 0.22 * s, top + 0.14 * s],
        [cx + 0.08 * s, top + 0.14 * s],
      ],
      SHADE,
      opacity(0.12),
    )
  );
};

/** A tall pot plant with broad leaves. */
export const drawPlant = (view: View, rng: Random, x: number, z: number, height: number): string => {
  const s = view.at(z);
  const [cx, foot] = view.project([x, 0, z]);
  const pot = rng.pick(['#b9643f', '#efe6d6', '#3f6a70', '#d2c3a8', '#8a8f8c']);
  const pw = 0.17 * s;
  const rim = foot - 0.32 * s;
  let out = ellipse(cx + 0.1 * s, foot, pw * 1.5, pw * 0.28, SHADE, opacity(0.28));
  const green = rng.pick(['#4d6a4a', '#5b7a52', '#3f6152']);
  const count = 13;
  const leaves: [number, string][] = [];
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const side = i % 2 ? 1 : -1;
    const reach = side * rng.between(0.14, 0.42) * s * (1.1 - t * 0.6);
    const y = rim - (0.18 + 0.82 * t) * (height - 0.32) * s;
    const tx = cx + reach;
    const len = rng.between(0.17, 0.26) * s;
    out += stroke(
      `M${n(cx)} ${n(rim)}Q${n(cx + reach * 0.1)} ${n((rim + y) / 2)} ${n(tx)} ${n(y)}`,
      darker(green, 0.2),
      Math.max(1.2, 0.016 * s),
    );
    const a = side * rng.between(0.2, 0.9);
    const ux = Math.sin(a);
    const uy = Math.cos(a) * 0.4 + 0.3;
    const leaf = `M${n(tx - ux * len * 0.3)} ${n(y - uy * len * 0.3)}Q${n(tx + uy * len * 0.6 + ux * len * 0.3)} ${n(y - ux * len * 0.4)} ${n(tx + ux * len)} ${n(y + uy * len)}Q${n(tx - uy * len * 0.6 + ux * len * 0.3)} ${n(y + Math.abs(ux) * len * 0.5)} ${n(tx - ux * len * 0.3)} ${n(y - uy * len * 0.3)}z`;
    leaves.push([
      rng.next(),
      path(leaf, side < 0 ? lighter(green, rng.between(0.05, 0.3)) : darker(green, rng.between(0, 0.25))),
    ]);
  }
  out += leaves
    .sort((a, b) => a[0] - b[0])
    .map((leaf) => leaf[1])
    .join('');
  return (
    out +
    path(`M${n(cx - pw)} ${n(rim)}h${n(pw * 2)}l${n(-pw * 0.3)} ${n(0.32 * s)}h${n(-pw * 1.4)}z`, pot) +
    path(
      `M${n(cx + pw * 0.3)} ${n(rim)}h${n(pw * 0.7)}l${n(-pw * 0.3)} ${n(0.32 * s)}h${n(-pw * 0.5)}z`,
      SHADE,
      opacity(0.2),
    ) +
    rect(cx - pw * 1.06, rim - 0.03 * s, pw * 2.12, 0.06 * s, lighter(pot, 0.15))
  );
};

const SPINES = [
  '#a8412b',
  '#d8cbb2',
  '#2f6a66',
  '#c99a4a',
  '#6c7d86',
  '#8d5a44',
  '#efe6d6',
  '#3a4a50',
  '#b98a6c',
] as const;

/** A bookcase with its back to the far wall. */
export const drawBookcase = (
  view: View,
  rng: Random,
  x: number,
  z: number,
  w: number,
  h: number,
  colour: string,
): string => {
  let out = view.cast(x, z, w, 0.32, 0.2, 0.2) + view.box(x, 0, z, w, h, 0.32, colour);
  const s = view.at(z);
  const [left, top] = view.project([x, h, z]);
  const rows = Math.max(2, Math.round(h / 0.38));
  const rh = (h * s) / rows;
  for (let row = 0; row < rows; row++) {
    const y = top + row * rh + rh * 0.07;
    const height = rh * 0.86;
    const inner = left + 0.04 * s;
    const iw = (w - 0.08) * s;
    out +=
      rect(inner, y, iw, height, darker(colour, 0.5)) +
      rect(inner, y, iw, height * 0.18, SHADE, opacity(0.3));
    let bx = inner + 3;
    while (bx < inner + iw - 0.05 * s) {
      if (rng.chance(0.16)) {
        const vw = rng.between(0.1, 0.16) * s;
        if (bx + vw < inner + iw)
          out += ellipse(
            bx + vw / 2,
            y + height - vw * 0.55,
            vw * 0.42,
            vw * 0.55,
            rng.pick(['#efe6d6', '#b9643f', '#5d7f86', '#566b52']),
          );
        bx += vw + rng.between(0.02, 0.14) * s;
        continue;
      }
      const bw = rng.between(0.022, 0.05) * s;
      const bh = height * rng.between(0.62, 0.94);
      const tint = rng.pick(SPINES);
      out +=
        rect(bx, y + height - bh, bw, bh, tint) +
        rect(bx + bw * 0.7, y + height - bh, bw * 0.3, bh, SHADE, opacity(0.2));
      bx += bw + 0.6;
    }
  }
  return out;
};
