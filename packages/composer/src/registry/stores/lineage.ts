import type { HistoryEntry } from './history-store.ts';
import { listDifferent } from './versions-of.ts';

/** One change of the live composition. */
export type Change = Pick<HistoryEntry, 'sequence' | 'compositionId' | 'versions' | 'action' | 'remote'>;

/** Where a roll-back goes. */
export interface Earlier {
  versions: Record<string, string>;
  /** The change whose composition is live again; null when this mix of versions was never live. */
  restores: number | null;
}

interface Lineage {
  /** Compositions that a roll-back of everything can return to; the live one last. */
  site: Change[];
  /** By remote, the versions that it can return to; null where it was not part of the site. The live one last. */
  remotes: Map<string, (string | null)[]>;
  live: Record<string, string>;
}

const settle = <T>(stack: T[], isLive: (top: T) => boolean, live: T): void => {
  const top = stack.at(-1);
  if (top === undefined || !isLive(top)) stack.push(live);
};

/** What is left without the withdrawn, nothing twice in a row. */
const passOver = <T>(stack: T[], isGone: (each: T) => boolean, identify: (each: T) => unknown): T[] => {
  const left = stack.filter((each) => !isGone(each));
  const names = left.map(identify);
  return left.filter((_, at) => at === 0 || names[at] !== names[at - 1]);
};

const follow = (lineage: Lineage, change: Change): void => {
  const { site, remotes, live } = lineage;
  // A change that was rolled back does not return by rolling back further. A time without the remote is no version of it.
  const withdrawn = change.action === 'rollback' && change.remote !== null ? live[change.remote] : undefined;
  const changed = listDifferent(live, change.versions);
  const isFirst = site.length === 0;
  const isLive = (top: Change) => top.compositionId === change.compositionId;
  if (change.action !== 'rollback') site.push(change);
  else if (change.remote === null) {
    site.pop();
    settle(site, isLive, change);
  } else {
    const { remote } = change;
    const isGone = ({ versions }: Change) => versions[remote] === live[remote];
    while (site.length > 0 && isGone(site.at(-1)!)) site.pop();
    if (withdrawn !== undefined) lineage.site = passOver(site, isGone, ({ compositionId }) => compositionId);
    settle(lineage.site, isLive, change);
  }
  for (const name of changed) {
    const version = change.versions[name] ?? null;
    const stack = remotes.get(name) ?? (isFirst ? [] : [null]);
    if (change.action === 'rollback') while (stack.length > 0 && stack.at(-1) !== version) stack.pop();
    settle(stack, (top) => top === version && change.action === 'rollback', version);
    const isGone = (each: string | null) => each === withdrawn;
    const left = passOver(stack, isGone, (each) => each);
    remotes.set(name, left);
  }
};

/**
 * The target of a roll-back, of one remote or of everything: the versions that were live before the last deliberate
 * change that is still in effect. Rolling back again leads further back, never forward. Null when there is nothing
 * earlier.
 */
export const findEarlier = (history: readonly Change[], remote: string | null): Earlier | null => {
  const lineage: Lineage = { site: [], remotes: new Map(), live: {} };
  for (const change of history) {
    follow(lineage, change);
    lineage.live = change.versions;
  }
  if (remote === null) {
    const earlier = lineage.site.at(-2);
    return earlier ? { versions: earlier.versions, restores: earlier.sequence } : null;
  }
  const version = lineage.remotes.get(remote)?.at(-2);
  if (version === undefined) return null;
  const { [remote]: _, ...others } = lineage.live;
  return { versions: version === null ? others : { ...others, [remote]: version }, restores: null };
};
