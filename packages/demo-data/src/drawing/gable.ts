import { darker, lighter } from './colour.ts';
import { n, opacity, path, rect, SHADE, stroke } from './svg.ts';

export type GableKind = 'step' | 'neck' | 'bell' | 'spout';

/** Heights in metres over the upper floor, for a façade of the given width. */
export const gableHeight = (kind: GableKind, width: number): number =>
  kind === 'step'
    ? 1 + width * 0.58
    : kind === 'neck'
      ? 1.4 + width * 0.56
      : kind === 'bell'
        ? 1.2 + width * 0.58
        : 0.9 + width * 0.58;

const STONE = '#dfd4be';

const slab = (x: number, y: number, w: number, s: number) =>
  rect(x - 0.07 * s, y - 0.1 * s, w + 0.14 * s, 0.13 * s, STONE) +
  rect(x - 0.07 * s, y - 0.1 * s, w + 0.14 * s, 0.04 * s, lighter(STONE, 0.5)) +
  rect(x - 0.05 * s, y + 0.03 * s, w + 0.1 * s, 0.06 * s, SHADE, opacity(0.3));

const step = (x: number, y: number, w: number, h: number, s: number, fill: string) => {
  const count = 4;
  const top = w * 0.2;
  const run = (w - top) / 2 / count;
  const rise = h / (count + 0.4);
  let d = `M${n(x)} ${n(y + 1)}`;
  let caps = '';
  for (let i = 0; i <= count; i++) {
    const up = y - rise * (i + (i === count ? 0.4 : 0.55));
    const left = x + run * i;
    d += `V${n(up)}H${n(i === count ? left + top : left + run)}`;
    if (i < count) caps += slab(left, up, run, s) + slab(x + w - run * (i + 1), up, run, s);
    else caps += slab(left, up, top, s);
  }
  for (let i = count - 1; i >= 0; i--) d += `V${n(y - rise * (i + 0.55))}H${n(x + w - run * i)}`;
  // Sandstone bands continue the steps' coping across the front.
  const relief = [0, 1, 2]
    .map((i) =>
      rect(
        x + run * (i + 1),
        y - rise * (i + 0.55) - 0.02 * s,
        w - 2 * run * (i + 1),
        0.08 * s,
        STONE,
        opacity(0.75),
      ),
    )
    .join('');
  return path(`${d}V${n(y + 1)}z`, fill) + relief + caps;
};

const neck = (x: number, y: number, w: number, h: number, s: number, fill: string) => {
  const nw = w * 0.46;
  const left = x + (w - nw) / 2;
  const right = left + nw;
  const foot = y - h * 0.12;
  const top = y - h * 0.84;
  let out = path(
    `M${n(x)} ${n(y + 1)}V${n(foot)}H${n(left)}V${n(top)}H${n(right)}V${n(foot)}H${n(x + w)}V${n(y + 1)}z`,
    fill,
  );
  for (const side of [-1, 1]) {
    const a = side < 0 ? left : right;
    const b = side < 0 ? x : x + w;
    const m = a + (b - a) * 0.5;
    const d = `M${n(a)} ${n(y - h * 0.62)}C${n(a)} ${n(y - h * 0.4)} ${n(m)} ${n(y - h * 0.36)} ${n(m)} ${n(y - h * 0.24)}S${n(b - (b - a) * 0.02)} ${n(y - h * 0.2)} ${n(b)} ${n(foot)}H${n(a)}z`;
    out += path(d, STONE) + stroke(d, darker(STONE, 0.25), 0.03 * s);
    out += stroke(
      `M${n(a + (b - a) * 0.2)} ${n(foot - h * 0.04)}C${n(a + (b - a) * 0.7)} ${n(foot - h * 0.02)} ${n(a + (b - a) * 0.5)} ${n(foot - h * 0.16)} ${n(a + (b - a) * 0.26)} ${n(foot - h * 0.12)}`,
      darker(STONE, 0.3),
      0.05 * s,
    );
    if (side > 0) out += path(d, SHADE, opacity(0.14));
  }
  const cx = x + w / 2;
  out += slab(left - 0.06 * s, top, nw + 0.12 * s, s);
  out +=
    path(
      `M${n(left - 0.1 * s)} ${n(top - 0.1 * s)}Q${n(cx)} ${n(top - h * 0.34)} ${n(right + 0.1 * s)} ${n(top - 0.1 * s)}z`,
      STONE,
    ) +
    path(
      `M${n(left + 0.2 * s)} ${n(top - 0.14 * s)}Q${n(cx)} ${n(top - h * 0.25)} ${n(right - 0.2 * s)} ${n(top - 0.14 * s)}z`,
      darker(STONE, 0.18),
    );
  return out + slab(x, foot, left - x, s) + slab(right, foot, x + w - right, s);
};

