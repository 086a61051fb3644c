import { within } from '../deadlines/within.ts';
import { logFailure } from '../logging/log-failure.ts';
import { isProblem, ProblemError } from './problem.ts';

/** Longer than a store that is well takes on a busy machine, and shorter than the visitor waits. */
const patienceMilliseconds = 3_000;

/** What a store of the edge's own answers. One that fails or hangs is down as an upstream is: 503, and again later. */
export const askStore = <T>(
  name: string,
  answer: Promise<T>,
  milliseconds = patienceMilliseconds,
): Promise<T> => {
  const refuse = (why: unknown): never => {
    // What the store itself had to say.
    if (isProblem(why)) throw why;
    logFailure(`A store failed: ${name}`, why);
    // A call whose answer was lost may have been done.
    const detail = `${name} failed. If this changes something, look whether it was done, then try again.`;
    throw new ProblemError('upstream-unavailable', { detail });
  };
  return within(milliseconds, answer.catch(refuse), () => refuse('no answer in time'));
};

/** The same store, whose every call is asked so. */
export const guardStore = <Store extends object>(name: string, store: Store, milliseconds?: number): Store =>
  new Proxy(store, {
    get: (target, key) => {
      const call: unknown = Reflect.get(target, key);
      if (typeof call !== 'function') return call;
      return (...given: unknown[]) =>
        askStore(name, Promise.resolve<unknown>(Reflect.apply(call, target, given)), milliseconds);
    },
  });
