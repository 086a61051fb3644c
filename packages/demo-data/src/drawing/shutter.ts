import { darker, lighter } from './colour.ts';
import { n, opacity, rect, SHADE, stroke } from './svg.ts';

/** Louvred shutters folded back against the wall. */
export const drawShutter = (x: number, y: number, w: number, h: number, colour: string): string => {
  let out = rect(x + w * 0.1, y + w * 0.12, w, h, SHADE, opacity(0.28)) + rect(x, y, w, h, colour);
  for (const [top, height] of [
    [0.04, 0.44],
    [0.52, 0.44],
  ] as const) {
    out += rect(x + w * 0.14, y + h * top, w * 0.72, h * height, darker(colour, 0.28));
    const slats = Math.round((h * height) / (w * 0.13));
    const step = (h * height) / slats;
    const edges = Array.from(
      { length: slats },
      (_, i) => `M${n(x + w * 0.14)} ${n(y + h * top + step * (i + 0.28))}h${n(w * 0.72)}`,
    );
    out += stroke(edges.join(''), lighter(colour, 0.1), step * 0.55);
  }
  return (
    out +
    rect(x, y, w * 0.08, h, lighter(colour, 0.3)) +
    rect(x + w * 0.92, y, w * 0.08, h, darker(colour, 0.4))
  );
};
