import { shellName, type Composition } from '@binnen/platform/contract/composition';
import { includes } from '@binnen/platform/patterns';
import { findPattern } from '../releases/compositions/find-pattern.ts';
import type { PageRequest } from './rendering/render-composition.ts';

/** Whether a composition has a page for the path. */
export const hasPage = (
  composition: Composition | null,
  { address }: Pick<PageRequest, 'address'>,
): boolean => {
  const path = new URL(address).pathname;
  return Object.values(composition?.releases ?? {}).some(
    ({ remote, pages }) =>
      remote !== shellName && Object.keys(pages).some((pattern) => includes(pattern, path)),
  );
};

/** Whether another composition has the page of this one: by the same pattern, because one for all other paths has none of it. */
export const hasSamePage = (
  composition: Composition | null,
  other: Composition | null,
  { address }: PageRequest,
): boolean => {
  const { pathname } = new URL(address);
  const find = (one: Composition | null) => one && findPattern(one, pathname);
  return find(composition) === find(other);
};

/** Whether a composition answers JSON at the path: then its failures are problem documents. */
export const isEndpoint = (composition: Composition | null, { address }: PageRequest): boolean => {
  const pattern = composition && findPattern(composition, new URL(address).pathname);
  return (
    pattern !== null &&
    Object.values(composition?.releases ?? {}).some(({ endpoints }) => endpoints?.includes(pattern))
  );
};
