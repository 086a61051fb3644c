/** A document tells of itself for so long. */
export const tokenLifeMilliseconds: number = 15 * 60_000;
