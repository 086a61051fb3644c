import type { Pointer } from '@binnen/platform/contract/composition';
import type { createCanaryStore } from './judging/canary-store.ts';
import type { createGenerationStore } from './stores/generation-store.ts';
import type { createHistoryStore } from './stores/history-store.ts';
import { sum } from './judging/judge-canary.ts';

/** The pointer as the registry's tables have it. Its revision grows with every change. */
export const createPointerFinder =
  (
    history: ReturnType<typeof createHistoryStore>,
    canaries: ReturnType<typeof createCanaryStore>,
    generations: ReturnType<typeof createGenerationStore>,
  ) =>
  (): Pointer => {
    const tagGenerations = generations.list();
    const running = canaries.describeRunning();
    return {
      composition: history.findCurrent(),
      ...(running ? { canaries: running } : {}),
      ...history.findTimes(),
      before: history.findBefore(),
      tagGenerations,
      revision: history.findSequence() + canaries.countChanges() + sum(tagGenerations),
    };
  };
