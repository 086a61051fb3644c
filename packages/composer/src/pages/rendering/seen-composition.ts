import type { Composition } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { readServing } from '../../registry/pointer.ts';
import { chooseComposition } from '../../rollouts/choose-composition.ts';

// By each read that a render makes, the composition that is rendered.
const ofReads = new WeakMap<Request, Composition>();

export const showReadIn = (read: Request, composition: Composition): void =>
  void ofReads.set(read, composition);

/** The composition whose pages show the reply: that of a render, of the caller's preview or canary, or the live one. */
export const findSeen = async (c: Context<EdgeEnv>): Promise<Composition> => {
  const ofRead = ofReads.get(c.req.raw);
  if (ofRead) return ofRead;
  const { kind, composition } = await chooseComposition(c);
  // Nobody else may get what this mix decides.
  if (kind !== 'live') c.res.headers.set('cache-control', 'private, no-store');
  return (kind === 'live' ? null : composition) ?? readServing(c);
};
