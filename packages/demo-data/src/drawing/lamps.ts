import { darker, glow, lighter } from './colour.ts';
import { type View } from './perspective.ts';
import { ellipse, n, opacity, path, polygon, rect, SHADE, type Sheet } from './svg.ts';

/** A lamp on a cord from the ceiling. */
export const drawPendant = (
  view: View,
  sheet: Sheet,
  x: number,
  y: number,
  z: number,
  ceiling: number,
  size: number,
  colour: string,
  lit: boolean,
): string => {
  const s = view.at(z) * size;
  const [cx, cy] = view.project([x, y, z]);
  const [, up] = view.project([x, ceiling, z]);
  let out = rect(cx - 1.2, up, 2.4, cy - up, '#2b2f30');
  if (lit)
    out += ellipse(
      cx,
      cy + s * 0.5,
      s * 3.4,
      s * 3.4,
      sheet.radial('lamp', '', [
        [0, glow('#ffe0a0'), 0.5],
        [0.4, glow('#ffcf86'), 0.16],
        [1, glow('#ffcf86'), 0],
      ]),
    );
  out += path(
    `M${n(cx - s * 0.12)} ${n(cy)}h${n(s * 0.24)}C${n(cx + s * 0.5)} ${n(cy + s * 0.06)} ${n(cx + s * 0.56)} ${n(cy + s * 0.36)} ${n(cx + s * 0.58)} ${n(cy + s * 0.56)}H${n(cx - s * 0.58)}C${n(cx - s * 0.56)} ${n(cy + s * 0.36)} ${n(cx - s * 0.5)} ${n(cy + s * 0.06)} ${n(cx - s * 0.12)} ${n(cy)}z`,
    colour,
  );
  out += path(
    `M${n(cx + s * 0.2)} ${n(cy + s * 0.02)}C${n(cx + s * 0.5)} ${n(cy + s * 0.06)} ${n(cx + s * 0.56)} ${n(cy + s * 0.36)} ${n(cx + s * 0.58)} ${n(cy + s * 0.56)}H${n(cx + s * 0.3)}z`,
    darker(colour, 0.3),
    opacity(0.6),
  );
  return out + ellipse(cx, cy + s * 0.56, s * 0.58, s * 0.09, lit ? glow('#fff0c6') : lighter(colour, 0.5));
};

export const drawFloorLamp = (
  view: View,
  sheet: Sheet,
  x: number,
  z: number,
  colour: string,
  lit: boolean,
): string => {
  const s = view.at(z);
  const [cx, foot] = view.project([x, 0, z]);
  const top = foot - 1.5 * s;
  let out =
    ellipse(cx + 0.12 * s, foot, 0.24 * s, 0.05 * s, SHADE, opacity(0.25)) +
    ellipse(cx, foot, 0.15 * s, 0.035 * s, '#33393a') +
    rect(cx - 0.012 * s, top, 0.024 * s, 1.5 * s, '#33393a');
  if (lit)
    out += ellipse(
      cx,
      top,
      1.2 * s,
      1.2 * s,
      sheet.radial('lamp', '', [
        [0, glow('#ffe0a0'), 0.5],
        [0.4, glow('#ffcf86'), 0.16],
        [1, glow('#ffcf86'), 0],
      ]),
    );
  return (
    out +
    polygon(
      [
        [cx - 0.14 * s, top - 0.2 * s],
        [cx + 0.14 * s, top - 0.2 * s],
        [cx + 0.22 * s, top + 0.14 * s],
        [cx - 0.22 * s, top + 0.14 * s],
      ],
      lit ? glow('#ffe7b4') : colour,
    ) +
    polygon(
      [
        [cx + 0.04 * s, top - 0.2 * s],
        [cx + 0.14 * s, top - 0.2 * s],
        [cx + 0.22 * s, top + 0.14 * s],
        [cx + 0.08 * s, top + 0.14 * s],
      ],
      SHADE,
      opacity(0.12),
    )
  );
};
