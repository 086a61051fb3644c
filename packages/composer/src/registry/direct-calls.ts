import { hasRow } from '@binnen/edge-kit/tables/sql-tables';
import type { Stores } from './create-stores.ts';
import type { createCanaryRun } from './judging/run-canary.ts';
import { createWatchStore } from './watching/watch-store.ts';
import { createAskedStore } from './stores/asked-store.ts';
import { createRehearsalStore } from './stores/rehearsal-store.ts';
import { createTeamStore } from './stores/team-store.ts';
import { createTokenStore } from './stores/token-store.ts';

/** The registry's calls that need one store alone, or the canaries' run. */
export const createDirectCalls = (
  sql: SqlStorage,
  { releases, history, uploads, previews, canaries }: Stores,
  canary: ReturnType<typeof createCanaryRun>,
) => {
  sql.exec('CREATE TABLE IF NOT EXISTS ended_sessions (id TEXT PRIMARY KEY, expires INTEGER NOT NULL)');
  return {
    /** Signing out ends a session before its time. */
    endSession: (id: string, expires: number): void => {
      sql.exec('DELETE FROM ended_sessions WHERE expires <= ?', Date.now());
      sql.exec('INSERT OR IGNORE INTO ended_sessions (id, expires) VALUES (?, ?)', id, expires);
    },
    hasEnded: (id: string): boolean => hasRow(sql, 'SELECT 1 FROM ended_sessions WHERE id = ?', id),
    ...releases.calls,
    findCurrent: history.findCurrent,
    prepare: history.prepare,
    /** The newest first. */
    listHistory: () => history.list(100),
    ...uploads.calls,
    ...previews.calls,
    ...canaries.calls,
    ...canary.calls,
    ...createAskedStore(sql),
    ...createRehearsalStore(sql),
    ...createTeamStore(sql),
    ...createTokenStore(sql),
    ...createWatchStore(sql),
  };
};

export type DirectCalls = ReturnType<typeof createDirectCalls>;
