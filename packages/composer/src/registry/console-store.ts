import { hasRow } from '@binnen/edge-kit/tables/sql-tables';
import type { KeptBrowserRehearsal } from '@binnen/platform/contract/browser-rehearsals';
import type { HealthStep } from './judging/canary-counts.ts';
import type { createCanaryStore } from './judging/canary-store.ts';
import { createWatchStore } from './watching/watch-store.ts';
import { createAskedStore } from './stores/asked-store.ts';
import { createRehearsalStore } from './stores/rehearsal-store.ts';
import type { createReleaseStore, DescribedRelease } from './stores/release-store.ts';
import { createTeamStore } from './stores/team-store.ts';

/** A release, and what a browser found in it; null: nobody opened it. */
export interface RehearsedRelease extends DescribedRelease {
  rehearsal: KeptBrowserRehearsal | null;
}

const releasesOfEach = 20;
const mostSteps = 48;

/** The console's own questions to the registry, beside the platform's calls: its sessions, longer lists, and what was asked for. */
export const createConsoleStore = (
  sql: SqlStorage,
  releases: ReturnType<typeof createReleaseStore>,
  canaries: ReturnType<typeof createCanaryStore>,
) => {
  sql.exec('CREATE TABLE IF NOT EXISTS ended_sessions (id TEXT PRIMARY KEY, expires INTEGER NOT NULL)');
  const rehearsals = createRehearsalStore(sql);
  const asked = createAskedStore(sql);
  const watch = createWatchStore(sql);

  return {
    /** Signing out ends a session before its time. */
    endSession: (id: string, expires: number): void => {
      sql.exec('DELETE FROM ended_sessions WHERE expires <= ?', Date.now());
      sql.exec('INSERT OR IGNORE INTO ended_sessions (id, expires) VALUES (?, ?)', id, expires);
    },
    hasEnded: (id: string): boolean => hasRow(sql, 'SELECT 1 FROM ended_sessions WHERE id = ?', id),
    /** The newest releases of each of these remotes, or of all. */
    describeReleases: (remotes: string[] | null): RehearsedRelease[] =>
      releases.describe(remotes, releasesOfEach).map((release) => ({
        ...release,
        rehearsal: releases.findBrowserRehearsal(release.remote, release.version),
      })),
    /** What was counted while canaries ran, by id and over time. */
    listCanarySteps: (): Record<string, HealthStep[]> => canaries.listSteps(mostSteps),
    keepBrowserRehearsal: releases.keepBrowserRehearsal,
    findBrowserRehearsal: releases.findBrowserRehearsal,
    addRehearsal: rehearsals.add,
    listRehearsals: rehearsals.list,
    addAsked: asked.add,
    listAsked: asked.list,
    addWatched: watch.add,
    listWatched: watch.list,
    ...createTeamStore(sql),
  };
};

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
