import type { PictureSpec } from './picture-spec.ts';
import { createRandom, type Random } from './random.ts';
import { n, path, rect, stroke } from './svg.ts';
import { PLANS, type Plan, type PlanRoom } from './plan-layouts.ts';
import { furnish } from './plan-furniture.ts';

const FILLS: Record<PlanRoom['kind'], string> = {
  living: '#f6efe1',
  kitchen: '#f1e8d6',
  hall: '#f7f3ea',
  bath: '#dfe9e7',
  bed: '#f3ece0',
  store: '#ece7dd',
  terrace: '#e4e8da',
};
const WALL = '#23343a';
const THIN = '#4e5d60';

interface Sheet2D {
  px: (x: number) => number;
  py: (y: number) => number;
  s: number;
}

const floorTexture = (room: PlanRoom, m: Sheet2D) => {
  let d = '';
  const [x0, x1, y0, y1] = [m.px(room.x), m.px(room.x + room.w), m.py(room.y), m.py(room.y + room.h)];
  const left = Math.min(x0, x1);
  const right = Math.max(x0, x1);
  if (room.kind === 'living' || room.kind === 'bed' || room.kind === 'terrace')
    for (let y = y0 + m.s * 0.25; y < y1; y += m.s * 0.25) d += `M${n(left)} ${n(y)}H${n(right)}`;
  if (room.kind === 'bath' || room.kind === 'kitchen') {
    const step = m.s * (room.kind === 'bath' ? 0.3 : 0.6);
    for (let y = y0 + step; y < y1; y += step) d += `M${n(left)} ${n(y)}H${n(right)}`;
    for (let x = left + step; x < right; x += step) d += `M${n(x)} ${n(y0)}V${n(y1)}`;
  }
  return stroke(d, '#1b2a2e', 1, 'stroke-opacity=".09"');
};

const drawWalls = (plan: Plan, m: Sheet2D, flip: boolean) => {
  let out = '';
  const box = (x: number, y: number, w: number, h: number, fill: string) =>
    rect(Math.min(m.px(x), m.px(x + w)), m.py(y), w * m.s, h * m.s, fill);
  for (const room of plan.rooms.filter((r) => r.kind !== 'terrace')) {
    const t = 0.05;
    out +=
      box(room.x - t, room.y - t, room.w + 2 * t, 2 * t, WALL) +
      box(room.x - t, room.y + room.h - t, room.w + 2 * t, 2 * t, WALL) +
      box(room.x - t, room.y - t, 2 * t, room.h + 2 * t, WALL) +
      box(room.x + room.w - t, room.y - t, 2 * t, room.h + 2 * t, WALL);
  }
  const e = 0.3;
  out +=
    box(-e, -e, plan.w + 2 * e, e + 0.04, WALL) +
    box(-e, plan.h - 0.04, plan.w + 2 * e, e + 0.04, WALL) +
    box(-e, -e, e + 0.04, plan.h + 2 * e, WALL) +
    box(plan.w - 0.04, -e, e + 0.04, plan.h + 2 * e, WALL);
  for (const gap of plan.gaps) out += box(gap.x, gap.y, gap.w, gap.h, FILLS.living);
  for (const win of plan.windows) {
    const horizontal = win.side === 'n' || win.side === 's';
    const x = win.side === 'w' ? -e : win.side === 'e' ? plan.w - 0.04 : win.at;
    const y = win.side === 'n' ? -e : win.side === 's' ? plan.h - 0.04 : win.at;
    const w = horizontal ? win.size : e + 0.04;
    const h = horizontal ? e + 0.04 : win.size;
    out += box(x, y, w, h, '#fbf8f3');
    const left = Math.min(m.px(x), m.px(x + w));
    out += rect(left, m.py(y), w * m.s, h * m.s, 'none', `stroke="${WALL}" stroke-width="3"`);
    out += horizontal
      ? stroke(
          `M${n(left)} ${n(m.py(y + h * 0.38))}h${n(w * m.s)}m0 ${n(h * 0.24 * m.s)}h${n(-w * m.s)}`,
          '#0e5450',
          2.4,
        )
      : stroke(
          `M${n(left + w * 0.38 * m.s)} ${n(m.py(y))}v${n(h * m.s)}m${n(w * 0.24 * m.s)} 0v${n(-h * m.s)}`,
          '#0e5450',
          2.4,
        );
  }
  for (const door of plan.doors) {
    const r = door.size;
    const thick = door.outer ? e + 0.06 : 0.12;
    const along = door.dir === 'h';
    const ox = along ? door.x : door.x - (door.outer && door.x <= 0.05 ? e : 0.06);
    const oy = along ? door.y - (door.outer && door.y <= 0.05 ? e : 0.06) : door.y;
    out += box(ox, oy, along ? r : thick, along ? thick : r, door.outer ? '#e9e0cd' : FILLS.hall);
    const k = flip ? -1 : 1;
    const hx = m.px(door.hinge === 'start' ? door.x : along ? door.x + r : door.x);
    const hy = m.py(door.hinge === 'start' || along ? door.y : door.y + r);
    const away = (door.hinge === 'start' ? 1 : -1) * r * m.s;
    const swing = door.swing * r * m.s;
    const d = along ? `M${n(hx)} ${n(hy)}v${n(swing)}` : `M${n(hx)} ${n(hy)}h${n(swing * k)}`;
    const arc = along
      ? `M${n(hx)} ${n(hy + swing)}A${n(r * m.s)} ${n(r * m.s)} 0 0 ${swing > 0 === away * k > 0 ? 0 : 1} ${n(hx + away * k)} ${n(hy)}`
      : `M${n(hx + swing * k)} ${n(hy)}A${n(r * m.s)} ${n(r * m.s)} 0 0 ${swing * k > 0 === away > 0 ? 1 : 0} ${n(hx)} ${n(hy + away)}`;
    out += stroke(d, WALL, 5) + stroke(arc, THIN, 2, 'stroke-dasharray="1 0"');
  }
  return out;
};

