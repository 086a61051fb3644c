import { within } from '../deadlines/within.ts';
import { UpstreamError } from './upstream-error.ts';

/** Longer than a store that is well takes on a busy machine, and shorter than the visitor waits. */
const patienceMilliseconds = 3_000;

const refuseLate = (): never => {
  throw new Error('no answer in time');
};

/** What a store of the edge's own answers. One that fails or hangs is down as an upstream is: 503, and again later. */
export const askStore = <T>(
  name: string,
  answer: Promise<T>,
  milliseconds = patienceMilliseconds,
): Promise<T> =>
  within(milliseconds, answer, refuseLate).catch((error: unknown) => {
    throw new UpstreamError(name, 'refused', { detail: String(error) });
  });
