import { hasRow } from '@binnen/edge-kit/tables/sql-tables';
import type { HealthStep } from './judging/canary-counts.ts';
import type { createCanaryStore } from './judging/canary-store.ts';
import { createWatchStore } from './watching/watch-store.ts';
import { createAskedStore } from './stores/asked-store.ts';
import { createRehearsalStore } from './stores/rehearsal-store.ts';
import type { createReleaseStore, DescribedRelease } from './stores/release-store.ts';
import { createTeamStore } from './stores/team-store.ts';
import { createTokenStore } from './stores/token-store.ts';

const releasesOfEach = 20;
const mostSteps = 48;

/** The registry's calls that need one store alone: of tokens, of teams, of what was asked for, and the console's own. */
export const createDirectCalls = (
  sql: SqlStorage,
  releases: ReturnType<typeof createReleaseStore>,
  canaries: ReturnType<typeof createCanaryStore>,
) => {
  sql.exec('CREATE TABLE IF NOT EXISTS ended_sessions (id TEXT PRIMARY KEY, expires INTEGER NOT NULL)');
  return {
    /** Signing out ends a session before its time. */
    endSession: (id: string, expires: number): void => {
      sql.exec('DELETE FROM ended_sessions WHERE expires <= ?', Date.now());
      sql.exec('INSERT OR IGNORE INTO ended_sessions (id, expires) VALUES (?, ?)', id, expires);
    },
    hasEnded: (id: string): boolean => hasRow(sql, 'SELECT 1 FROM ended_sessions WHERE id = ?', id),
    /** The newest releases of each of these remotes, or of all. */
    describeReleases: (remotes: string[] | null): DescribedRelease[] =>
      releases.describe(remotes, releasesOfEach),
    /** What was counted while canaries ran, by id and over time. */
    listCanarySteps: (): Record<string, HealthStep[]> => canaries.listSteps(mostSteps),
    keepBrowserRehearsal: releases.keepBrowserRehearsal,
    findBrowserRehearsal: releases.findBrowserRehearsal,
    ...createAskedStore(sql),
    ...createRehearsalStore(sql),
    ...createTeamStore(sql),
    ...createTokenStore(sql),
    ...createWatchStore(sql),
  };
};

export type DirectCalls = ReturnType<typeof createDirectCalls>;
