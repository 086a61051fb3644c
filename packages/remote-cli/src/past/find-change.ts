/** The last good one and the first bad one of a row, neighbours. Null when the ends are not good and bad. */
export interface Change {
  good: number;
  bad: number;
}

/**
 * Finds the place where a row of `length` turns from good to bad. It asks for both ends, then bisects. With several
 * changes it finds one of them.
 */
export const findChange = async (
  length: number,
  isGood: (at: number) => Promise<boolean>,
): Promise<Change | null> => {
  let good = 0;
  let bad = length - 1;
  if (!(await isGood(good)) || (await isGood(bad))) return null;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await isGood(middle)) good = middle;
    else bad = middle;
  }
  return { good, bad };
};
