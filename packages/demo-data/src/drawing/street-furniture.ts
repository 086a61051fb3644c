import { darker, glow, lighter } from './colour.ts';
import type { Random } from './random.ts';
import { ellipse, n, opacity, path, rect, SHADE, type Sheet, stroke } from './svg.ts';

const wheel = (x: number, y: number, r: number) => {
  let spokes = '';
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6 + 0.2;
    spokes += `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`;
  }
  return (
    stroke(spokes, '#8b9294', Math.max(0.5, r * 0.025)) +
    ellipse(x, y, r, r, 'none', `stroke="#24282a" stroke-width="${n(r * 0.13)}"`) +
    ellipse(x, y, r * 0.92, r * 0.92, 'none', `stroke="#aab1b2" stroke-width="${n(r * 0.05)}"`) +
    ellipse(x, y, r * 0.08, r * 0.08, '#2b2f30')
  );
};

/** A Dutch bicycle on its stand, 1.85 m long; x is the rear hub, foot the ground. */
export const drawBicycle = (rng: Random, x: number, foot: number, s: number, flip = false): string => {
  const colour = rng.pick(['#1f2b2f', '#1f2b2f', '#0e5450', '#7a2a22', '#2f4a6a', '#c9a24e']);
  const r = 0.35 * s;
  const hub = foot - r;
  const front = 1.12 * s;
  const bx = 0.46 * s;
  const by = hub + 0.03 * s;
  const saddle: [number, number] = [0.3 * s, hub - 0.58 * s];
  const head: [number, number] = [0.92 * s, hub - 0.56 * s];
  const tube = 0.042 * s;
  const line = (d: string, w = tube, c = colour) =>
    stroke(d, c, w, 'stroke-linecap="round" stroke-linejoin="round"');
  let b = `<ellipse cx="${n(front * 0.55)}" cy="${n(foot)}" rx="${n(front * 0.85)}" ry="${n(0.05 * s)}" fill="${SHADE}" fill-opacity=".3"/>`;
  b += wheel(0, hub, r) + wheel(front, hub, r);
  b += line(
    `M0 ${n(hub)}L${n(bx)} ${n(by)}L${n(saddle[0] + 0.03 * s)} ${n(saddle[1] + 0.14 * s)}z`,
    tube * 0.85,
  );
  b += line(
    `M${n(bx)} ${n(by)}C${n(bx + 0.16 * s)} ${n(by - 0.14 * s)} ${n(head[0] - 0.16 * s)} ${n(head[1] + 0.34 * s)} ${n(head[0])} ${n(head[1] + 0.12 * s)}`,
  );
  b += line(
    `M${n(saddle[0] + 0.05 * s)} ${n(saddle[1] + 0.24 * s)}L${n(head[0] + 0.02 * s)} ${n(head[1] + 0.2 * s)}`,
    tube * 0.85,
  );
  b += line(
    `M${n(head[0] - 0.03 * s)} ${n(head[1] - 0.06 * s)}L${n(head[0] + 0.07 * s)} ${n(head[1] + 0.26 * s)}Q${n(front - 0.02 * s)} ${n(hub - 0.12 * s)} ${n(front)} ${n(hub)}`,
  );
  b += line(
    `M${n(head[0] - 0.03 * s)} ${n(head[1] - 0.05 * s)}q${n(-0.02 * s)} ${n(-0.12 * s)} ${n(-0.1 * s)} ${n(-0.1 * s)}h${n(-0.13 * s)}`,
    tube * 0.7,
    '#3a3f41',
  );
  b += line(`M${n(head[0] - 0.2 * s)} ${n(head[1] - 0.15 * s)}h${n(-0.09 * s)}`, tube * 1.2, '#3b2a22');
  b += line(`M${n(bx)} ${n(by)}L${n(saddle[0])} ${n(saddle[1])}`);
  b += path(
    `M${n(saddle[0] - 0.15 * s)} ${n(saddle[1] - 0.05 * s)}q${n(0.16 * s)} ${n(-0.05 * s)} ${n(0.3 * s)} 0l${n(-0.06 * s)} ${n(0.05 * s)}q${n(-0.1 * s)} ${n(0.03 * s)} ${n(-0.24 * s)} ${n(0.02 * s)}z`,
    '#3b2a22',
  );
  b += line(
    `M${n(-r * 0.75)} ${n(hub - r * 0.82)}A${n(r * 1.1)} ${n(r * 1.1)} 0 0 1 ${n(r * 0.9)} ${n(hub - r * 0.62)}`,
    tube * 0.8,
  );
  b += line(
    `M${n(-0.24 * s)} ${n(hub - 0.44 * s)}h${n(0.44 * s)}M${n(-0.05 * s)} ${n(hub - 0.44 * s)}L0 ${n(hub)}`,
    tube * 0.6,
    '#3a3f41',
  );
  b += path(
    `M${n(0.02 * s)} ${n(hub - 0.07 * s)}L${n(bx)} ${n(by - 0.12 * s)}a${n(0.12 * s)} ${n(0.12 * s)} 0 0 1 0 ${n(0.23 * s)}L${n(0.02 * s)} ${n(hub + 0.07 * s)}z`,
    darker(colour, 0.2),
  );
  b += line(`M${n(bx)} ${n(by)}l${n(0.05 * s)} ${n(0.16 * s)}h${n(0.08 * s)}`, tube * 0.5, '#6f777b');
  if (rng.chance(0.5))
    b +=
      path(
        `M${n(head[0] + 0.02 * s)} ${n(head[1] - 0.08 * s)}h${n(0.34 * s)}l${n(-0.04 * s)} ${n(0.22 * s)}h${n(-0.26 * s)}z`,
        '#9a6f43',
      ) +
      stroke(
        `M${n(head[0] + 0.03 * s)} ${n(head[1])}h${n(0.3 * s)}M${n(head[0] + 0.04 * s)} ${n(head[1] + 0.07 * s)}h${n(0.28 * s)}`,
        '#6d4a2a',
        1.2,
      );
  return `<g transform="translate(${n(x)} 0)${flip ? ` scale(-1 1) translate(${n(-front)} 0)` : ''}">${b}</g>`;
};

