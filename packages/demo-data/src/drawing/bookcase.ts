import { darker } from './colour.ts';
import { type View } from './perspective.ts';
import { type Random } from './random.ts';
import { ellipse, opacity, rect, SHADE } from './svg.ts';

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