/** Dimension lines with slanted ticks along two sides; lengths speak by position, there are no figures. */
const dimensions = (plan: Plan, m: Sheet2D) => {
  const xs = [0, ...plan.dims.x, plan.w].map((x) => m.px(x)).sort((a, b) => a - b);
  const ys = [0, ...plan.dims.y, plan.h].map((y) => m.py(y));
  const ly = m.py(plan.h) + 92;
  const lx = m.px(0) < m.px(1) ? m.px(0) - 92 : m.px(plan.w) - 92;
  let d = `M${n((xs[0] ?? 0) - 14)} ${n(ly)}H${n((xs.at(-1) ?? 0) + 14)}M${n(lx)} ${n((ys[0] ?? 0) - 14)}V${n((ys.at(-1) ?? 0) + 14)}`;
  for (const x of xs) d += `M${n(x - 9)} ${n(ly + 9)}l18 -18M${n(x)} ${n(ly - 22)}v34`;
  for (const y of ys) d += `M${n(lx - 9)} ${n(y + 9)}l18 -18M${n(lx - 22)} ${n(y)}h34`;
  return stroke(d, THIN, 2);
};

const compass = (rng: Random) => {
  const turn = rng.int(0, 11) * 30;
  return `<g transform="translate(1470 130) rotate(${turn})">${stroke('M-46 0a46 46 0 1 0 92 0a46 46 0 1 0 -92 0', THIN, 2)}${path('M0 -62L17 20L0 8z', WALL)}${path('M0 -62L-17 20L0 8z', '#fbf8f3', `stroke="${WALL}" stroke-width="2"`)}</g>`;
};

const scaleBar = () =>
  Array.from({ length: 5 }, (_, i) =>
    rect(1250 + i * 44, 1120, 44, 10, i % 2 ? '#fbf8f3' : WALL, `stroke="${WALL}" stroke-width="1.5"`),
  ).join('');

export const drawPlan = (spec: PictureSpec): string => {
  const rng = createRandom(spec.seed).fork('plan');
  const plan = PLANS[Number(spec.detail?.verdieping ?? -1)] ?? rng.pick(PLANS);
  const flip = rng.chance(0.5);
  const s = Math.min(1060 / plan.w, 860 / plan.h);
  const left = 800 - (plan.w * s) / 2 + 20;
  const top = 570 - (plan.h * s) / 2 - (plan.rooms.some((r) => r.kind === 'terrace') ? 20 : 0);
  const m: Sheet2D = {
    px: (x) => (flip ? left + (plan.w - x) * s : left + x * s),
    py: (y) => top + y * s,
    s,
  };
  let out = rect(0, 0, 1600, 1200, '#fbf8f3');
  let grid = '';
  for (let x = 0; x <= 1600; x += 40) grid += `M${x} 0V1200`;
  for (let y = 0; y <= 1200; y += 40) grid += `M0 ${y}H1600`;
  out += stroke(grid, '#d9cebc', 1, 'stroke-opacity=".35"');
  out += rect(
    m.px(flip ? plan.w : 0) - 0.3 * s + 10,
    m.py(0) - 0.3 * s + 14,
    (plan.w + 0.6) * s,
    (plan.h + 0.6) * s,
    '#1b2a2e',
    'fill-opacity=".1"',
  );
  for (const room of plan.rooms) {
    out +=
      rect(
        Math.min(m.px(room.x), m.px(room.x + room.w)),
        m.py(room.y),
        room.w * s,
        room.h * s,
        FILLS[room.kind],
      ) + floorTexture(room, m);
  }
  const unit = (x: number, y: number) =>
    `translate(${n(m.px(x))} ${n(m.py(y))}) scale(${flip ? n(-s) : n(s)} ${n(s)})`;
  for (const piece of plan.furniture)
    out += `<g transform="${unit(piece.x, piece.y)}${piece.turn ? ` rotate(${piece.turn})` : ''}" fill="#fffdf8" stroke="${THIN}" stroke-width="${(2.2 / s).toFixed(4)}" stroke-linejoin="round">${furnish(piece)}</g>`;
  return out + drawWalls(plan, m, flip) + dimensions(plan, m) + compass(rng) + scaleBar();
};
