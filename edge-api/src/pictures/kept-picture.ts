import { createDataCentre } from '@binnen/edge-kit/caching/data-centre';
import type { Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import type { Variant } from './variant.ts';

export interface WantedPicture {
  /** Its path on this site, which is its key in the cache. */
  name: string;
  /** The key under which is kept that its source does not have it, in whatever size. */
  absence: string;
  source: URL;
  variant?: Variant | undefined;
}

export const refuseAbsent = (): never => {
  throw new ProblemError('not-found', { detail: 'There is no such picture.' });
};

/** Mails show pictures in pages of other sites. */
export const shownAnywhere = { 'cross-origin-resource-policy': 'cross-origin' };

export const dataCentre = createDataCentre();

/** From the data centre's cache; refused when that knows that there is none. */
export const findKept = async (c: Context<EdgeEnv>, { name, absence }: WantedPicture) => {
  const find = (key: string) => dataCentre.find(new URL(key, c.req.url).href, (kept) => kept);
  const known = await find(name);
  // One that was kept long ago has another policy.
  if (known)
    return new Response(known.body, { headers: { ...Object.fromEntries(known.headers), ...shownAnywhere } });
  return (await find(absence)) ? refuseAbsent() : undefined;
};
