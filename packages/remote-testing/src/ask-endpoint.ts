import { createApi } from '@binnen/contracts/api';
import { ApiError, apiContext, RouterContextProvider, type Remote } from '@binnen/platform';
import { fetchFromApi } from '@binnen/platform/api-address';
import { readProblemCode } from '@binnen/platform/problem-code';
import { matchRoutes } from 'react-router';

const readFromEdge = async (call: string): Promise<unknown> => {
  const response = await fetchFromApi(document, call).catch(() => {
    throw new ApiError(503, 'unreachable', call);
  });
  const reply: unknown = await response.json();
  if (!response.ok) throw new ApiError(response.status, readProblemCode(reply), call);
  return reply;
};

/** What a loader gets: the API, which the fake edge answers. */
export const createLoaderContext = (): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(apiContext, createApi(readFromEdge));
  return context;
};

/** What the endpoint of `remote` at `path` answers, as JSON brings it. Rejects with what its loader throws. */
export const askEndpoint = async (
  { endpoints = {} }: Pick<Remote, 'endpoints'>,
  path: string,
): Promise<unknown> => {
  const url = new URL(path, window.location.origin);
  const patterns = Object.keys(endpoints);
  const [match] = matchRoutes(
    patterns.map((pattern) => ({ path: pattern })),
    url.pathname,
  ) ?? [undefined];
  const pattern = match?.route.path ?? '';
  const load = endpoints[pattern];
  if (!match || !load) throw new Error(`There is no endpoint at "${url.pathname}": ${patterns.join(', ')}`);
  const { loader } = await load();
  const { params } = match;
  const value = await loader({
    request: new Request(url),
    url,
    pattern,
    params,
    context: createLoaderContext(),
  });
  const answer: unknown = JSON.parse(JSON.stringify(value));
  return answer;
};
