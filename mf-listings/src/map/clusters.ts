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

/** Markers nearer than this would lie over each other: a price is wider than it is high. Pixels. */
const reach = { x: 104, y: 58 };
/** Neighbours over a line of the grid are one when they are nearer than this share of it. */
const touching = 0.85;
const margin = 40;

interface Cell {
  key: string;
  homes: MapPoint[];
  /** Sums, so that the middle is where most of its homes are. */
  x: number;
  y: number;
}

const middle = ({ homes, x, y }: Cell) => ({ x: x / homes.length, y: y / homes.length });

/**
 * Deals the homes that are in sight over a grid. It is fixed to the world, not to the screen, so that a group does not
 * fall apart while the map is dragged.
 */
const dealOverGrid = (points: readonly MapPoint[], view: View, size: Size): Cell[] => {
  const origin = toScreen({ lat: 0, lon: 0 }, view, size);
  const cells = new Map<string, Cell>();
  for (const point of points) {
    const { x, y } = toScreen(point, view, size);
    if (x < -margin || y < -margin || x > size.width + margin || y > size.height + margin) continue;
    const key = `${Math.floor((x - origin.x) / reach.x)} ${Math.floor((y - origin.y) / reach.y)}`;
    const cell = cells.get(key) ?? { key, homes: [], x: 0, y: 0 };
    cell.homes.push(point);
    cell.x += x;
    cell.y += y;
    cells.set(key, cell);
  }
  return [...cells.values()];
};

/** Neighbours over a line of the grid that would touch become one; the largest take the smaller ones in. */
const mergeNeighbours = (cells: readonly Cell[]): Cell[] => {
  const kept: Cell[] = [];
  for (const cell of [...cells].sort((one, other) => other.homes.length - one.homes.length)) {
    const at = middle(cell);
    const near = kept.find((other) => {
      const there = middle(other);
      return Math.abs(there.x - at.x) < reach.x * touching && Math.abs(there.y - at.y) < reach.y * touching;
    });
    if (!near) {
      kept.push({ ...cell, homes: [...cell.homes] });
      continue;
    }
    near.homes.push(...cell.homes);
    near.x += cell.x;
    near.y += cell.y;
  }
  return kept;
};

/** The homes that are in sight, those that lie close together as one. */
export const clusterPoints = (points: readonly MapPoint[], view: View, size: Size): Cluster[] =>
  mergeNeighbours(dealOverGrid(points, view, size)).map((cell) => ({
    key: `${Math.round(view.zoom * 4)} ${cell.key}`,
    ...middle(cell),
    homes: cell.homes,
    box: findBox(cell.homes)!,
  }));
