import { createRecentCount } from '@binnen/edge-kit/tables/recent-count';

// Of this isolate; nothing of a visitor.
const all = createRecentCount();
const failed = createRecentCount();

/** Counts a render of a release's page. A failure of the machine is none of its. */
export const countRender = (hasFailed: boolean): void => {
  all.add();
  if (hasFailed) failed.add();
};

/** Renders of the last minutes in this isolate, and those of them that failed because of a release's code. */
export const readRenders = (): { all: number; failed: number } => ({
  all: all.read(),
  failed: failed.read(),
});
