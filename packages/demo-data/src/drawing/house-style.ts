import type { BrickName } from './brick.ts';
import { DOOR_COLOURS, type DoorKind } from './door.ts';
import type { GableKind } from './gable.ts';
import type { Random } from './random.ts';
import type { RoofName } from './roof.ts';
import type { WindowKind } from './window-bars.ts';

export type Crown = GableKind | 'cornice' | 'eaves' | 'front' | 'flat' | 'mansard' | 'hip';

/** How houses of a time were built; lengths in metres. */
export interface HouseStyle {
  brick: BrickName;
  roof: RoofName;
  crown: Crown;
  width: number;
  groundHeight: number;
  floorHeight: number;
  roofRise: number;
  layout: 'axes' | 'pair';
  axes: number;
  window: WindowKind;
  upper: WindowKind;
  windowWidth: number;
  windowHeight: number;
  lintel: 'none' | 'flat' | 'arch' | 'steel';
  keystone: boolean;
  bands: boolean;
  plinth: 'bluestone' | 'plaster' | 'brick' | 'none';
  frame: string;
  sash: string;
  doorKind: DoorKind;
  doorColour: string;
  fanlight: number;
  steps: number;
  bay: boolean;
  panel: string | null;
  shutters: string | null;
  dormer: boolean;
  solar: boolean;
  timber: boolean;
}

const WHITE = '#f3efe6';
const CREAM = '#ece2c8';

const base = (rng: Random): HouseStyle => ({
  brick: 'waal',
  roof: 'rood',
  crown: 'eaves',
  width: 5.6,
  groundHeight: 3,
  floorHeight: 2.8,
  roofRise: 2.9,
  layout: 'pair',
  axes: 2,
  window: 'transom',
  upper: 'transom',
  windowWidth: 1.1,
  windowHeight: 1.8,
  lintel: 'flat',
  keystone: false,
  bands: false,
  plinth: 'brick',
  frame: WHITE,
  sash: WHITE,
  doorKind: 'panel',
  doorColour: rng.pick(DOOR_COLOURS),
  fanlight: 0.4,
  steps: 1,
  bay: false,
  panel: null,
  shutters: null,
  dormer: false,
  solar: false,
  timber: false,
});

const hanseatic = (rng: Random): Partial<HouseStyle> => ({
  brick: rng.pick(['hanze', 'hanze', 'waal', 'waal', 'oranje', 'wit', 'dertig']),
  crown: rng.pick(['step', 'neck', 'bell', 'spout']),
  width: rng.between(5.6, 6.6),
  groundHeight: 3.7,
  floorHeight: 3.2,
  layout: 'axes',
  axes: 3,
  window: rng.pick(['georgian', 'georgian', 'sash']),
  upper: 'georgian',
  windowWidth: 1.15,
  windowHeight: 2.15,
  lintel: 'flat',
  plinth: 'bluestone',
  sash: rng.pick([WHITE, CREAM]),
  doorKind: 'panel',
  fanlight: 0.75,
  steps: rng.int(2, 3),
  shutters: rng.chance(0.3) ? rng.pick(['#1f4a40', '#23403a', '#5a2d2a']) : null,
});

const century = (rng: Random): Partial<HouseStyle> => ({
  brick: rng.pick(['waal', 'oranje', 'hanze', 'waal', 'ijssel']),
  crown: rng.pick(['cornice', 'cornice', 'mansard']),
  width: rng.between(5.4, 6.4),
  groundHeight: 3.6,
  floorHeight: 3.3,
  roofRise: 2.3,
  layout: 'axes',
  axes: 3,
  window: 'transom',
  upper: 'transom',
  windowWidth: 1.05,
  windowHeight: 2.25,
  lintel: 'arch',
  keystone: rng.chance(0.6),
  bands: rng.chance(0.7),
  plinth: rng.pick(['bluestone', 'plaster']),
  sash: rng.pick([WHITE, CREAM, '#2f4a40']),
  doorKind: rng.pick(['panel', 'glazed']),
  fanlight: 0.65,
  steps: 2,
  roof: rng.pick(['leisteen', 'antraciet', 'rood']),
  dormer: rng.chance(0.6),
});

