import type { PictureSpec } from './picture-spec.ts';
import { parseLight, parseSeason } from './light.ts';
import { mix } from './colour.ts';
import { createView } from './perspective.ts';
import { createRandom } from './random.ts';
import { drawBathroom } from './room-bath.ts';
import { drawHall } from './room-hall.ts';
import { drawStudy } from './room-study.ts';
import { drawBedroom } from './room-bedroom.ts';
import { drawKitchen } from './room-kitchen.ts';
import { drawLiving } from './room-living.ts';
import { type Shell } from './room-shell.ts';
import { rect, SHADE, type Sheet } from './svg.ts';

const WALLS = ['#e9e1d2', '#dfe0d6', '#e6d8c4', '#cfd6cf', '#d8d5cc', '#e3d3c2', '#c5d0cf'] as const;
const ACCENTS = ['#0e5450', '#a8412b', '#5d7a78', '#8a6a4a', '#34515a', '#b5833f', '#6a7452'] as const;
const WOODS = ['#c69c6d', '#b98a5c', '#a87a50', '#d1ad80', '#8f6a48'] as const;

const ROOMS = {
  woonkamer: drawLiving,
  keuken: drawKitchen,
  slaapkamer: drawBedroom,
  badkamer: drawBathroom,
  werkkamer: drawStudy,
  hal: drawHall,
} as const;
export type RoomName = keyof typeof ROOMS;
const isRoom = (name: string): name is RoomName => name in ROOMS;

export const createShell = (
  spec: PictureSpec,
  sheet: Sheet,
  size: { width: number; height: number; depth: number },
): Shell => {
  const rng = createRandom(spec.seed).fork('room');
  const look = rng.fork('look');
  const wall = look.pick(WALLS);
  const accent = look.pick(ACCENTS);
  const side = look.between(-0.75, 0.75);
  // A painted far wall in one room out of two, so that a gallery of rooms is not all plaster.
  const painted = look.chance(0.5) ? mix(wall, accent, look.pick([0.28, 0.45, 0.62])) : wall;
  return {
    view: createView({
      eye: [side, look.between(1.34, 1.52), look.between(-1.25, -0.7)],
      focal: 1180,
      centre: [800 + side * 110, look.between(545, 580)],
    }),
    sheet,
    rng,
    ...size,
    wall,
    painted,
    accent,
    wood: look.pick(WOODS),
    season: parseSeason(spec.detail?.season, 'zomer'),
    evening: parseLight(spec.detail?.light, 'middag') === 'avond',
  };
};

export const drawRoom = (spec: PictureSpec, sheet: Sheet): string => {
  const name = String(spec.detail?.room ?? 'woonkamer');
  const room: RoomName = isRoom(name) ? name : 'woonkamer';
  const vary = createRandom(spec.seed).fork('size');
  const size =
    room === 'hal'
      ? { width: 2.9, height: 2.9, depth: 4.4 }
      : room === 'badkamer'
        ? { width: 3.6, height: 2.6, depth: 3.6 }
        : { width: vary.between(5.2, 5.7), height: vary.between(2.7, 3.05), depth: vary.between(4.65, 5) };
  const shell = createShell(spec, sheet, size);
  const vignette = sheet.radial('vignette', 'cx="0.45" cy="0.5" r="0.8"', [
    [0.6, SHADE, 0],
    [1, SHADE, 0.24],
  ]);
  return ROOMS[room](shell) + rect(0, 0, 1600, 1200, vignette);
};
