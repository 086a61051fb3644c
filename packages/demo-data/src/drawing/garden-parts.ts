import { darker, lighter } from './colour.ts';
import { type Season } from './light.ts';
import { type View } from './perspective.ts';
import { type Random } from './random.ts';
import { n, opacity, path, rect, stroke } from './svg.ts';

export const DISTANCE = 11;

export const fence = (view: View, x: number) => {
  const tone = x < 0 ? '#7d6a55' : '#a58d6e';
  let out = view.quad(
    [
      [x, 0, 1],
      [x, 1.8, 1],
      [x, 1.8, DISTANCE],
      [x, 0, DISTANCE],
    ],
    tone,
  );
  for (let z = 1.2; z < DISTANCE; z += 0.16)
    out += view.quad(
      [
        [x, 0, z],
        [x, 1.8, z],
        [x, 1.8, z + 0.02],
        [x, 0, z + 0.02],
      ],
      darker(tone, 0.35),
      opacity(0.6),
    );
  for (let z = 1.4; z < DISTANCE; z += 1.8)
    out += view.quad(
      [
        [x, 0, z],
        [x, 1.9, z],
        [x, 1.9, z + 0.1],
        [x, 0, z + 0.1],
      ],
      lighter(tone, 0.2),
    );
  return out;
};

export const shed = (view: View, x: number, z: number, tone: string) => {
  let out = view.cast(x, z, 2.2, 1.8, 0.7, 0.3) + view.box(x, 0, z, 2.2, 2.05, 1.8, tone);
  for (let i = 1; i < 15; i++)
    out += view.quad(
      [
        [x + i * 0.148, 0, z],
        [x + i * 0.148 + 0.014, 0, z],
        [x + i * 0.148 + 0.014, 2.05, z],
        [x + i * 0.148, 2.05, z],
      ],
      darker(tone, 0.4),
    );
  out +=
    view.quad(
      [
        [x + 0.25, 0, z - 0.01],
        [x + 1.1, 0, z - 0.01],
        [x + 1.1, 1.85, z - 0.01],
        [x + 0.25, 1.85, z - 0.01],
      ],
      '#2f5a4c',
      `stroke="#efe9dd" stroke-width="4"`,
    ) +
    view.quad(
      [
        [x + 1.35, 0.95, z - 0.01],
        [x + 1.95, 0.95, z - 0.01],
        [x + 1.95, 1.6, z - 0.01],
        [x + 1.35, 1.6, z - 0.01],
      ],
      '#6f868a',
      `stroke="#efe9dd" stroke-width="5"`,
    );
  return (
    out +
    view.quad(
      [
        [x - 0.15, 2.02, z - 0.15],
        [x + 2.35, 2.02, z - 0.15],
        [x + 2.35, 2.2, z - 0.15],
        [x - 0.15, 2.2, z - 0.15],
      ],
      '#efe9dd',
    ) +
    view.quad(
      [
        [x - 0.15, 2.2, z - 0.15],
        [x + 2.35, 2.2, z - 0.15],
        [x + 2.35, 2.28, z - 0.15],
        [x - 0.15, 2.28, z - 0.15],
      ],
      '#565d60',
    )
  );
};

export const parasol = (view: View, x: number, z: number, colour: string) => {
  const s = view.at(z);
  const [cx, foot] = view.project([x, 0, z]);
  const top = foot - 2.5 * s;
  const w = 1.35 * s;
  let out =
    rect(cx - 0.025 * s, top, 0.05 * s, 2.5 * s, '#8f6a48') +
    path(
      `M${n(cx - w)} ${n(top + 0.55 * s)}Q${n(cx - w * 0.4)} ${n(top + 0.12 * s)} ${n(cx)} ${n(top)}Q${n(cx + w * 0.4)} ${n(top + 0.12 * s)} ${n(cx + w)} ${n(top + 0.55 * s)}z`,
      colour,
    );
  out +=
    path(
      `M${n(cx)} ${n(top)}Q${n(cx + w * 0.4)} ${n(top + 0.12 * s)} ${n(cx + w)} ${n(top + 0.55 * s)}H${n(cx + w * 0.34)}z`,
      darker(colour, 0.22),
    ) +
    path(
      `M${n(cx)} ${n(top)}L${n(cx - w * 0.34)} ${n(top + 0.55 * s)}H${n(cx - w)}Q${n(cx - w * 0.4)} ${n(top + 0.12 * s)} ${n(cx)} ${n(top)}z`,
      lighter(colour, 0.25),
    );
  return out + rect(cx - w, top + 0.54 * s, 2 * w, 0.1 * s, darker(colour, 0.12));
};

export const lawn = (view: View, rng: Random, season: Season) => {
  const green =
    season === 'winter'
      ? '#e4e9e4'
      : season === 'herfst'
        ? '#8f9a5c'
        : season === 'lente'
          ? '#8fae66'
          : '#7fa05c';
  let out = view.quad(
    [
      [-4, 0, 1],
      [4, 0, 1],
      [4, 0, DISTANCE],
      [-4, 0, DISTANCE],
    ],
    darker(green, 0.1),
  );
  for (let i = 0; i < 8; i += 2)
    out += view.quad(
      [
        [-4 + i, 0, 1],
        [-3 + i, 0, 1],
        [-3 + i, 0, DISTANCE],
        [-4 + i, 0, DISTANCE],
      ],
      lighter(green, 0.1),
    );
  let blades = '';
  for (let i = 0; i < 420; i++) {
    const z = 1.6 + rng.next() ** 1.6 * 6.4;
    const [x, y] = view.project([rng.between(-2.9, 2.9), 0, z]);
    const h = view.at(z) * 0.05;
    blades += `M${n(x)} ${n(y)}l${n(rng.between(-3, 3))} ${n(-h)}`;
  }
  return out + stroke(blades, darker(green, 0.3), 1.4, 'stroke-opacity=".55"');
};
