import { fetchFromApi } from '@binnen/contracts/api-address';
import { readPaths } from '@binnen/contracts/read-paths';
import { ApiError, type Read } from '@binnen/platform';
import type { DataBlock } from '@binnen/contracts/render';

const milliseconds = 10_000;

/** Loaded with the first reply, not with the first page. Without a connection the file may be missing: null. */
const loadSchemas = () =>
  import(/* webpackChunkName: "is-reply" */ '@binnen/contracts/is-reply').catch(() => null);

const fetchCall = async (call: string): Promise<unknown> => {
  const loading = loadSchemas();
  let response: Response;
  try {
    response = await fetchFromApi(document, call, { signal: AbortSignal.timeout(milliseconds) });
  } catch {
    throw new ApiError(503, 'unreachable', call);
  }
  const reply = (await response.json().catch(() => ({}))) as { code?: string };
  if (!response.ok) throw new ApiError(response.status, reply.code ?? 'internal-error', call);
  const schemas = await loading;
  if (schemas && !schemas.isReply(call, reply)) throw new ApiError(500, 'invalid-reply', call);
  return reply;
};

/**
 * Reads the edge API from the browser. What the server read for this document is used for hydration; `forget` ends
 * that, and from then on every read asks the edge. Only the texts stay: a tab has one version of them. One call that several loaders make at the same time is made once.
 */
export const createBrowserRead = (block: DataBlock): { read: Read; forget: () => void } => {
  let known: Pick<DataBlock, 'data' | 'failed'> = block;
  const pending = new Map<string, Promise<unknown>>();
  const read: Read = (call) => {
    if (call in known.data) return Promise.resolve(known.data[call]);
    const failure = known.failed[call];
    if (failure) return Promise.reject(new ApiError(failure.status, failure.code, call));
    const waiting = pending.get(call);
    if (waiting) return waiting;
    const fetched = fetchCall(call).finally(() => pending.delete(call));
    pending.set(call, fetched);
    return fetched;
  };
  return {
    read,
    forget: () => {
      const texts = known.data[readPaths.texts];
      known = { data: texts ? { [readPaths.texts]: texts } : {}, failed: {} };
    },
  };
};
