import { brickFill } from './brick.ts';
import { darker, lighter } from './colour.ts';
import { type TopSpec } from './house-top.ts';
import { type Random } from './random.ts';
import { drawChimney, drawGutter, drawRoofFace } from './roof.ts';
import { opacity, type Point, polygon, rect, SHADE, shadow, type Sheet } from './svg.ts';
import { drawWindow } from './window.ts';

export const dormer = (
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

export const eaves = (sheet: Sheet, rng: Random, spec: TopSpec) => {
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
