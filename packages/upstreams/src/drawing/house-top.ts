import { brickFill, drawLintel } from './brick.ts';
import { darker, lighter } from './colour.ts';
import { drawGable, gableHeight } from './gable.ts';
import { isGable, type HouseStyle } from './house-style.ts';
import type { Random } from './random.ts';
import { drawChimney, drawGutter, drawRoofFace } from './roof.ts';
import { opacity, polygon, rect, SHADE, shadow, type Point, type Sheet } from './svg.ts';
import { drawWindow } from './window.ts';

export interface TopSpec {
  x: number;
  /** The top of the last full floor. */
  y: number;
  w: number;
  scale: number;
  style: HouseStyle;
  snow: boolean;
  isLit: () => boolean;
  /** Whether the roof ends here (a detached house overhangs at its sides). */
  ends: readonly [boolean, boolean];
  chimney: boolean;
}

/** Height in metres of what stands on the last full floor. */
export const topHeight = (style: HouseStyle, width: number): number => {
  if (isGable(style.crown)) return gableHeight(style.crown, width);
  if (style.crown === 'cornice') return 0.9 + (style.dormer ? 1.6 : 0);
  if (style.crown === 'flat') return 0.4;
  if (style.crown === 'front') return width * 0.56 + 0.4;
  return style.roofRise + 0.2;
};

const dormer = (
  sheet: Sheet,
  rng: Random,
  spec: TopSpec,
  cx: number,
  foot: number,
  wide: number,
  tall: number,
) => {
  const s = spec.scale;
  const w = wide * s;
  const h = tall * s;
  const x = cx - w / 2;
  let out = shadow(
    [
      [x + w, foot - h],
      [x + w + 0.5 * s, foot - h * 0.7],
      [x + w + 0.5 * s, foot],
      [x + w, foot],
    ],
    0.34,
  );
  out +=
    rect(x, foot - h, w, h, spec.style.frame) +
    rect(x, foot - h, 0.12 * s, h, lighter(spec.style.frame, 0.4)) +
    rect(x + w - 0.12 * s, foot - h, 0.12 * s, h, darker(spec.style.frame, 0.14));
  const count = Math.max(1, Math.round(wide / 1.1));
  const cell = (w - 0.24 * s) / count;
  for (let i = 0; i < count; i++)
    out += drawWindow(sheet, rng, {
      x: x + 0.12 * s + i * cell,
      y: foot - h + 0.1 * s,
      w: cell,
      h: h - 0.18 * s,
      kind: 'single',
      frame: spec.style.frame,
      sash: spec.style.sash,
      scale: s,
      lit: spec.isLit(),
      ground: false,
      sill: false,
    });
  out +=
    rect(x - 0.18 * s, foot - h - 0.16 * s, w + 0.36 * s, 0.2 * s, '#f3efe6') +
    rect(x - 0.18 * s, foot - h - 0.2 * s, w + 0.36 * s, 0.06 * s, '#7c8588') +
    rect(x - 0.1 * s, foot - h + 0.04 * s, w + 0.2 * s, 0.09 * s, SHADE, opacity(0.3));
  return (
    out +
    rect(x - 0.06 * s, foot - 0.08 * s, w + 0.12 * s, 0.1 * s, '#7c8588') +
    (spec.snow ? rect(x - 0.18 * s, foot - h - 0.26 * s, w + 0.36 * s, 0.1 * s, '#f7f8f6') : '')
  );
};

const panels = (x: number, y: number, s: number, columns: number, rows: number) => {
  let out = '';
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const px = x + c * 0.98 * s;
      const py = y + r * 1.12 * s;
      out +=
        rect(px, py, 0.94 * s, 1.08 * s, '#1c2b3a', 'stroke="#3c4a56" stroke-width="1.4"') +
        polygon(
          [
            [px, py],
            [px + 0.5 * s, py],
            [px + 0.1 * s, py + 1.08 * s],
            [px, py + 1.08 * s],
          ],
          '#5d7f96',
          opacity(0.28),
        ) +
        rect(px, py + 0.52 * s, 0.94 * s, 1.2, '#3c4a56');
    }
  return out;
};

