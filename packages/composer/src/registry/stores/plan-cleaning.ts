import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import type { HistoryEntry } from './history-store.ts';

/** A change of the live composition: its composition was live until the next one. */
export type PastChange = Pick<HistoryEntry, 'sequence' | 'at' | 'compositionId' | 'versions'>;

export type StoredRelease = Omit<PlatformReply<'releases'>['releases'][number], 'by'>;

interface Stored {
  /** The oldest first. */
  history: readonly PastChange[];
  releases: readonly StoredRelease[];
  compositions: readonly Omit<PastChange, 'sequence'>[];
  /** Compositions that may still be viewed. */
  previews: readonly Pick<PastChange, 'compositionId' | 'versions'>[];
}

/** However old they are, so many changes can be rolled back. */
const keptChanges = 100;
/** A composition that is being tried out, or whose canary has just ended, is in no change. */
const tryingMilliseconds = 3_600_000;

/**
 * Finds everything that nothing refers to any more. A change is needed while it is one of the last hundred, or while a
 * tab may be open that was opened when its composition was live. A release is needed by such a change, while it is
 * young enough to be promoted for the first time, by a preview that has not ended, by a composition that is being
 * tried out, and as the newest of its remote.
 */
export const planCleaning = (
  { history, releases, compositions, previews }: Stored,
  now: number,
  retentionMilliseconds: number,
) => {
  const since = now - retentionMilliseconds;
  const kept = history.filter(
    (_, at) => at >= history.length - keptChanges || (history[at + 1]?.at ?? now) > since,
  );
  const tried = compositions.filter(({ at }) => at >= now - tryingMilliseconds);
  const needed = [...kept, ...previews, ...tried];
  const newest = new Map<string, StoredRelease>();
  for (const release of releases)
    if ((newest.get(release.remote)?.at ?? 0) <= release.at) newest.set(release.remote, release);
  const isNeeded = (release: StoredRelease): boolean =>
    release.at > since ||
    newest.get(release.remote) === release ||
    needed.some(({ versions }) => versions[release.remote] === release.version);
  return {
    releases: releases.filter((release) => !isNeeded(release)),
    compositions: compositions
      .map(({ compositionId }) => compositionId)
      .filter((id) => !needed.some(({ compositionId }) => compositionId === id)),
    /** Everything before this change is forgotten. */
    firstChange: kept[0]?.sequence ?? 0,
  };
};
