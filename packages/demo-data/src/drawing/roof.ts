import { darker, lighter } from './colour.ts';
import { createRandom } from './random.ts';
import { n, opacity, path, polygon, rect, SHADE, shadow, type Point, type Sheet } from './svg.ts';

export const ROOFS = {
  rood: '#a4553d',
  oranje: '#b9693f',
  bruin: '#6d4a3e',
  antraciet: '#4a4e53',
  leisteen: '#5a646b',
  riet: '#8d7a58',
  zink: '#8b979b',
} as const;
export type RoofName = keyof typeof ROOFS;

const pantiles = (
  id: string,
  name: RoofName,
  width: number,
  height: number,
  columns: number,
  rows: number,
) => {
  const base = ROOFS[name];
  const rng = createRandom(width * 13 + name.length);
  const tw = width / columns;
  const th = height / rows;
  let out = rect(0, 0, width, height, base);
  const tones = [lighter(base, 0.1), darker(base, 0.12), lighter(base, 0.05), darker(base, 0.06)];
  const cells = tones.map(() => '');
  let ridge = '';
  let valley = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * tw;
      const y = row * th;
      if (rng.chance(0.6)) cells[rng.int(0, 3)] += `M${n(x)} ${n(y)}h${n(tw)}v${n(th)}h${n(-tw)}z`;
      ridge += `M${n(x + tw * 0.16)} ${n(y)}h${n(tw * 0.24)}v${n(th * 0.84)}h${n(-tw * 0.24)}z`;
      valley += `M${n(x + tw * 0.68)} ${n(y)}h${n(tw * 0.32)}v${n(th)}h${n(-tw * 0.32)}z`;
    }
  }
  out += cells.map((d, i) => path(d, tones[i] as string)).join('');
  out += path(ridge, lighter(base, 0.24), opacity(0.55)) + path(valley, darker(base, 0.5), opacity(0.5));
  for (let row = 1; row <= rows; row++)
    out += rect(0, row * th - th * 0.16, width, th * 0.16, darker(base, 0.55), opacity(0.6));
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${out}</pattern>`;
};

const thatch = (id: string, width: number) => {
  const rng = createRandom(5);
  let out = rect(0, 0, width, width, ROOFS.riet);
  for (const [colour, count] of [
    [darker(ROOFS.riet, 0.25), 90],
    [lighter(ROOFS.riet, 0.2), 70],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++)
      d += `M${n(rng.between(0, width))} ${n(rng.between(-8, width))}l${n(rng.between(-1, 1))} ${n(rng.between(6, 18))}`;
    out += `<path d="${d}" stroke="${colour}" stroke-width="1.2" fill="none" stroke-opacity=".55"/>`;
  }
  return `<pattern id="${id}" width="${width}" height="${width}" patternUnits="userSpaceOnUse">${out}</pattern>`;
};

/** Pantiles, slates, seamed zinc or reed, at true size. */
export const roofFill = (sheet: Sheet, name: RoofName, scale: number): string => {
  const step = (metres: number, count: number) => Math.max(4, Math.round((metres * scale * count) / 4) * 4);
  if (name === 'riet') return sheet.define('roof-riet', (id) => thatch(id, 120));
  if (name === 'zink') {
    const width = step(0.5, 2);
    return sheet.define(`roof-zink-${width}`, (id) => {
      const seam =
        rect(0, 0, width, 40, ROOFS.zink) +
        rect(0, 0, 2, 40, lighter(ROOFS.zink, 0.3)) +
        rect(2, 0, 3, 40, darker(ROOFS.zink, 0.25));
      return `<pattern id="${id}" width="${width / 2}" height="40" patternUnits="userSpaceOnUse">${seam}</pattern>`;
    });
  }
  const width = step(0.24, 8);
  const height = step(0.27, 6);
  return sheet.define(`roof-${name}-${width}`, (id) => pantiles(id, name, width, height, 8, 6));
};

/** Chimney with a lead collar and pots; stands with its foot at y. */
export const drawChimney = (brick: string, x: number, y: number, w: number, h: number): string => {
  let out = rect(x, y - h, w, h, brick) + rect(x + w * 0.62, y - h, w * 0.38, h, SHADE, opacity(0.28));
  out +=
    rect(x - w * 0.08, y - h, w * 1.16, h * 0.1, '#8a8478') +
    rect(x - w * 0.08, y - h + h * 0.1, w * 1.16, h * 0.05, SHADE, opacity(0.35));
  for (const at of [0.16, 0.58]) {
    out +=
      rect(x + w * at, y - h * 1.22, w * 0.26, h * 0.22, '#a4553d') +
      rect(x + w * (at + 0.16), y - h * 1.22, w * 0.1, h * 0.22, SHADE, opacity(0.3));
  }
  return out + rect(x - w * 0.06, y - h * 0.08, w * 1.12, h * 0.1, '#6f777b');
};

/** A sloping roof face with light at its top left and weathering towards the gutter. */
export const drawRoofFace = (
  sheet: Sheet,
  face: readonly Point[],
  name: RoofName,
  scale: number,
  snow = false,
): string => {
  const wash = sheet.vertical('roof-wash', [
    [0, '#fff3dc', 0.16],
    [0.5, '#fff3dc', 0],
    [1, SHADE, 0.2],
  ]);
  let out = polygon(face, roofFill(sheet, name, scale)) + polygon(face, wash);
  if (snow) out += polygon(face, '#f4f5f3', opacity(0.9));
  return out;
};

/** The white box gutter of a Dutch eave with the shadow it throws on the wall. */
export const drawGutter = (
  x: number,
  y: number,
  w: number,
  scale: number,
  colour = '#efe9dd',
  drop = 0.42,
): string => {
  const h = 0.2 * scale;
  let out = shadow(
    [
      [x, y + h],
      [x + w, y + h],
      [x + w, y + h + drop * scale],
      [x + 0.2 * scale, y + h + drop * scale],
    ],
    0.3,
  );
  out +=
    rect(x, y, w, h, colour) +
    rect(x, y, w, h * 0.22, lighter(colour, 0.6)) +
    rect(x, y + h * 0.74, w, h * 0.26, darker(colour, 0.22));
  return out + rect(x, y - h * 0.16, w, h * 0.2, '#7c8588');
};
