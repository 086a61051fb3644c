import { darker, lighter, mix } from './colour.ts';
import { createRandom } from './random.ts';
import { n, rect, type Sheet } from './svg.ts';

interface BrickWork {
  base: string;
  accent: string;
  mortar: string;
}

export const BRICKS = {
  hanze: { base: '#8d4633', accent: '#5f3030', mortar: '#b09a86' },
  waal: { base: '#a5563d', accent: '#7d3c31', mortar: '#b8a590' },
  oranje: { base: '#b4643f', accent: '#8c4532', mortar: '#c2ad94' },
  dertig: { base: '#9b4f35', accent: '#6f3a32', mortar: '#8f8074' },
  ijssel: { base: '#c6a676', accent: '#a98557', mortar: '#d6c7ac' },
  zand: { base: '#c8ad8a', accent: '#b08f6d', mortar: '#d8cbb6' },
  grijs: { base: '#8e8780', accent: '#6f6a66', mortar: '#aaa49b' },
  wit: { base: '#e9e2d5', accent: '#dcd2c1', mortar: '#e3dbcd' },
  antraciet: { base: '#4d4b4c', accent: '#393a3d', mortar: '#5f5d5c' },
} as const satisfies Record<string, BrickWork>;
export type BrickName = keyof typeof BRICKS;

const ACROSS = 12;
const COURSES = 16;

/** Bricks of one wall: a running bond tile with every brick its own shade, 0.22 × 0.065 m each. */
export const brickFill = (sheet: Sheet, name: BrickName, scale: number): string => {
  // Whole pixels divisible by four, so that the tile has no seams at half and quarter size.
  const width = Math.max(4, Math.round((0.22 * scale * ACROSS) / 4) * 4);
  const height = Math.max(4, Math.round((0.066 * scale * COURSES) / 4) * 4);
  return sheet.define(`brick-${name}-${width}`, (id) => {
    const { base, accent, mortar } = BRICKS[name];
    const rng = createRandom(width + name.length * 31);
    const shades = [
      base,
      mix(base, accent, 0.18),
      mix(base, accent, 0.4),
      mix(base, accent, 0.72),
      lighter(base, 0.1),
      lighter(mix(base, accent, 0.2), 0.06),
      darker(base, 0.1),
    ];
    const paths = shades.map(() => '');
    const bw = width / ACROSS;
    const bh = height / COURSES;
    const joint = Math.max(0.7, bh * 0.17);
    for (let row = 0; row < COURSES; row++) {
      for (let column = -1; column < ACROSS; column++) {
        const x = column * bw + (row % 2) * bw * 0.5;
        const which = rng.chance(0.55) ? rng.int(0, 1) : rng.int(0, shades.length - 1);
        const left = Math.max(0, x);
        const right = Math.min(width, x + bw - joint);
        if (right <= left) continue;
        paths[which] += `M${n(left)} ${n(row * bh)}h${n(right - left)}v${n(bh - joint)}h${n(left - right)}z`;
      }
    }
    const cells = paths.map((d, i) => `<path d="${d}" fill="${shades[i]}"/>`).join('');
    return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${rect(0, 0, width, height, mortar)}${cells}</pattern>`;
  });
};

/** A row of standing bricks over an opening; flat (strek) or slightly arched (hanenkam). */
export const drawLintel = (
  name: BrickName,
  x: number,
  y: number,
  w: number,
  scale: number,
  options: { arch?: number; keystone?: boolean; tint?: string } = {},
): string => {
  if (x > 1620 || x + w < -20) return '';
  const { base, accent, mortar } = BRICKS[name];
  const height = 0.24 * scale;
  const rise = (options.arch ?? 0) * scale;
  const far = scale < 64;
  const count = Math.max(5, Math.round(w / ((far ? 0.13 : 0.075) * scale)) | 1);
  const spread = options.arch ? 0.09 * scale : 0.04 * scale;
  let out = '';
  const at = (t: number, up: number): string => {
    const lift = rise * (1 - (2 * t - 1) ** 2);
    return `${n(x + w * t + (t - 0.5) * 2 * spread * up)} ${n(y - lift - height * up)}`;
  };
  let outline = `M${at(0, 0)}`;
  for (let i = 1; i <= 8; i++) outline += `L${at(i / 8, 0)}`;
  for (let i = 8; i >= 0; i--) outline += `L${at(i / 8, 1)}`;
  out += `<path d="${outline}z" fill="${lighter(base, 0.05)}"/>`;
  let joints = '';
  let odd = '';
  for (let i = 0; i < count; i++) {
    if (i > 0) joints += `M${at(i / count, 0)}L${at(i / count, 1)}`;
    if (!far && (i * 7 + (i % 3)) % 4 === 0)
      odd += `M${at(i / count, 0)}L${at((i + 1) / count, 0)}L${at((i + 1) / count, 1)}L${at(i / count, 1)}z`;
  }
  out += `${odd && `<path d="${odd}" fill="${mix(base, accent, 0.5)}"/>`}<path d="${joints}" stroke="${mortar}" stroke-width="${n(Math.max(0.8, 0.012 * scale))}"/>`;
  if (options.keystone) {
    const half = 0.075 * scale;
    const cx = x + w / 2;
    out += `<path d="M${n(cx - half)} ${n(y - rise + 1)}h${n(half * 2)}l${n(half * 0.4)} ${n(-height * 1.15)}h${n(-half * 2.8)}z" fill="#e6dcc8"/>`;
    out += `<path d="M${n(cx + half)} ${n(y - rise + 1)}l${n(half * 0.4)} ${n(-height * 1.15)}h${n(-half * 0.7)}l${n(-half * 0.3)} ${n(height * 1.15)}z" fill="#c9bca4"/>`;
  }
  return out;
};
