import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { breaker, bulkhead } from '@binnen/upstreams/calls/call';
import { bindings } from './bindings.ts';

const { UPSTREAMS, CACHE } = bindings;
const control = (path: string, method: string, body?: unknown) =>
  fetch(`${UPSTREAMS}${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });

/** The state after a long time: nothing is cached, and nothing is known about the upstreams' health. */
export const forgetContent = async (): Promise<void> => {
  clearIsolateCache();
  breaker.reset();
  bulkhead.reset();
  const { keys } = await CACHE.list();
  await Promise.all(keys.map(({ name }) => CACHE.delete(name)));
};

/** Overrides fields of one item of a CMS, by its id, key or slug. */
export const changeContent = async (
  service: 'directus' | 'wordpress',
  collection: string,
  key: string,
  fields: unknown,
): Promise<void> => {
  const response = await control(`/_data/${service}/${collection}/${key}`, 'PUT', fields);
  if (!response.ok) throw new Error(await response.text());
};

export const failUpstream = (fault: object): Promise<Response> => control('/_faults', 'PUT', fault);

/** Undoes what `changeContent` and `failUpstream` did. */
export const restoreContent = async (): Promise<void> => {
  await control('/_faults', 'DELETE');
  await control('/_data', 'DELETE');
  await forgetContent();
};
