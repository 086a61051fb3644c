/** Held above a ceiling, and not because it looks like a robot's: the office can send all of these at once. */
export const ceilingReasons = ['more than usual in all', 'more than usual of one network'] as const;
export type CeilingReason = (typeof ceilingReasons)[number];