const thirties = (rng: Random): Partial<HouseStyle> => ({
  brick: rng.pick(['dertig', 'oranje', 'dertig', 'waal']),
  crown: rng.pick(['eaves', 'eaves', 'front']),
  width: rng.between(5.9, 6.6),
  groundHeight: 3.1,
  floorHeight: 2.9,
  roofRise: 3.5,
  window: 'stained',
  upper: 'stained',
  windowHeight: 1.75,
  lintel: 'flat',
  frame: rng.pick([WHITE, CREAM]),
  sash: rng.pick([WHITE, '#2f5a4c', '#1f4a52', '#7a2f26']),
  doorKind: 'thirties',
  fanlight: 0.35,
  bay: true,
  roof: rng.pick(['rood', 'oranje', 'bruin']),
  dormer: rng.chance(0.5),
});

const postwar = (rng: Random): Partial<HouseStyle> => ({
  brick: rng.pick(['waal', 'oranje', 'zand']),
  crown: 'eaves',
  width: rng.between(6, 6.8),
  groundHeight: 2.8,
  floorHeight: 2.7,
  roofRise: 3.1,
  window: 'picture',
  upper: 'picture',
  windowHeight: 1.6,
  lintel: 'steel',
  doorKind: 'glazed',
  fanlight: 0.3,
  roof: rng.pick(['oranje', 'rood', 'antraciet']),
  dormer: rng.chance(0.4),
  plinth: 'none',
});

const seventies = (rng: Random): Partial<HouseStyle> => ({
  brick: rng.pick(['zand', 'grijs', 'ijssel', 'oranje']),
  crown: 'eaves',
  width: rng.between(6, 6.8),
  groundHeight: 2.7,
  floorHeight: 2.6,
  roofRise: 2.3,
  window: 'picture',
  upper: 'picture',
  windowHeight: 1.9,
  lintel: 'steel',
  doorKind: 'glazed',
  fanlight: 0,
  plinth: 'none',
  panel: rng.pick(['#f0ece2', '#2f5a5c', '#8a5a38', '#4a5658', '#c9a25a']),
  sash: rng.pick([WHITE, '#3b4446', '#5a4234']),
  roof: rng.pick(['antraciet', 'bruin']),
  dormer: rng.chance(0.5),
  solar: rng.chance(0.3),
});

const nineties = (rng: Random): Partial<HouseStyle> => ({
  brick: rng.pick(['ijssel', 'zand', 'oranje']),
  crown: rng.pick(['eaves', 'eaves', 'front']),
  width: rng.between(5.8, 6.6),
  groundHeight: 2.9,
  floorHeight: 2.75,
  roofRise: 3,
  window: 'picture',
  upper: 'picture',
  windowHeight: 1.8,
  lintel: 'flat',
  doorKind: 'modern',
  fanlight: 0.3,
  plinth: 'none',
  roof: rng.pick(['antraciet', 'rood', 'bruin']),
  solar: rng.chance(0.4),
  bands: rng.chance(0.4),
});

const modern = (rng: Random): Partial<HouseStyle> => ({
  brick: rng.pick(['wit', 'grijs', 'zand', 'antraciet', 'hanze']),
  crown: rng.pick(['flat', 'eaves', 'front']),
  width: rng.between(5.6, 6.6),
  groundHeight: 3,
  floorHeight: 3,
  roofRise: 3.1,
  window: 'modern',
  upper: 'modern',
  windowHeight: 2.3,
  lintel: 'none',
  frame: '#34393b',
  sash: '#34393b',
  doorKind: 'modern',
  fanlight: 0,
  plinth: 'none',
  roof: rng.pick(['zink', 'antraciet']),
  solar: rng.chance(0.6),
  timber: rng.chance(0.7),
  doorColour: rng.pick(['#8c5a2c', '#34393b', '#0e5450', '#b5832f']),
});

/** The style of a year, before what the type of house asks for. */
export const styleOf = (year: number, rng: Random): HouseStyle => {
  const pick =
    year < 1850
      ? hanseatic
      : year < 1920
        ? century
        : year < 1946
          ? thirties
          : year < 1966
            ? postwar
            : year < 1988
              ? seventies
              : year < 2012
                ? nineties
                : modern;
  return { ...base(rng), ...pick(rng) };
};

const GABLES: readonly string[] = ['step', 'neck', 'bell', 'spout'];
export const isGable = (crown: Crown): crown is GableKind => GABLES.includes(crown);
