import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import { parseGenerations } from '@binnen/edge-kit/caching/generations';
import type { Api } from '../../environment/env.ts';

type TracedRead = PlatformReply<'explain'>['reads'][number];

/** The edge API, with notes of what each read of a render cost and where it came from. */
export const traceReads = (api: Api): { api: Api; reads: TracedRead[] } => {
  const reads: TracedRead[] = [];
  const fetch: Api['fetch'] = async (request, env, context) => {
    const began = performance.now();
    const response = await api.fetch(request, env, context);
    const { pathname, search } = new URL(request.url);
    reads.push({
      call: pathname + search,
      status: response.status,
      cache: response.headers.get('cache-status'),
      tags: parseGenerations(response.headers),
      ms: Math.round((performance.now() - began) * 10) / 10,
    });
    return response;
  };
  return { api: { fetch }, reads };
};
