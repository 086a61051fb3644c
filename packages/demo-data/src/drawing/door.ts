import { darker, glow, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { ellipse, n, opacity, path, polygon, rect, SHADE, stroke, type Sheet } from './svg.ts';

export type DoorKind = 'panel' | 'glazed' | 'thirties' | 'modern' | 'double';

export interface DoorSpec {
  x: number;
  /** The threshold. */
  foot: number;
  w: number;
  h: number;
  scale: number;
  kind: DoorKind;
  colour: string;
  frame: string;
  lit: boolean;
  /** Height of the light over the door in metres; 0 for none. */
  fanlight: number;
  steps?: number;
}

export const DOOR_COLOURS = [
  '#1f4a40',
  '#27474f',
  '#7a2a22',
  '#22303f',
  '#3c5a4a',
  '#8c5a2c',
  '#5a2d35',
  '#0e5450',
  '#2a2f33',
  '#b5832f',
] as const;

const panel = (x: number, y: number, w: number, h: number, colour: string) =>
  rect(x, y, w, h, darker(colour, 0.3)) +
  rect(x + w * 0.05, y + w * 0.05, w * 0.95, h - w * 0.05, lighter(colour, 0.14)) +
  rect(x + w * 0.05, y + w * 0.05, w * 0.9, h - w * 0.1, colour);

const pane = (sheet: Sheet, x: number, y: number, w: number, h: number, lit: boolean) => {
  const fill = lit
    ? sheet.vertical('door-lit', [
        [0, glow('#fbdc9c')],
        [1, glow('#e0a353')],
      ])
    : sheet.vertical('door-dim', [
        [0, '#a9bfc2'],
        [0.5, '#5d7074'],
        [1, '#384548'],
      ]);
  return (
    rect(x, y, w, h, fill) +
    polygon(
      [
        [x + w * 0.2, y],
        [x + w * 0.6, y],
        [x + w * 0.2, y + h],
        [x, y + h],
        [x, y + h * 0.5],
      ],
      '#f3f7f4',
      opacity(lit ? 0.1 : 0.16),
    )
  );
};

const leaf = (sheet: Sheet, x: number, y: number, w: number, h: number, spec: DoorSpec, s: number) => {
  const { colour, kind, lit } = spec;
  let out =
    rect(x, y, w, h, colour) +
    rect(
      x,
      y,
      w,
      h,
      sheet.vertical('leaf', [
        [0, '#fff3dc', 0.1],
        [1, SHADE, 0.16],
      ]),
    );
  if (kind === 'glazed' || kind === 'double') {
    out +=
      rect(x + w * 0.15, y + h * 0.07, w * 0.7, h * 0.5, darker(colour, 0.35)) +
      pane(sheet, x + w * 0.19, y + h * 0.085, w * 0.62, h * 0.47, lit);
    out += rect(x + w * 0.47, y + h * 0.085, w * 0.06, h * 0.47, colour);
    out += panel(x + w * 0.15, y + h * 0.64, w * 0.7, h * 0.28, colour);
  } else if (kind === 'thirties') {
    for (const at of [0.17, 0.42, 0.67]) out += pane(sheet, x + w * at, y + h * 0.1, w * 0.16, h * 0.42, lit);
    out +=
      rect(x + w * 0.1, y + h * 0.6, w * 0.8, h * 0.025, darker(colour, 0.35)) +
      rect(x + w * 0.08, y + h * 0.57, w * 0.84, h * 0.03, lighter(colour, 0.2));
    for (const at of [0.3, 0.5, 0.7])
      out += rect(x + w * at, y + h * 0.66, w * 0.02, h * 0.28, darker(colour, 0.3));
  } else if (kind === 'modern') {
    out += pane(sheet, x + w * 0.68, y + h * 0.06, w * 0.16, h * 0.86, lit);
    for (let i = 1; i < 6; i++)
      out += rect(x, y + (h * i) / 6, w * 0.6, Math.max(1, s * 0.012), darker(colour, 0.3));
  } else {
    for (const [py, ph] of [
      [0.06, 0.2],
      [0.3, 0.3],
      [0.66, 0.27],
    ] as const)
      for (const px of [0.1, 0.54]) out += panel(x + w * px, y + h * py, w * 0.36, h * ph, colour);
  }
  return out;
};

const brass = '#c9a24e';

/** A front door with its light, threshold and bluestone steps; deep in the wall, shaded at the top and left. */
export const drawDoor = (sheet: Sheet, rng: Random, spec: DoorSpec): string => {
  const { x, foot, w, h, scale: s, frame, lit } = spec;
  if (x > 1620 || x + w < -20) return '';
  const fan = spec.fanlight * s;
  const steps = spec.steps ?? 1;
  const rise = 0.17 * s;
  const bottom = foot - steps * rise;
  const top = bottom - h - fan;
  const post = 0.11 * s;
  let out = rect(x, top, w, h + fan, frame);
  if (fan > 0) {
    const fx = x + post;
    const fw = w - 2 * post;
    out += pane(sheet, fx, top + post, fw, fan - post, lit);
    if (rng.chance(0.5)) {
      const cx = fx + fw / 2;
      for (const at of [-0.42, -0.2, 0, 0.2, 0.42])
        out += stroke(
          `M${n(cx)} ${n(top + fan)}L${n(cx + at * fw)} ${n(top + post)}`,
          frame,
          Math.max(1.5, 0.03 * s),
        );
      out += stroke(
        `M${n(cx - fw * 0.2)} ${n(top + fan)}A${n(fw * 0.2)} ${n(fan * 0.5)} 0 0 1 ${n(cx + fw * 0.2)} ${n(top + fan)}`,
        frame,
        Math.max(1.5, 0.035 * s),
      );
    } else {
      for (const at of [0.33, 0.67])
        out += rect(fx + fw * at, top + post, Math.max(1.5, 0.035 * s), fan - post, frame);
    }
    out +=
      rect(x, top + fan - 0.02 * s, w, post * 0.9, frame) +
      rect(x, top + fan + post * 0.7, w, post * 0.3, SHADE, opacity(0.2));
  }
  const dx = x + post;
  const dw = w - 2 * post;
  const dy = top + fan + post * 0.9;
  const dh = bottom - dy;
  if (spec.kind === 'double') {
    out +=
      leaf(sheet, dx, dy, dw / 2, dh, spec, s) +
      leaf(sheet, dx + dw / 2, dy, dw / 2, dh, spec, s) +
      rect(dx + dw / 2 - 1.5, dy, 3, dh, darker(spec.colour, 0.5));
    out += ellipse(dx + dw * 0.46, dy + dh * 0.56, 0.03 * s, 0.03 * s, brass);
  } else {
    out += leaf(sheet, dx, dy, dw, dh, spec, s);
    out +=
      spec.kind === 'modern'
        ? rect(dx + dw * 0.88, dy + dh * 0.3, 0.03 * s, dh * 0.4, '#c8ccca')
        : ellipse(dx + dw * 0.9, dy + dh * 0.55, 0.032 * s, 0.032 * s, brass);
    if (spec.kind !== 'modern')
      out +=
        rect(dx + dw * 0.36, dy + dh * 0.585, dw * 0.28, 0.055 * s, brass) +
        rect(dx + dw * 0.38, dy + dh * 0.6, dw * 0.24, 0.015 * s, '#6b5424');
  }
  const deep = 0.17 * s;
  out += polygon(
    [
      [x, top],
      [x + w, top],
      [x + w, top + deep],
      [x + deep * 0.7, top + deep],
      [x + deep * 0.7, bottom],
      [x, bottom],
    ],
    SHADE,
    opacity(0.32),
  );
  for (let i = steps; i >= 1; i--) {
    const out1 = 0.16 * s * (steps - i + 1);
    const sy = foot - i * rise;
    out +=
      rect(x - out1, sy, w + 2 * out1, rise, mix('#5d676b', '#79848a', (steps - i) * 0.2)) +
      rect(x - out1, sy, w + 2 * out1, rise * 0.3, '#98a2a4') +
      rect(x - out1, sy + rise * 0.86, w + 2 * out1, rise * 0.16, SHADE, opacity(0.45));
  }
  if (rng.chance(0.4))
    out +=
      path(
        `M${n(x - 0.32 * s)} ${n(top + fan + 0.2 * s)}h${n(0.14 * s)}l${n(0.03 * s)} ${n(0.22 * s)}h${n(-0.2 * s)}z`,
        lit ? glow('#ffdf9c') : '#d8d4c4',
      ) +
      rect(x - 0.35 * s, top + fan + 0.17 * s, 0.2 * s, 0.05 * s, '#2b2f30') +
      rect(x - 0.35 * s, top + fan + 0.41 * s, 0.2 * s, 0.03 * s, '#2b2f30');
  return out;
};
