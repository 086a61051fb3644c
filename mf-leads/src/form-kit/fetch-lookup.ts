import { fetchFromApi } from '@binnen/contracts/api-address';

/**
 * Looks something up at the edge. Where many lookups of the visitor's network were answered, the edge first wants to know
 * that nobody is a robot: then Turnstile's answer is sent, which most visitors do not notice, and the lookup once more.
 */
export const fetchLookup = async (call: string, deadlineMs: number): Promise<Response> => {
  const ask = () => fetchFromApi(document, call, { signal: AbortSignal.timeout(deadlineMs) });
  const response = await ask();
  if (response.status !== 403) return response;
  const { isAskedFirst, passChallenge } = await import(
    /* webpackChunkName: "turnstile" */ './pass-challenge.ts'
  );
  return (await isAskedFirst(response)) && (await passChallenge()) ? ask() : response;
};
