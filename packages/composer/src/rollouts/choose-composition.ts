import type { Composition, Pointer } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { readPointer } from '../registry/pointer.ts';
import { findVisit, type Visit } from './canary/visit.ts';
import { findPreview, type Preview } from './previews/find-preview.ts';

/** The composition of a preview, for visitors with a grant for it. */
export interface ChosenPreview {
  kind: 'preview';
  composition: Composition;
  preview: Preview;
  pointer: Pointer | null;
}

/** The live composition, or the canary for a visitor who is in it. */
export interface ChosenVisit {
  kind: 'live' | 'canary';
  /** Null: nothing was promoted yet. */
  composition: Composition | null;
  pointer: Pointer | null;
  /** While a canary runs. */
  visit: Visit | null;
}

/** Which composition answers a request. */
export type Chosen = ChosenPreview | ChosenVisit;

/** What is live, for a visitor who is in no canary. */
export const chooseLive = (pointer: Pointer | null, visit: Visit | null = null): ChosenVisit => ({
  kind: 'live',
  composition: pointer?.composition ?? null,
  pointer,
  visit,
});

/** A grant that is not accepted chooses nothing. */
export const chooseComposition = async (c: Context<EdgeEnv>): Promise<Chosen> => {
  const preview = await findPreview(c);
  const pointer = await readPointer(c.env);
  if (preview && typeof preview === 'object')
    return { kind: 'preview', composition: preview.shown, preview, pointer };
  const visit = findVisit(c.req.raw.headers, pointer);
  const canary = visit?.canary?.composition;
  return canary ? { kind: 'canary', composition: canary, pointer, visit } : chooseLive(pointer, visit);
};
