export const stepMs = 250;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves after so long of the tab's own time, in steps: a phone that was locked is late by one of them at most. With one
 * timer the browser would tell that it is over before it tells what came meanwhile.
 */
const passTime = async (milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= stepMs) await pause(Math.min(left, stepMs));
};

const isLate = async (milliseconds: number): Promise<never> => {
  await passTime(milliseconds);
  throw new Error('its code is late');
};

/** Rejects when what is loaded does not come: a connection may hang, and a lead that was sent waits for the answer. */
export const inTime = <Loaded>(loading: Promise<Loaded>, milliseconds = 6_000): Promise<Loaded> =>
  Promise.race([loading, isLate(milliseconds)]);

/** Aborts a call after so long of the tab's own time, as `AbortSignal.timeout` does. */
export const createDeadline = (milliseconds: number): AbortSignal => {
  const controller = new AbortController();
  void passTime(milliseconds).then(() => controller.abort(new DOMException('late', 'TimeoutError')));
  return controller.signal;
};
