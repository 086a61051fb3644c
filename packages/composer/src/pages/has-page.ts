import { shellName, type Composition } from '@binnen/platform/contract/composition';
import { includes } from '@binnen/platform/patterns';
import type { PageRequest } from './rendering/render-composition.ts';

/** Whether a composition has a page for the path. */
export const hasPage = (composition: Composition | null, { address }: PageRequest): boolean => {
  const path = new URL(address).pathname;
  return Object.values(composition?.releases ?? {}).some(
    ({ remote, pages }) =>
      remote !== shellName && Object.keys(pages).some((pattern) => includes(pattern, path)),
  );
};
