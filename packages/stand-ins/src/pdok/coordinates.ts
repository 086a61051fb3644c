/** `POINT(6.188 52.244)`: longitude first, as WKT has it. */
export const formatPoint = (lat: number, lon: number): string =>
  `POINT(${Number(lon.toFixed(8))} ${Number(lat.toFixed(8))})`;

/** The national grid (EPSG:28992) by Schreutelkamp and Strang van Hees' series; right to a few decimetres. */
export const formatRdPoint = (lat: number, lon: number): string => {
  const p = 0.36 * (lat - 52.1551744);
  const l = 0.36 * (lon - 5.38720621);
  const x =
    155000 +
    190094.945 * l -
    11832.228 * p * l -
    114.221 * p ** 2 * l -
    32.391 * l ** 3 -
    0.705 * p -
    2.34 * p ** 3 * l;
  const y =
    463000 +
    309056.544 * p +
    3638.893 * l ** 2 +
    73.077 * p ** 2 -
    157.984 * p * l ** 2 +
    59.788 * p ** 3 +
    0.433 * l -
    6.439 * p ** 2 * l ** 2;
  return `POINT(${x.toFixed(3)} ${y.toFixed(3)})`;
};

/** Straight-line distance in metres. */
export const measureDistance = (lat: number, lon: number, toLat: number, toLon: number): number => {
  const radians = Math.PI / 180;
  const a =
    Math.sin(((toLat - lat) * radians) / 2) ** 2 +
    Math.cos(lat * radians) * Math.cos(toLat * radians) * Math.sin(((toLon - lon) * radians) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(a));
};
