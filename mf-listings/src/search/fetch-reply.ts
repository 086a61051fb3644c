import { fetchFromApi } from '@binnen/platform/api-address';

/** The schemas of replies: needed with the first one. */
export const loadCheck = () => import(/* webpackChunkName: "is-reply" */ '@binnen/contracts/is-reply');

/**
 * A read of the edge that a component makes by itself. Undefined when the edge answers with an error, or with something
 * that the contract does not allow; rejects without an answer.
 */
export const fetchReply = async <T>(call: string, signal: AbortSignal): Promise<T | undefined> => {
  const [response, { isReply }] = await Promise.all([fetchFromApi(document, call, { signal }), loadCheck()]);
  if (!response.ok) return undefined;
  const reply: unknown = await response.json();
  return isReply(call, reply) ? (reply as T) : undefined;
};
