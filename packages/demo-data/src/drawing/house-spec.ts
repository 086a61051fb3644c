import { type HouseStyle } from './house-style.ts';
import { topHeight } from './house-top.ts';

export interface HouseSpec {
  x: number;
  base: number;
  w: number;
  scale: number;
  style: HouseStyle;
  storeys: number;
  snow: boolean;
  /** The door stands at the right instead of the left. */
  flip: boolean;
  /** The share of windows with a lamp on. */
  lit: number;
  ends?: readonly [boolean, boolean];
  chimney?: boolean;
  doorAxis?: number | undefined;
  /** Another place and drawing for the front door than the style's own. */
  entrance?: { axis: number; draw: (box: { x: number; w: number; head: number; foot: number }) => string };
}

export const wallHeight = (style: HouseStyle, storeys: number): number =>
  style.groundHeight + (storeys - 1) * style.floorHeight;

export const houseHeight = (style: HouseStyle, storeys: number, width: number): number =>
  wallHeight(style, storeys) + topHeight(style, width);
