import type { Value } from './values.ts';

export interface Point {
  lat: number;
  lon: number;
}

/** With more, an address would be too long for chats and mail programs. */
export const mostCorners = 60;

const corner = '\\d{2}\\.\\d{1,6}-\\d{1,2}\\.\\d{1,6}';
const pattern = `^${corner}(_${corner}){2,${mostCorners - 1}}$`;
const whole = new RegExp(pattern);

/**
 * The corners of `52.25570-6.16120_52.26010-6.17000_52.24900-6.17550`, in degrees north and east: nothing in it is escaped in an
 * address. Undefined for what is no shape.
 */
export const readShape = (text: string): Point[] | undefined =>
  whole.test(text)
    ? text.split('_').map((pair) => {
        const [lat = 0, lon = 0] = pair.split('-').map(Number);
        return { lat, lon };
      })
    : undefined;

/** Five digits: to a metre. */
export const formatShape = (corners: readonly Point[]): string =>
  corners.map(({ lat, lon }) => `${lat.toFixed(5)}-${lon.toFixed(5)}`).join('_');

/**
 * Whether the line goes round the point (the non-zero rule, as SVG fills). A hand goes past where it began: by the even-odd
 * rule that piece would be a hole. A point on the line between two shapes is in one of them.
 */
export const isInside = (corners: readonly Point[], { lat, lon }: Point): boolean => {
  let turns = 0;
  let from = corners.at(-1);
  for (const to of corners) {
    if (from && from.lat > lat !== to.lat > lat) {
      const crossing = from.lon + ((to.lon - from.lon) * (lat - from.lat)) / (to.lat - from.lat);
      if (lon < crossing) turns += to.lat > lat ? 1 : -1;
    }
    from = to;
  }
  return turns !== 0;
};

/** A shape that was drawn on the map. */
export const shape: Value<Point[]> = {
  read: readShape,
  write: formatShape,
  form: `3 to ${mostCorners} corners such as 52.2557-6.1612 (north-east, in degrees) with _ between them`,
  document: { type: 'string', pattern },
};
