import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { callUpstream } from '../calls/call.ts';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';

export const streetViewSize = '600x300';

/** A street picture at a point (`52.2636,6.1415`); null where there is none. */
export const loadStreetView = async (env: KitBindings, location: string): Promise<Response | null> => {
  const { STREETVIEW_URL, STREETVIEW_KEY } = parseConfig(env);
  const query = new URLSearchParams({
    size: streetViewSize,
    location,
    sensor: 'false',
    key: STREETVIEW_KEY,
    return_error_code: 'true',
  });
  const response = await callUpstream(env, {
    service: 'streetview',
    url: `${STREETVIEW_URL}?${query}`,
    deadlineMs: 5_000,
    idempotent: true,
  });
  if (response.status === 404) return null;
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !/^image\/(jpeg|png|webp)$/.test(type))
    throw new UpstreamError('streetview', 'status', { status: response.status });
  return new Response(response.body, { headers: { 'content-type': type } });
};
