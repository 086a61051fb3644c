import { fetchFromApi } from '@binnen/contracts/api-address';

/**
 * A read of the edge that a component makes by itself. Undefined when the edge answers with an error, or with something
 * that the contract does not allow; rejects without an answer. The schemas are loaded with the first reply.
 */
export const fetchReply = async <T>(call: string, signal: AbortSignal): Promise<T | undefined> => {
  const loading = import(/* webpackChunkName: "is-reply" */ '@binnen/contracts/is-reply');
  const [response, { isReply }] = await Promise.all([fetchFromApi(document, call, { signal }), loading]);
  if (!response.ok) return undefined;
  const reply: unknown = await response.json();
  return isReply(call, reply) ? (reply as T) : undefined;
};
