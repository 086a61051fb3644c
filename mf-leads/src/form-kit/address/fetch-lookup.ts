import { fetchFromApi } from '@binnen/platform/api-address';
import { createDeadline, inTime } from '../sending/in-time.ts';

/**
 * Looks something up at the edge. After many lookups of the visitor's network, the edge first asks for proof that this
 * is no robot: then Turnstile's answer is sent, which most visitors do not notice, and the lookup again.
 */
export const fetchLookup = async (call: string, deadlineMs: number): Promise<Response> => {
  const ask = () => fetchFromApi(document, call, { signal: createDeadline(deadlineMs) });
  const response = await ask();
  if (response.status !== 403) return response;
  const { isAskedFirst, passChallenge } = await inTime(
    import(/* webpackChunkName: "turnstile" */ '../pass-challenge.browser.ts'),
  );
  return (await isAskedFirst(response)) && (await passChallenge()) ? ask() : response;
};
