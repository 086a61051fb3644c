export const quarterMilliseconds = 900_000;
export const dayQuarters = 96;

export const readQuarter = (): number => Math.floor(Date.now() / quarterMilliseconds);
/** Of UTC: networks have another name in each. */
export const readDay = (): number => Math.floor(readQuarter() / dayQuarters);