const eaves = (sheet: Sheet, rng: Random, spec: TopSpec) => {
  const { x, y, w, scale: s, style } = spec;
  const rise = style.roofRise * s;
  const overhang = style.bay ? 0.42 : 0.14;
  const left = x - (spec.ends[0] ? 0.34 * s : 0);
  const right = x + w + (spec.ends[1] ? 0.34 * s : 0);
  const hip = style.crown === 'hip' ? rise * 0.85 : 0;
  const face: Point[] = [
    [left, y + 2],
    [left + (spec.ends[0] ? hip : 0), y - rise],
    [right - (spec.ends[1] ? hip : 0), y - rise],
    [right, y + 2],
  ];
  let out = '';
  if (spec.chimney)
    out += drawChimney(
      brickFill(sheet, style.brick, s),
      x + w * 0.72,
      y - rise + 0.3 * s,
      0.62 * s,
      1.25 * s,
    );
  out += drawRoofFace(sheet, face, style.roof, s, spec.snow);
  if (spec.chimney) {
    const cx = x + w * 0.72;
    out += shadow(
      [
        [cx + 0.62 * s, y - rise],
        [cx + 1.2 * s, y - rise],
        [cx + 1.5 * s, y - rise + 0.5 * s],
        [cx + 0.62 * s, y - rise + 0.3 * s],
      ],
      0.25,
    );
  }
  const ridge: Point = face[1] as Point;
  out += rect(
    ridge[0],
    y - rise - 0.07 * s,
    (face[2] as Point)[0] - ridge[0],
    0.14 * s,
    darker(
      '#a4553d',
      style.roof === 'antraciet' || style.roof === 'zink' || style.roof === 'leisteen' ? 0.7 : 0.15,
    ),
  );
  if (spec.ends[0] && !hip)
    out +=
      rect(left - 0.04 * s, y - rise - 0.06 * s, 0.16 * s, rise + 0.1 * s, '#efe9dd') +
      rect(left + 0.08 * s, y - rise, 0.05 * s, rise, SHADE, opacity(0.3));
  if (spec.ends[1] && !hip)
    out += rect(right - 0.12 * s, y - rise - 0.06 * s, 0.16 * s, rise + 0.1 * s, '#e2dacb');
  if (style.dormer)
    out += dormer(
      sheet,
      rng,
      spec,
      x + w * rng.between(0.4, 0.55),
      y - rise * 0.2,
      Math.min(w / s - 2, rng.pick([1.2, 2.2, 2.6])),
      1.35,
    );
  else if (style.solar)
    out += panels(
      x + w * 0.12,
      y - rise * 0.86,
      s,
      Math.max(2, Math.floor((w * 0.6) / (0.98 * s))),
      rise > 2.6 * s ? 2 : 1,
    );
  else if (rng.chance(0.4)) {
    const vx = x + w * rng.between(0.3, 0.6);
    out +=
      rect(vx, y - rise * 0.62, 0.78 * s, 0.95 * s, '#3a4043') +
      rect(vx + 0.07 * s, y - rise * 0.62 + 0.07 * s, 0.64 * s, 0.8 * s, '#9fb9c1') +
      polygon(
        [
          [vx + 0.07 * s, y - rise * 0.62 + 0.07 * s],
          [vx + 0.5 * s, y - rise * 0.62 + 0.07 * s],
          [vx + 0.07 * s, y - rise * 0.62 + 0.8 * s],
        ],
        '#eaf1ef',
        opacity(0.5),
      );
  }
  return out + drawGutter(left, y - 0.04 * s, right - left, s, '#efe9dd', overhang + 0.2);
};

const front = (sheet: Sheet, rng: Random, spec: TopSpec) => {
  const { x, y, w, scale: s, style } = spec;
  const rise = w * 0.56;
  const over = 0.3 * s;
  const apex: Point = [x + w / 2, y - rise];
  const brick = brickFill(sheet, style.brick, s);
  const slope = rise / (w / 2);
  let out = polygon([[x, y + 1], apex, [x + w, y + 1]], style.timber ? timberFill(sheet, s) : brick);
  const board = 0.3 * s;
  const modern = style.frame !== '#f3efe6' && style.frame !== '#ece2c8';
  const colour = modern ? '#3b4144' : '#f3efe6';
  out += shadow(
    [apex, [x + w, y], [x + w - 0.5 * s, y], [x + w / 2, y - rise + 0.75 * s], [x + 0.5 * s, y], [x, y]],
    0.26,
  );
  const ww = Math.min(1.7 * s, w * 0.3);
  out += drawWindow(sheet, rng, {
    x: x + w / 2 - ww / 2,
    y: y - rise * 0.5,
    w: ww,
    h: rise * 0.42,
    kind: style.upper,
    frame: style.frame,
    sash: style.sash,
    scale: s,
    lit: spec.isLit(),
    ground: false,
  });
  if (style.lintel !== 'none') out += drawLintel(style.brick, x + w / 2 - ww / 2, y - rise * 0.5, ww, s);
  for (const k of [-1, 1]) {
    const foot: Point = [x + w / 2 + k * (w / 2 + over), y + over * slope];
    const lift = board * 1.1;
    out += polygon(
      [
        [apex[0], apex[1] - lift * 1.2],
        [foot[0], foot[1] - lift * 0.9],
        [foot[0], foot[1] - lift * 0.1],
        [apex[0], apex[1] - lift * 0.05],
      ],
      k < 0 ? lighter(colour, 0.3) : colour,
    );
    out += polygon(
      [
        [apex[0], apex[1] - lift * 1.5],
        [foot[0] + k * 0.06 * s, foot[1] - lift * 1.15],
        [foot[0], foot[1] - lift * 0.9],
        [apex[0], apex[1] - lift * 1.15],
      ],
      spec.snow ? '#f7f8f6' : '#5f4038',
    );
  }
  return out;
};

