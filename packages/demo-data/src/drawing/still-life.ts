import { type Shell } from './room-shell.ts';
import { ellipse, n, opacity, path, SHADE, stroke } from './svg.ts';

export const vase = (shell: Shell, x: number, y: number, z: number) => {
  const { view, rng } = shell;
  const [cx, foot] = view.project([x, y, z]);
  const s = view.at(z);
  let out = '';
  for (let i = 0; i < 7; i++) {
    const tx = cx + (i - 3) * 0.06 * s;
    const ty = foot - rng.between(0.34, 0.52) * s;
    out +=
      stroke(
        `M${n(cx)} ${n(foot - 0.18 * s)}Q${n(cx)} ${n(foot - 0.3 * s)} ${n(tx)} ${n(ty)}`,
        '#5d7a52',
        2.4,
      ) + ellipse(tx, ty, 0.035 * s, 0.045 * s, rng.pick(['#d9705a', '#f0c36a', '#f4ece0', '#c6525a']));
  }
  return (
    out +
    path(
      `M${n(cx - 0.05 * s)} ${n(foot - 0.2 * s)}q${n(-0.05 * s)} ${n(0.12 * s)} ${n(0.01 * s)} ${n(0.2 * s)}h${n(0.08 * s)}q${n(0.06 * s)} ${n(-0.08 * s)} ${n(0.01 * s)} ${n(-0.2 * s)}z`,
      '#dfe5e0',
    ) +
    path(
      `M${n(cx + 0.01 * s)} ${n(foot - 0.2 * s)}h${n(0.04 * s)}q${n(0.05 * s)} ${n(0.12 * s)} ${n(-0.01 * s)} ${n(0.2 * s)}h${n(-0.03 * s)}z`,
      SHADE,
      opacity(0.16),
    )
  );
};

export const bowl = ({ view }: Shell, x: number, y: number, z: number) => {
  const [cx, cy] = view.project([x, y, z]);
  const s = view.at(z) * 0.16;
  let out = '';
  for (const [dx, dy, tint] of [
    [-0.5, -0.75, '#d9a23f'],
    [0.1, -0.9, '#b8472f'],
    [0.55, -0.72, '#8fa04a'],
  ] as const)
    out +=
      ellipse(cx + dx * s, cy + dy * s, s * 0.42, s * 0.4, tint) +
      ellipse(cx + dx * s - s * 0.12, cy + dy * s - s * 0.12, s * 0.14, s * 0.1, '#fff6e4', opacity(0.4));
  return (
    out +
    path(
      `M${n(cx - s * 1.15)} ${n(cy - s * 0.7)}Q${n(cx - s)} ${n(cy)} ${n(cx - s * 0.4)} ${n(cy)}h${n(s * 0.8)}Q${n(cx + s)} ${n(cy)} ${n(cx + s * 1.15)} ${n(cy - s * 0.7)}z`,
      '#e9e2d5',
    ) +
    path(
      `M${n(cx + s * 0.3)} ${n(cy - s * 0.7)}h${n(s * 0.85)}Q${n(cx + s)} ${n(cy)} ${n(cx + s * 0.4)} ${n(cy)}z`,
      SHADE,
      opacity(0.14),
    )
  );
};
