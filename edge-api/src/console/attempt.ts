import { within } from '../deadlines/within.ts';
import { ProblemError } from '../problem.ts';

/** What a page shows, or why it cannot: one part that is broken must not take the page with it. */
export type Known<T> = { value: T } | { failure: string };

const patienceMilliseconds = 3_000;
const late = 'It did not answer in time.';

/** Reads a part of a page, for a while. */
export const attempt = async <T>(read: () => Promise<T>): Promise<Known<T>> => {
  try {
    const reading = read().then((value): Known<T> => ({ value }));
    return await within(patienceMilliseconds, reading, (): Known<T> => ({ failure: late }));
  } catch (error) {
    return { failure: error instanceof ProblemError ? error.message : 'It did not answer.' };
  }
};
