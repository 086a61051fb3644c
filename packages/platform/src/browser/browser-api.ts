import { fetchFromApi, keptAt } from '../protocol/api-address.ts';
import { readProblemCode } from '../protocol/problem-code.ts';
import { ApiError, type Read } from '@binnen/platform';
import type { BrowserShell } from '../shell/define-shell.ts';
import type { DataBlock } from '../protocol/render-protocol.ts';

const milliseconds = 10_000;

type Asked = Pick<BrowserShell, 'loadCheck' | 'texts'>;

const fetchCall = async (call: string, { loadCheck }: Asked): Promise<unknown> => {
  // With the first reply, not with the first page. Without a connection the file may be missing: null.
  const loading = loadCheck().catch(() => null);
  let response: Response;
  let reply: unknown;
  try {
    response = await fetchFromApi(document, call, { signal: AbortSignal.timeout(milliseconds) });
    // A line may break, or time be over, in the midst of it.
    reply = await response.json();
  } catch {
    throw new ApiError(503, 'unreachable', call);
  }
  if (!response.ok) throw new ApiError(response.status, readProblemCode(reply), call);
  const kept = response.headers.get(keptAt);
  if (kept) dispatchEvent(new CustomEvent(keptAt, { detail: kept }));
  const isReply = await loading;
  if (isReply && !isReply(call, reply)) throw new ApiError(500, 'invalid-reply', call);
  return reply;
};

/**
 * Reads the edge API from the browser. What the server read for this document is used for hydration; `forget` ends
 * that, and from then on every read asks the edge. Only the texts stay: a tab has one version of them. One call that several loaders make at the same time is made once.
 */
export const createBrowserRead = (block: DataBlock, shell: Asked): { read: Read; forget: () => void } => {
  let known: Pick<DataBlock, 'data' | 'failed'> = block;
  const pending = new Map<string, Promise<unknown>>();
  const read: Read = (call) => {
    const reply = known.data[call];
    if (reply !== undefined) return Promise.resolve(reply);
    const failure = known.failed[call];
    if (failure) return Promise.reject(new ApiError(failure.status, failure.code, call));
    const waiting = pending.get(call);
    if (waiting) return waiting;
    const fetched = fetchCall(call, shell).finally(() => pending.delete(call));
    pending.set(call, fetched);
    return fetched;
  };
  return {
    read,
    forget: () => {
      const { call } = shell.texts;
      known = { data: { [call]: known.data[call] }, failed: {} };
    },
  };
};