const bell = (x: number, y: number, w: number, h: number, s: number, fill: string) => {
  const cx = x + w / 2;
  const tw = w * 0.17;
  const top = y - h * 0.9;
  const side = (k: number) =>
    `C${n(cx + k * w * 0.47)} ${n(y - h * 0.36)} ${n(cx + k * w * 0.24)} ${n(y - h * 0.3)} ${n(cx + k * w * 0.24)} ${n(y - h * 0.56)}C${n(cx + k * w * 0.24)} ${n(y - h * 0.74)} ${n(cx + k * tw)} ${n(y - h * 0.78)} ${n(cx + k * tw)} ${n(top)}`;
  const back = `C${n(cx + tw)} ${n(y - h * 0.78)} ${n(cx + w * 0.24)} ${n(y - h * 0.74)} ${n(cx + w * 0.24)} ${n(y - h * 0.56)}C${n(cx + w * 0.24)} ${n(y - h * 0.3)} ${n(cx + w * 0.47)} ${n(y - h * 0.36)} ${n(x + w)} ${n(y - h * 0.1)}`;
  const d = `M${n(x)} ${n(y + 1)}V${n(y - h * 0.1)}${side(-1)}H${n(cx + tw)}${back}V${n(y + 1)}z`;
  const left = `M${n(x)} ${n(y - h * 0.1)}${side(-1)}`;
  const right = `M${n(cx + tw)} ${n(top)}${back}`;
  let out = path(d, fill);
  for (const edge of [left, right])
    out +=
      stroke(edge, darker(STONE, 0.3), 0.24 * s) +
      stroke(edge, STONE, 0.19 * s) +
      stroke(edge, lighter(STONE, 0.5), 0.05 * s);
  out +=
    path(
      `M${n(cx - tw * 1.5)} ${n(top)}Q${n(cx)} ${n(top - h * 0.17)} ${n(cx + tw * 1.5)} ${n(top)}z`,
      STONE,
    ) +
    path(
      `M${n(cx)} ${n(top - h * 0.085)}Q${n(cx + tw)} ${n(top - h * 0.07)} ${n(cx + tw * 1.5)} ${n(top)}H${n(cx)}z`,
      SHADE,
      opacity(0.12),
    );
  return out + slab(cx - tw * 1.5, top, tw * 3, s);
};

const spout = (x: number, y: number, w: number, h: number, s: number, fill: string) => {
  const cx = x + w / 2;
  const tw = w * 0.13;
  const d = `M${n(x)} ${n(y + 1)}V${n(y - h * 0.06)}L${n(cx - tw)} ${n(y - h * 0.78)}V${n(y - h)}H${n(cx + tw)}V${n(y - h * 0.78)}L${n(x + w)} ${n(y - h * 0.06)}V${n(y + 1)}z`;
  let out = path(d, fill);
  for (const k of [-1, 1]) {
    const edge = `M${n(cx + (k * w) / 2)} ${n(y - h * 0.06)}L${n(cx + k * tw)} ${n(y - h * 0.78)}`;
    out +=
      stroke(edge, darker(STONE, 0.35), 0.2 * s) +
      stroke(edge, STONE, 0.15 * s) +
      stroke(edge, lighter(STONE, 0.5), 0.04 * s);
  }
  return (
    out +
    slab(cx - tw, y - h, tw * 2, s) +
    slab(x - 0.02 * s, y - h * 0.05, 0.3 * s, s) +
    slab(x + w - 0.28 * s, y - h * 0.05, 0.3 * s, s)
  );
};

const DRAW = { step, neck, bell, spout };

/** A Hanseatic gable over a façade; x, y and w in pixels, y at the top of the last full floor. */
export const drawGable = (
  kind: GableKind,
  x: number,
  y: number,
  w: number,
  scale: number,
  fill: string,
): string => {
  const h = gableHeight(kind, w / scale) * scale;
  let out = DRAW[kind](x, y, w, h, scale, fill);
  const cx = x + w / 2;
  if (kind !== 'step') {
    const by = y - h * 0.7;
    out += path(
      `M${n(cx + 0.06 * scale)} ${n(by)}l${n(0.5 * scale)} ${n(0.42 * scale)}v${n(0.2 * scale)}l${n(-0.5 * scale)} ${n(-0.44 * scale)}z`,
      SHADE,
      opacity(0.25),
    );
    out +=
      rect(cx - 0.09 * scale, by, 0.18 * scale, 0.2 * scale, '#4b3a2e') +
      rect(cx - 0.13 * scale, by - 0.07 * scale, 0.26 * scale, 0.08 * scale, '#6f777b') +
      rect(cx - 0.02 * scale, by + 0.2 * scale, 0.04 * scale, 0.16 * scale, '#2b2f30');
  }
  return out;
};
