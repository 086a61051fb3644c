import { darker, lighter } from './colour.ts';
import { type View } from './perspective.ts';
import { type Random } from './random.ts';
import { ellipse, n, opacity, path, rect, SHADE, stroke } from './svg.ts';

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
