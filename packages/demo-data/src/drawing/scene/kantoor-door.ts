import { darker, glow, lighter } from '../colour.ts';
import { S } from './kantoor-place.ts';
import { ellipse, n, opacity, path, polygon, rect, SHADE, type Sheet, stroke } from '../svg.ts';

/** The open front door: an arch, a lit hall with stairs, and someone at home. */
export const entrance = (sheet: Sheet, box: { x: number; w: number; head: number; foot: number }) => {
  const w = 1.75 * S;
  const cx = box.x + box.w / 2;
  const x = cx - w / 2;
  const spring = box.head + 0.42 * S;
  const sill = box.foot - 0.51 * S;
  const arch = (grow: number, foot: number) =>
    `M${n(x - grow)} ${n(foot)}V${n(spring)}A${n(w / 2 + grow)} ${n(w / 2 + grow)} 0 0 1 ${n(x + w + grow)} ${n(spring)}V${n(foot)}z`;
  const stone = '#e3d8c3';
  let out =
    path(arch(0.3 * S, sill), darker(stone, 0.35), `transform="translate(7 5)" fill-opacity=".45"`) +
    path(arch(0.26 * S, sill), stone);
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (i / 10);
    const r0 = w / 2;
    const r1 = w / 2 + 0.26 * S;
    out += stroke(
      `M${n(cx - Math.cos(a) * r0)} ${n(spring - Math.sin(a) * r0)}L${n(cx - Math.cos(a) * r1)} ${n(spring - Math.sin(a) * r1)}`,
      darker(stone, 0.3),
      2,
    );
  }
  for (let y = spring + 0.5 * S; y < sill; y += 0.5 * S)
    out += stroke(
      `M${n(x - 0.26 * S)} ${n(y)}h${n(0.26 * S)}M${n(x + w)} ${n(y)}h${n(0.26 * S)}`,
      darker(stone, 0.3),
      2,
    );
  out += path(arch(0, sill), glow('#7a4a22'));
  const warm = sheet.vertical('hall-warm', [
    [0, glow('#f7c877')],
    [0.5, glow('#ffe3ab')],
    [1, glow('#f3bd6e')],
  ]);
  out += `<clipPath id="portal"><path d="${arch(-0.06 * S, sill)}"/></clipPath>`;
  let hall = rect(x, spring - w, w, sill - spring + w, warm);
  // Side walls, ceiling and a tiled floor run to one point in the hall.
  const bw = 0.46 * w;
  const bx = cx - bw * 0.5;
  const by = spring - 0.1 * S;
  const bf = sill - 0.34 * S;
  hall +=
    polygon(
      [
        [x, spring - w],
        [bx, by],
        [bx, bf],
        [x, sill],
      ],
      glow('#d99a4e'),
    ) +
    polygon(
      [
        [x + w, spring - w],
        [bx + bw, by],
        [bx + bw, bf],
        [x + w, sill],
      ],
      glow('#f9d595'),
    );
  hall += polygon(
    [
      [x, sill],
      [bx, bf],
      [bx + bw, bf],
      [x + w, sill],
    ],
    glow('#c98d4b'),
  );
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 6; j++) {
      if ((i + j) % 2) continue;
      const depth = (t: number) => bf + (sill - bf) * t ** 1.6;
      const side = (t: number, k: number) => {
        const p = (t - bf) / (sill - bf);
        return bx + (x - bx) * p + (bw + (w - bw) * p) * k;
      };
      const y0 = depth(i / 5);
      const y1 = depth((i + 1) / 5);
      hall += polygon(
        [
          [side(y0, j / 6), y0],
          [side(y0, (j + 1) / 6), y0],
          [side(y1, (j + 1) / 6), y1],
          [side(y1, j / 6), y1],
        ],
        glow('#8a5a30'),
      );
    }
  hall +=
    rect(bx, by, bw, bf - by, glow('#ffe9bd')) +
    rect(bx + bw * 0.5, by + 0.34 * S, bw * 0.36, bf - by - 0.34 * S, glow('#b9783a')) +
    rect(bx + bw * 0.55, by + 0.42 * S, bw * 0.26, 0.5 * S, glow('#fff6df'));
  for (let i = 0; i < 7; i++)
    hall += polygon(
      [
        [bx + bw * 0.02, bf - i * 0.17 * S],
        [bx + bw * (0.42 - i * 0.02), bf - i * 0.17 * S],
        [bx + bw * (0.42 - i * 0.02), bf - (i + 1) * 0.17 * S],
        [bx + bw * 0.02, bf - (i + 1) * 0.17 * S],
      ],
      glow(i % 2 ? '#c98f52' : '#dba869'),
    );
  hall += stroke(
    `M${n(bx + bw * 0.44)} ${n(bf - 0.75 * S)}L${n(bx + bw * 0.1)} ${n(bf - 2 * S)}`,
    glow('#7a4a26'),
    5,
  );
  hall +=
    rect(x + w * 0.86, spring + 0.3 * S, w * 0.1, 0.66 * S, glow('#b8743a')) +
    rect(x + w * 0.88, spring + 0.36 * S, w * 0.06, 0.54 * S, glow('#3f6a66'));
  hall +=
    rect(cx - 1, spring - w, 2, w * 0.75, glow('#5a3a20')) +
    ellipse(
      cx,
      spring - w * 0.22,
      0.62 * S,
      0.62 * S,
      sheet.radial('chandelier', '', [
        [0, glow('#fffbe8'), 0.95],
        [1, glow('#fffbe8'), 0],
      ]),
    ) +
    path(
      `M${n(cx - 0.05 * S)} ${n(spring - w * 0.3)}h${n(0.1 * S)}l${n(0.12 * S)} ${n(0.2 * S)}h${n(-0.34 * S)}z`,
      glow('#a8612b'),
    ) +
    ellipse(cx, spring - w * 0.3 + 0.2 * S, 0.17 * S, 0.05 * S, glow('#ffffff'));
  hall += host(cx + 0.16 * S, sill - 0.06 * S);
  out += `<g clip-path="url(#portal)">${hall}${rect(x, spring - w, 0.12 * S, w + sill - spring, SHADE, opacity(0.3))}</g>`;
  out += path(arch(-0.03 * S, sill), 'none', `stroke="#f3efe6" stroke-width="${n(0.07 * S)}"`);
  // The leaf stands open to the left, its panels in the last light.
  const leaf = '#0e5450';
  const lx = x + 0.06 * S;
  const lw = 0.36 * S;
  const far = 0.1 * S;
  out += polygon(
    [
      [lx, spring + 0.1 * S],
      [lx + lw, spring + 0.1 * S + far],
      [lx + lw, sill - far * 0.4],
      [lx, sill],
    ],
    darker(leaf, 0.1),
  );
  for (const [a, b] of [
    [0.08, 0.36],
    [0.42, 0.66],
    [0.72, 0.93],
  ] as const) {
    const y = (t: number, k: number) =>
      spring + 0.1 * S + far * k + (sill - spring - 0.1 * S - far * k * 1.4) * t;
    out += polygon(
      [
        [lx + lw * 0.2, y(a, 0.2)],
        [lx + lw * 0.8, y(a, 0.8)],
        [lx + lw * 0.8, y(b, 0.8)],
        [lx + lw * 0.2, y(b, 0.2)],
      ],
      lighter(leaf, 0.16),
      `stroke="${darker(leaf, 0.45)}" stroke-width="2.5"`,
    );
  }
  out +=
    rect(lx + lw - 3, spring + 0.1 * S + far, 4, sill - spring - 0.1 * S - far * 1.4, glow('#ffd48a')) +
    ellipse(lx + lw * 0.88, spring + (sill - spring) * 0.56, 5, 5, '#d9b45a');
  return out + stoop(cx, box.foot, w);
};

