import { within } from '@binnen/edge-kit/deadlines/within';
import { ProblemError } from '@binnen/edge-kit/problems/problem';

/** A part of a page, or the reason why it is missing: one broken part must not break the page. */
export type Known<T> = { value: T } | { failure: string };

const patienceMilliseconds = 3_000;
const late = 'It did not answer in time.';

/** Reads a part of a page, and gives up after a while. */
export const attempt = async <T>(read: () => Promise<T>): Promise<Known<T>> => {
  try {
    const reading = read().then((value): Known<T> => ({ value }));
    return await within(patienceMilliseconds, reading, (): Known<T> => ({ failure: late }));
  } catch (error) {
    return { failure: error instanceof ProblemError ? error.message : 'It did not answer.' };
  }
};
