/** Kilometres round what was searched for; 0 is none. */
export const radii = [0, 1, 2, 5, 10] as const;

export const formatRadius = (radius: number): string => `+ ${radius} km`;

/** A radius of the list, or 0 for anything else. */
export const parseRadius = (text: string | null): number =>
  radii.find((radius) => String(radius) === text) ?? 0;
