import type { Composition } from '@binnen/platform/contract/composition';
import type { GrantsByRemote } from './stores/claims.ts';

/** The state that decides about a change. `sequence` grows with every change of the composition. */
export interface Live {
  sequence: number;
  composition: Composition | null;
  /** The live composition; before the first promote the built-in one, which serves then. */
  serving: Composition;
  grants: GrantsByRemote;
}
