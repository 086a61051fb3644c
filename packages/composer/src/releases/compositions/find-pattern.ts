import type { Composition } from '@binnen/platform/contract/composition';
import { findMatching } from '@binnen/platform/patterns';

/** The pattern that claims a path; null when none does. */
export const findPattern = (composition: Composition, path: string): string | null => {
  const patterns = Object.values(composition.releases).flatMap(({ pages }) => Object.keys(pages));
  return findMatching(patterns, path)[0] ?? null;
};
