import { darker, lighter, mix } from './colour.ts';
import type { Season } from './light.ts';
import type { Random } from './random.ts';
import { n, opacity, path, rect, SHADE, type Sheet } from './svg.ts';

/** One course of stones: a dashed line, so that a street of thousands of stones is some sixty elements. */
const course = (
  y: number,
  thick: number,
  length: number,
  gap: number,
  shift: number,
  colour: string,
  alpha = 1,
) =>
  `<line x1="0" x2="1600" y1="${n(y)}" y2="${n(y)}" stroke="${colour}" stroke-width="${n(thick)}" stroke-dasharray="${n(length)} ${n(gap)}" stroke-dashoffset="${n(shift)}" stroke-opacity="${alpha}"/>`;

export interface GroundSpec {
  horizon: number;
  /** Where the façades meet the pavement. */
  base: number;
  /** Pixels per metre at the façade. */
  scale: number;
  season: Season;
  kerb?: number;
}

/** Pavement, kerb and a street of clinkers, foreshortened from an eye at 1.6 m. */
export const drawGround = (sheet: Sheet, rng: Random, spec: GroundSpec): string => {
  const { horizon, base, scale } = spec;
  const eye = base - horizon;
  const near = scale * 12;
  const yAt = (distance: number) => horizon + (eye * 12) / distance;
  const kerb = 12 - (spec.kerb ?? 2.2);
  const snow = spec.season === 'winter';
  const paving = snow ? '#d9dcda' : '#a9a398';
  const clinker = snow ? '#b9bab8' : '#8f7468';
  let out = rect(0, base, 1600, 1200 - base, darker(paving, 0.22));
  const kerbY = yAt(kerb);
  for (let d = 12, i = 0; d > kerb; d -= 0.3, i++) {
    const y0 = yAt(d);
    const y1 = yAt(Math.max(kerb, d - 0.285));
    const px = near / d;
    out += course((y0 + y1) / 2, y1 - y0, 0.285 * px, 0.015 * px, (i % 2) * 0.15 * px + 800, paving);
    out += course(
      (y0 + y1) / 2,
      y1 - y0,
      0.285 * px,
      (0.3 * rng.int(3, 7) + 0.015) * px,
      rng.between(0, 900),
      lighter(paving, 0.2),
      0.5,
    );
    out += course(
      (y0 + y1) / 2,
      y1 - y0,
      0.285 * px,
      (0.3 * rng.int(4, 9) + 0.015) * px,
      rng.between(0, 900),
      darker(paving, 0.2),
      0.4,
    );
  }
  const px = near / kerb;
  out +=
    rect(0, kerbY, 1600, 0.16 * px * 0.35, lighter('#a2a39f', 0.3)) +
    rect(0, kerbY + 0.05 * px, 1600, 0.12 * px, '#7d8080');
  const streetTop = kerbY + 0.17 * px;
  out += rect(0, streetTop, 1600, 1200 - streetTop, darker(clinker, 0.3));
  for (let y = streetTop, i = 0; y < 1200; i++) {
    const d = (eye * 12) / (y - horizon);
    const p = near / d;
    // A stone of 0.1 m deep, seen at this slant.
    const step = Math.max(2.4, (eye * 12) / (d - 0.1) - (eye * 12) / d);
    const c = mix(clinker, rng.pick(['#7c6059', '#9a7f70', '#86706a', '#a08371']), 0.5);
    out += course(y + step / 2, step * 0.86, 0.2 * p, 0.016 * p, (i % 2) * 0.108 * p + rng.between(0, 8), c);
    out += course(
      y + step / 2,
      step * 0.86,
      0.2 * p,
      0.216 * p * rng.int(2, 6) + 0.016 * p,
      rng.between(0, 999),
      rng.chance(0.5) ? lighter(c, 0.16) : darker(c, 0.18),
      0.7,
    );
    y += step;
  }
  out += rect(
    0,
    streetTop,
    1600,
    26,
    sheet.vertical('gutter-line', [
      [0, SHADE, 0.4],
      [1, SHADE, 0],
    ]),
  );
  out += rect(
    0,
    base,
    1600,
    Math.max(6, (kerbY - base) * 0.4),
    sheet.vertical('foot', [
      [0, SHADE, 0.34],
      [1, SHADE, 0],
    ]),
  );
  out += rect(
    0,
    960,
    1600,
    240,
    sheet.vertical('near', [
      [0, SHADE, 0],
      [1, SHADE, 0.3],
    ]),
  );
  if (snow) out += rect(0, base, 1600, kerbY - base, '#f3f5f4', opacity(0.6));
  if (spec.season === 'herfst') out += fallenLeaves(rng, base + 8, 1190);
  return out;
};

const fallenLeaves = (rng: Random, top: number, bottom: number) => {
  let out = '';
  for (const colour of ['#c2923f', '#a85a34', '#8f6a34']) {
    let d = '';
    for (let i = 0; i < 60; i++) {
      const t = rng.next() ** 1.4;
      const y = top + t * (bottom - top);
      const s = 3 + t * 9;
      d += `M${n(rng.between(0, 1600))} ${n(y)}q${n(s * 0.5)} ${n(-s * 0.4)} ${n(s)} 0q${n(-s * 0.5)} ${n(s * 0.35)} ${n(-s)} 0`;
    }
    out += path(d, colour);
  }
  return out;
};
