import type { Composition } from '@binnen/contracts/composition';
import type { Context } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { findCanaryOf, findVisit } from '../canary/visit.ts';
import { readPointer, readServing } from '../registry/pointer.ts';
import { findShown } from './find-preview.ts';

// By each read that a render makes, the composition that is rendered.
const ofReads = new WeakMap<Request, Composition>();

export const showReadIn = (read: Request, composition: Composition): void =>
  void ofReads.set(read, composition);

/** The composition whose pages show the reply: that of a render, of the caller's preview or canary, or the live one. */
export const findSeen = async (c: Context<EdgeEnv>): Promise<Composition> =>
  ofReads.get(c.req.raw) ??
  (await findShown(c)) ??
  findCanaryOf(findVisit(c.req.raw.headers, await readPointer(c.env))) ??
  readServing(c.env);
