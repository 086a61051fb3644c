import type { Pointer } from '@binnen/contracts/composition';
import type { createCanaryStore } from './canary-store.ts';
import type { createGenerationStore } from './generation-store.ts';
import type { createHistoryStore } from './history-store.ts';
import { sum } from './judge-canary.ts';

/** The pointer as the registry's tables have it. Its revision grows with every change. */
export const createPointerFinder =
  (
    history: ReturnType<typeof createHistoryStore>,
    canaries: ReturnType<typeof createCanaryStore>,
    generations: ReturnType<typeof createGenerationStore>,
  ) =>
  (): Pointer => {
    const tagGenerations = generations.list();
    const canary = canaries.findRunning();
    return {
      composition: history.findCurrent(),
      ...(canary ? { canary: { id: canary.id, share: canary.share, composition: canary.composition } } : {}),
      tagGenerations,
      revision: history.findSequence() + canaries.countChanges() + sum(tagGenerations),
    };
  };