const host = (x: number, foot: number) => {
  const c = glow('#4a2a1c');
  const coat = glow('#2f4844');
  const u = S * 0.97;
  return (
    path(
      `M${n(x - 0.13 * u)} ${n(foot)}L${n(x - 0.1 * u)} ${n(foot - 0.86 * u)}h${n(0.21 * u)}L${n(x + 0.13 * u)} ${n(foot)}h${n(-0.1 * u)}L${n(x)} ${n(foot - 0.7 * u)}L${n(x - 0.03 * u)} ${n(foot)}z`,
      c,
    ) +
    path(
      `M${n(x - 0.2 * u)} ${n(foot - 0.78 * u)}C${n(x - 0.2 * u)} ${n(foot - 1.2 * u)} ${n(x - 0.22 * u)} ${n(foot - 1.42 * u)} ${n(x - 0.06 * u)} ${n(foot - 1.46 * u)}h${n(0.13 * u)}C${n(x + 0.24 * u)} ${n(foot - 1.42 * u)} ${n(x + 0.21 * u)} ${n(foot - 1.2 * u)} ${n(x + 0.2 * u)} ${n(foot - 0.78 * u)}z`,
      coat,
    ) +
    rect(x - 0.05 * u, foot - 1.52 * u, 0.11 * u, 0.1 * u, glow('#c98d62')) +
    ellipse(x + 0.005 * u, foot - 1.62 * u, 0.098 * u, 0.125 * u, glow('#e2ad80')) +
    path(
      `M${n(x - 0.1 * u)} ${n(foot - 1.62 * u)}C${n(x - 0.12 * u)} ${n(foot - 1.8 * u)} ${n(x + 0.13 * u)} ${n(foot - 1.8 * u)} ${n(x + 0.11 * u)} ${n(foot - 1.6 * u)}q${n(-0.06 * u)} ${n(-0.09 * u)} ${n(-0.21 * u)} ${n(-0.02 * u)}z`,
      c,
    )
  );
};

const stoop = (cx: number, foot: number, w: number) => {
  let out = '';
  for (let i = 3; i >= 1; i--) {
    const half = w / 2 + 0.22 * S * (4 - i) + 0.08 * S;
    const y = foot - i * 0.17 * S;
    out +=
      rect(cx - half, y, half * 2, 0.17 * S, '#566064') +
      rect(cx - half, y, half * 2, 0.05 * S, '#98a2a4') +
      rect(cx - w * 0.52, y, w * 1.04, 0.05 * S, glow('#f3cf92')) +
      rect(cx - w * 0.44, y + 0.05 * S, w * 0.88, 0.12 * S, glow('#a98555'), opacity(0.55));
  }
  return out;
};
