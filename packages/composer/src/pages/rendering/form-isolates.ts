/** So many isolates for forms may start at once … */
const most = 4;
/** … and one more after so many milliseconds. */
const everyMilliseconds = 5_000;

let left = most;
let countedAt = 0;

/**
 * Whether an isolate may be started for a posted form. Starting one keeps the whole edge busy for a tenth of a second, so
 * forms beyond this are rendered by the built-in composition. Per isolate of the edge; it counts, and knows no visitor.
 */
export const mayStartForForm = (now: number): boolean => {
  left = Math.min(most, left + Math.max(0, now - countedAt) / everyMilliseconds);
  countedAt = now;
  if (left < 1) return false;
  left -= 1;
  return true;
};
