import { within } from '../deadlines/within.ts';
import { UpstreamError } from './upstream-error.ts';

/** Longer than a store that is well takes on a busy machine, and shorter than the visitor waits. */
const patienceMilliseconds = 3_000;

/**
 * What a store of the edge's own answers. One that fails or hangs is down as an upstream is: its caller may try again
 * later.
 */
export const askStore = <T>(
  name: string,
  answer: Promise<T>,
  milliseconds = patienceMilliseconds,
): Promise<T> => {
  const refuse = (error: unknown): never => {
    throw new UpstreamError(name, 'refused', { detail: String(error) });
  };
  const giveUp = (): never => {
    throw new UpstreamError(name, 'timeout');
  };
  return within(milliseconds, answer.catch(refuse), giveUp);
};