/** An old-fashioned street lantern, about 3.6 m. */
export const drawLantern = (x: number, foot: number, s: number, lit: boolean, sheet: Sheet): string => {
  const iron = '#26352f';
  const top = foot - 3.4 * s;
  const w = 0.09 * s;
  let out = ellipse(x + 0.3 * s, foot, 0.5 * s, 0.05 * s, SHADE, opacity(0.25));
  if (lit)
    out += ellipse(
      x,
      top - 0.2 * s,
      2.2 * s,
      2.2 * s,
      sheet.radial('lantern', '', [
        [0, glow('#ffd88a'), 0.55],
        [0.35, glow('#ffc870'), 0.16],
        [1, glow('#ffc870'), 0],
      ]),
    );
  out += rect(x - w / 2, top, w, 3.4 * s, iron) + rect(x - w / 2, top, w * 0.3, 3.4 * s, lighter(iron, 0.3));
  out +=
    path(
      `M${n(x - w * 1.6)} ${n(foot)}v${n(-0.3 * s)}l${n(w * 0.8)} ${n(-0.3 * s)}h${n(w * 1.6)}l${n(w * 0.8)} ${n(0.3 * s)}v${n(0.3 * s)}z`,
      iron,
    ) + rect(x - w, top + 0.3 * s, w * 2, 0.06 * s, iron);
  out += path(
    `M${n(x - 0.11 * s)} ${n(top)}l${n(-0.1 * s)} ${n(-0.42 * s)}h${n(0.42 * s)}l${n(-0.1 * s)} ${n(0.42 * s)}z`,
    lit ? glow('#ffe6a8') : '#dfe4dc',
    `stroke="${iron}" stroke-width="${n(0.03 * s)}"`,
  );
  return (
    out +
    path(
      `M${n(x - 0.26 * s)} ${n(top - 0.42 * s)}h${n(0.52 * s)}l${n(-0.16 * s)} ${n(-0.2 * s)}h${n(-0.2 * s)}z`,
      iron,
    ) +
    ellipse(x, top - 0.66 * s, 0.04 * s, 0.06 * s, iron)
  );
};

/** Hollyhocks and other plants that grow from a missing paving stone by the wall. */
export const drawWallPlants = (rng: Random, x: number, foot: number, s: number, bloom: boolean): string => {
  let out = '';
  const stems = rng.int(3, 5);
  for (let i = 0; i < stems; i++) {
    const px = x + (i - stems / 2) * 0.16 * s;
    const h = rng.between(0.7, 1.7) * s;
    const lean = rng.between(-0.12, 0.12) * s;
    out += stroke(
      `M${n(px)} ${n(foot)}Q${n(px)} ${n(foot - h * 0.6)} ${n(px + lean)} ${n(foot - h)}`,
      '#5d7350',
      0.03 * s,
    );
    const petal = rng.pick(['#c65d6a', '#e3b6a8', '#f0e4d0', '#8f3346', '#e0a65a']);
    for (let k = 0; k < 7; k++) {
      const t = k / 7;
      const at = px + lean * t * t;
      const y = foot - h * (0.1 + 0.85 * t);
      if (k < 4)
        out += ellipse(
          at + (k % 2 ? -1 : 1) * 0.1 * s,
          y + 0.04 * s,
          (0.13 - 0.02 * k) * s,
          0.075 * s,
          k % 2 ? '#5d7a4d' : '#74905c',
        );
      else if (bloom)
        out +=
          ellipse(at + (k % 2 ? -0.03 : 0.03) * s, y, 0.075 * s, 0.07 * s, petal) +
          ellipse(at + (k % 2 ? -0.03 : 0.03) * s, y, 0.02 * s, 0.02 * s, '#f3d98a');
    }
  }
  return out;
};
