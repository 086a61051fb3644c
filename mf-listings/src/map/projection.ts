import type { Point } from '@binnen/contracts/filters/shape';

/** Web Mercator, as base maps have it. World pixels are those of a 256-pixel world at zoom 0, doubled by each step. */
export interface View extends Point {
  /** Not always whole: a part of the map is shown as large as it fits. */
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}
/** South, west, north, east. */
export type Box = readonly [number, number, number, number];

export const leastZoom = 8;
export const mostZoom = 18;
const tile = 256;

export const toWorld = ({ lat, lon }: Point, zoom: number) => {
  const scale = tile * 2 ** zoom;
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return {
    x: ((lon + 180) / 360) * scale,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale,
  };
};

const fromWorld = ({ x, y }: { x: number; y: number }, zoom: number): Point => {
  const scale = tile * 2 ** zoom;
  const angle = Math.PI - (2 * Math.PI * y) / scale;
  return { lat: (180 / Math.PI) * Math.atan(Math.sinh(angle)), lon: (x / scale) * 360 - 180 };
};

/** Where a point is on the screen, from the upper left. */
export const toScreen = (point: Point, view: View, { width, height }: Size) => {
  const world = toWorld(point, view.zoom);
  const centre = toWorld(view, view.zoom);
  return { x: world.x - centre.x + width / 2, y: world.y - centre.y + height / 2 };
};

/** The view after the ground was dragged by so many pixels. */
export const moveBy = (view: View, x: number, y: number): View => {
  const centre = toWorld(view, view.zoom);
  return { ...fromWorld({ x: centre.x - x, y: centre.y - y }, view.zoom), zoom: view.zoom };
};

const clampZoom = (zoom: number) => Math.max(leastZoom, Math.min(mostZoom, zoom));

/** Closer or further away, with the point under the pointer staying where it is. */
export const zoomBy = (
  view: View,
  steps: number,
  { width, height }: Size,
  at = { x: width / 2, y: height / 2 },
): View => {
  const zoom = clampZoom(view.zoom + steps);
  const away = { x: at.x - width / 2, y: at.y - height / 2 };
  const centre = toWorld(view, view.zoom);
  const fixed = fromWorld({ x: centre.x + away.x, y: centre.y + away.y }, view.zoom);
  const world = toWorld(fixed, zoom);
  return { ...fromWorld({ x: world.x - away.x, y: world.y - away.y }, zoom), zoom };
};

export const findBox = (points: readonly Point[]): Box | undefined => {
  if (points.length === 0) return undefined;
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  return [Math.min(...lats), Math.min(...lons), Math.max(...lats), Math.max(...lons)];
};

/** The view that shows a part of the map, with so many pixels round it. */
export const fitBox = ([south, west, north, east]: Box, { width, height }: Size, margin = 0): View => {
  const low = toWorld({ lat: south, lon: west }, 0);
  const high = toWorld({ lat: north, lon: east }, 0);
  const across = Math.max(1, width - 2 * margin) / Math.max(1e-7, high.x - low.x);
  const down = Math.max(1, height - 2 * margin) / Math.max(1e-7, low.y - high.y);
  const zoom = clampZoom(Math.min(16, Math.log2(Math.min(across, down))));
  return { ...fromWorld({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }, 0), zoom };
};

/** The part of the map that a view shows. */
export const readBox = (view: View, { width, height }: Size): Box => {
  const centre = toWorld(view, view.zoom);
  const high = fromWorld({ x: centre.x + width / 2, y: centre.y - height / 2 }, view.zoom);
  const low = fromWorld({ x: centre.x - width / 2, y: centre.y + height / 2 }, view.zoom);
  return [low.lat, low.lon, high.lat, high.lon];
};

/**
 * A box as it stands in an address, no finer than a five-hundredth of it: a map that hardly moved asks for the same list.
 */
export const formatBox = (box: Box): string => {
  const [south, west, north, east] = box;
  const across = Math.min(north - south, east - west);
  const digits = across >= 0.5 ? 2 : across >= 0.05 ? 3 : 4;
  return box.map((degrees) => degrees.toFixed(digits)).join(',');
};

export const parseBox = (text: string | undefined): Box | undefined => {
  const numbers = (text ?? '').split(',').map(Number);
  const [south = NaN, west = NaN, north = NaN, east = NaN] = numbers;
  const box = [south, west, north, east] as const;
  return numbers.length === box.length && box.every(Number.isFinite) ? box : undefined;
};
