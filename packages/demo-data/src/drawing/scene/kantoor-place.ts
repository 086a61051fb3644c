export const S = 71;

export const BASE = 744 + 1.6 * S;

export const HORIZON = 744;
