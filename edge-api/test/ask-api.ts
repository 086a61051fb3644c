import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { createApi } from '../src/app/create-app.ts';
import { bindings } from './bindings.ts';

const { UPSTREAMS, CACHE } = bindings;
const api = createApi();

/** Calls the API as a browser would, and waits for its background work. */
export const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const ctx = createExecutionContext();
  const response = await api.request(path, init, bindings, ctx);
  await waitOnExecutionContext(ctx);
  return response;
};

export const askJson = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;

/** Overrides fields of one home in the stand-in's feed. */
export const changeHome = (id: number, fields: unknown): Promise<Response> =>
  fetch(`${UPSTREAMS}/_data/realworks/objecten/${id}`, { method: 'PUT', body: JSON.stringify(fields) });

/** Another isolate has stored an offer, and of it KV has only the manifest yet. */
export const loseCards = async (): Promise<void> => {
  const key = 'listings:manifest';
  const stored = await CACHE.get<object>(key, { type: 'json' });
  const value = { version: 'f'.repeat(16), cardShards: 2, detailShards: 11 };
  await CACHE.put(key, JSON.stringify({ ...stored, value }));
  clearIsolateCache();
};
