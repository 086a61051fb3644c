import type { PictureSpec } from './picture-spec.ts';
import { parseLight, parseSeason } from './light.ts';
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
  return {
    view: createView({
      eye: [look.between(-0.35, 0.35), 1.42, -0.9],
      focal: 1180,
      centre: [800 + look.between(-60, 60), 560],
    }),
    sheet,
    rng,
    ...size,
    wall: look.pick(WALLS),
    accent: look.pick(ACCENTS),
    wood: look.pick(WOODS),
    season: parseSeason(spec.detail?.season, 'zomer'),
    evening: parseLight(spec.detail?.light, 'middag') === 'avond',
  };
};

export const drawRoom = (spec: PictureSpec, sheet: Sheet): string => {
  const name = String(spec.detail?.room ?? 'woonkamer');
  const room: RoomName = isRoom(name) ? name : 'woonkamer';
  const size =
    room === 'hal'
      ? { width: 2.9, height: 2.9, depth: 4.4 }
      : room === 'badkamer'
        ? { width: 3.6, height: 2.6, depth: 3.6 }
        : { width: 5.2, height: 2.85, depth: 4.7 };
  const shell = createShell(spec, sheet, size);
  const vignette = sheet.radial('vignette', 'cx="0.45" cy="0.5" r="0.8"', [
    [0.6, SHADE, 0],
    [1, SHADE, 0.24],
  ]);
  return ROOMS[room](shell) + rect(0, 0, 1600, 1200, vignette);
};
