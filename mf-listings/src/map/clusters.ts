import type { OfferMap } from '@binnen/contracts/property';
import { findBox, toScreen, type Box, type Size, type View } from './projection.ts';

export type MapPoint = OfferMap['punten'][number];

export interface Cluster {
  key: string;
  x: number;
  y: number;
  homes: MapPoint[];
  /** Round all of its homes. */
  box: Box;
}

/** Markers nearer than this would lie over each other. Pixels. */
const reach = 64;
const margin = 40;

/**
 * The homes that are in sight, those that lie close together as one. They are dealt over a grid that stands on the
 * world, not on the screen, so that a group does not fall apart while the map is dragged.
 */
export const clusterPoints = (points: readonly MapPoint[], view: View, size: Size): Cluster[] => {
  const origin = toScreen({ lat: 0, lon: 0 }, view, size);
  const cells = new Map<string, { homes: MapPoint[]; x: number; y: number }>();
  for (const point of points) {
    const { x, y } = toScreen(point, view, size);
    if (x < -margin || y < -margin || x > size.width + margin || y > size.height + margin) continue;
    const key = `${Math.floor((x - origin.x) / reach)} ${Math.floor((y - origin.y) / reach)}`;
    const cell = cells.get(key) ?? { homes: [], x: 0, y: 0 };
    cell.homes.push(point);
    cell.x += x;
    cell.y += y;
    cells.set(key, cell);
  }
  return [...cells].map(([key, { homes, x, y }]) => ({
    key: `${Math.round(view.zoom * 4)} ${key}`,
    x: x / homes.length,
    y: y / homes.length,
    homes,
    box: findBox(homes)!,
  }));
};
