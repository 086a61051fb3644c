import * as v from 'valibot';
import type { CacheContext } from '@binnen/edge-kit/caching/stored-value';
import { createCache } from '@binnen/edge-kit/caching/cached';
import type { Bindings } from '../../src/environment/env.ts';
import { onError } from '@binnen/edge-kit/problems/problem';
import { callUpstream } from '@binnen/upstreams/calls/call';
import { readJson } from '@binnen/upstreams/calls/read-body';

/** Raw workerd has no KV, so only the isolate's own memory is tested. */
const emptyKv = { get: () => Promise.resolve(null), put: () => Promise.resolve() };
const Schema = v.object({ ok: v.boolean() });
const noGenerations = {};
const { cached } = createCache({ read: () => Promise.resolve(noGenerations), peek: () => noGenerations });

const findContext = (request: Request, env: Bindings): never => {
  const context = { get: () => 'storm', req: { url: request.url, method: request.method }, env };
  return context as never;
};

/** `/{way}/{path}?{query}`: the awkward server's answer at that path, within `deadline` (milliseconds). */
export default {
  async fetch(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
    const url = new URL(request.url);
    const [, way, ...path] = url.pathname.split('/');
    const bindings = { ...env, CACHE: emptyKv, COMPOSITIONS: emptyKv } as unknown as Bindings;
    const deadlineMs = Number(url.searchParams.get('deadline') ?? 1_500);
    const ask = async () => {
      const address = `${String(env['AWKWARD'])}/${path.join('/')}${url.search}`;
      const response = await callUpstream(bindings, { service: 'pdok', url: address, deadlineMs });
      return readJson(response, Schema, 'pdok');
    };
    const askCache = (context: CacheContext['ctx']) =>
      cached(
        { env: bindings, ctx: context },
        { key: path.join('/'), freshSeconds: 60, load: ask, waitMs: 2 * deadlineMs },
      );
    /** Behaves like a cancelled request: once it is answered, none of its timers and continuations runs. */
    const cancelled = async (work: Promise<unknown>) => {
      work.catch(() => {});
      await scheduler.wait(50);
      return new Response('cancelled');
    };
    try {
      if (way === 'cached') return Response.json((await askCache(ctx)).value);
      if (way === 'direct') return Response.json(await ask());
      if (way === 'cancelled-cached') return await cancelled(askCache({ waitUntil: () => {} }));
      if (way === 'cancelled-direct') return await cancelled(ask());
      return new Response('up');
    } catch (error) {
      return onError(error as Error, findContext(request, env));
    }
  },
};
