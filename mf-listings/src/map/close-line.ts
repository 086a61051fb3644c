import { mostCorners } from '@binnen/contracts/filters/shape';

/** A place on the screen, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** How far a point lies from the line between two others. */
const measureOff = ({ x, y }: Spot, from: Spot, to: Spot): number => {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * across + (y - from.y) * down) / (across ** 2 + down ** 2 || 1);
  const at = Math.max(0, Math.min(1, share));
  return Math.hypot(x - from.x - at * across, y - from.y - at * down);
};

/** Without the points that lie within `tolerance` of the line of the others (Douglas–Peucker). */
const simplify = (line: readonly Spot[], tolerance: number): readonly Spot[] => {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return line;
  const offs = line.map((spot) => measureOff(spot, from, to));
  const most = Math.max(...offs);
  if (most <= tolerance) return [from, to];
  const corner = offs.indexOf(most);
  return [
    ...simplify(line.slice(0, corner + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(corner), tolerance),
  ];
};

/** Pixels. What is smaller, or narrower, was a press and no shape. */
const leastSide = 24;
const finest = 3;

/** The corners of a line that a hand drew, closed, in as few as an address may have; undefined when it is too small. */
export const closeLine = (line: readonly Spot[], tolerance = finest): readonly Spot[] | undefined => {
  const isWide = (['x', 'y'] as const).every((side) => {
    const at = line.map((spot) => spot[side]);
    return Math.max(...at) - Math.min(...at) >= leastSide;
  });
  const corners = simplify(line, tolerance);
  if (corners.length > mostCorners) return closeLine(line, tolerance * 1.5);
  return isWide && corners.length > 2 ? corners : undefined;
};
