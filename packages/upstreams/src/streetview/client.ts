import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { callUpstream } from '../calls/call.ts';
import { findPictureType } from '../calls/picture-type.ts';
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
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new UpstreamError('streetview', 'status', { status: response.status });
  const bytes = await response.bytes();
  const type = findPictureType(bytes.subarray(0, 32));
  if (!type) throw new UpstreamError('streetview', 'malformed', { detail: 'no picture' });
  return new Response(bytes, { headers: { 'content-type': type } });
};
