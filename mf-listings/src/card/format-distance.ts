/** `400 m` or `1,2 km`. */
export const formatDistance = (kilometres: number): string =>
  kilometres < 0.995
    ? `${Math.round(kilometres * 100) * 10} m`
    : `${kilometres.toFixed(1).replace('.', ',')} km`;