export const timberFill = (sheet: Sheet, s: number): string => {
  const step = Math.max(4, Math.round((0.14 * s) / 4) * 4);
  return sheet.define(`timber-${step}`, (id) => {
    const tones = ['#a9794e', '#9c6d45', '#b5875a', '#a2734b'];
    const boards = tones
      .map((tone, i) => rect(i * step, 0, step, 40, tone) + rect(i * step, 0, 1.5, 40, '#5c3f28'))
      .join('');
    return `<pattern id="${id}" width="${step * 4}" height="40" patternUnits="userSpaceOnUse">${boards}</pattern>`;
  });
};

const cornice = (sheet: Sheet, rng: Random, spec: TopSpec) => {
  const { x, y, w, scale: s, style } = spec;
  const h = 0.85 * s;
  let out = '';
  if (style.dormer) {
    out += drawRoofFace(
      sheet,
      [
        [x, y - h],
        [x, y - h - 1.5 * s],
        [x + w, y - h - 1.5 * s],
        [x + w, y - h],
      ],
      style.roof,
      s,
      spec.snow,
    );
    out +=
      rect(x, y - h - 1.56 * s, w, 0.1 * s, '#7c8588') +
      dormer(sheet, rng, spec, x + w / 2, y - h + 0.1 * s, 1.5, 1.35);
  }
  const white = '#f1ecdf';
  out += rect(x, y - h, w, h, white);
  out += rect(x, y - h * 0.62, w, h * 0.5, darker(white, 0.06));
  const count = Math.max(4, Math.round(w / (0.75 * s)));
  for (let i = 0; i < count; i++) {
    const bx = x + ((i + 0.5) * w) / count - 0.07 * s;
    out +=
      rect(bx + 0.05 * s, y - h * 0.62, 0.14 * s, h * 0.4, SHADE, opacity(0.22)) +
      rect(bx, y - h * 0.64, 0.14 * s, h * 0.38, white) +
      rect(bx, y - h * 0.32, 0.14 * s, h * 0.07, darker(white, 0.25));
  }
  out +=
    rect(x - 0.1 * s, y - h - 0.02 * s, w + 0.2 * s, h * 0.3, lighter(white, 0.4)) +
    rect(x - 0.1 * s, y - h * 0.74, w + 0.2 * s, h * 0.1, darker(white, 0.3)) +
    rect(x - 0.12 * s, y - h - 0.08 * s, w + 0.24 * s, 0.09 * s, spec.snow ? '#f7f8f6' : '#7c8588');
  return (
    out +
    rect(x, y - h * 0.14, w, h * 0.14, white) +
    shadow(
      [
        [x, y],
        [x + w, y],
        [x + w, y + 0.34 * s],
        [x + 0.2 * s, y + 0.34 * s],
      ],
      0.28,
    )
  );
};

/** Everything above the last full floor: gable, cornice, roof, dormers and chimney. */
export const drawTop = (sheet: Sheet, rng: Random, spec: TopSpec): string => {
  const { x, y, w, scale: s, style } = spec;
  if (isGable(style.crown)) {
    let out = drawGable(style.crown, x, y, w, s, brickFill(sheet, style.brick, s));
    const ww = 0.95 * s;
    const wh = 1.35 * s;
    const wy = y - wh - 0.55 * s;
    for (const cx of style.crown === 'neck' ? [0.5] : [0.5]) {
      out += drawWindow(sheet, rng, {
        x: x + w * cx - ww / 2,
        y: wy,
        w: ww,
        h: wh,
        kind: style.upper,
        frame: style.frame,
        sash: style.sash,
        scale: s,
        lit: spec.isLit(),
        ground: false,
      });
      out += drawLintel(style.brick, x + w * cx - ww / 2, wy, ww, s);
    }
    return out;
  }
  if (style.crown === 'cornice') return cornice(sheet, rng, spec);
  if (style.crown === 'front') return front(sheet, rng, spec);
  if (style.crown === 'flat')
    return (
      rect(x, y - 0.4 * s, w, 0.42 * s, brickFill(sheet, style.brick, s)) +
      rect(x - 2, y - 0.46 * s, w + 4, 0.1 * s, spec.snow ? '#f7f8f6' : '#565d60') +
      rect(x, y - 0.36 * s, w, 0.05 * s, SHADE, opacity(0.3))
    );
  return eaves(sheet, rng, spec);
};
