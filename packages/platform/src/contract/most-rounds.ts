/** So many times a page is rendered at most, each time with the reads that the one before it missed: at the edge, in dev and in a replay. */
export const mostRounds = 4;
