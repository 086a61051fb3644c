import { findRecord, hasRow, listRecords, listRows, writeRow } from '@binnen/edge-kit/tables/sql-tables';
import type { KeptBrowserRehearsal } from '@binnen/platform/contract/browser-rehearsals';
import type { Composition, Release } from '@binnen/platform/contract/composition';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import type { StoredRelease } from './plan-cleaning.ts';

type PublishedRelease = PlatformReply<'releases'>['releases'][number];

/** A release with its details for teams. */
export interface DescribedRelease extends PublishedRelease {
  /** Of all its files in browsers, and of its server modules. */
  bytes: { client: number; server: number };
  pages: number;
  offers: string[];
  uses: string[];
  /** What a browser found in it; null: nobody opened it. */
  rehearsal: KeptBrowserRehearsal | null;
}

/** So many of a remote are described. */
const mostDescribed = 20;

/** The registry's tables of releases, of what browsers found in them, and of those that were cleaned away. */
export const createReleaseStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS releases (
      remote TEXT NOT NULL, version TEXT NOT NULL, record TEXT NOT NULL, at INTEGER NOT NULL,
      by TEXT NOT NULL, PRIMARY KEY (remote, version));
    CREATE TABLE IF NOT EXISTS removed (remote TEXT NOT NULL, version TEXT NOT NULL, PRIMARY KEY (remote, version));
    CREATE TABLE IF NOT EXISTS browser_rehearsals (
      remote TEXT NOT NULL, version TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (remote, version));
  `);

  const find = (remote: string, version: string): Release | null =>
    findRecord(sql, 'SELECT record FROM releases WHERE remote = ? AND version = ?', remote, version);
  return {
    find,
    /** Whether a composition's releases are there still: a clean-up may have come since it was tried out. */
    hasAll: ({ releases }: Composition): boolean =>
      Object.values(releases).every(({ remote, version }) => find(remote, version) !== null),
    /** One that was cleaned away counts: its files may be kept by browsers and data centres for a year. */
    wasPublished: (remote: string, version: string): boolean =>
      find(remote, version) !== null ||
      hasRow(sql, 'SELECT 1 FROM removed WHERE remote = ? AND version = ?', remote, version),
    remove: (remote: string, version: string): void => {
      writeRow(sql, 'removed', { remote, version });
      for (const table of ['releases', 'browser_rehearsals'])
        sql.exec(`DELETE FROM ${table} WHERE remote = ? AND version = ?`, remote, version);
    },
    listAll: (): StoredRelease[] =>
      listRows(sql, 'SELECT remote, version, at FROM releases ORDER BY at, rowid'),
    listAllRecords: (): Release[] => listRecords(sql, 'SELECT record FROM releases'),
    calls: {
      findRelease: find,
      /** The release of a remote that was published last. */
      findNewest: (remote: string): Release | null =>
        findRecord(
          sql,
          'SELECT record FROM releases WHERE remote = ? ORDER BY at DESC, rowid DESC LIMIT 1',
          remote,
        ),
      /** The newest first: of these remotes, or of all. */
      listVersions: (remotes: string[] | null): PublishedRelease[] =>
        listRows(
          sql,
          `SELECT remote, version, at, by FROM releases
         WHERE ?1 IS NULL OR remote IN (SELECT value FROM json_each(?1)) ORDER BY at DESC, version DESC LIMIT 500`,
          remotes && JSON.stringify(remotes),
        ),
      /** The newest releases of each of these remotes, or of all, with what is in them. */
      describeReleases: (remotes: string[] | null): DescribedRelease[] =>
        listRecords(
          sql,
          `SELECT json_object('remote', remote, 'version', version, 'at', at, 'by', by,
           'bytes', json_object(
             'client', (SELECT total(value ->> '$.bytes') FROM json_each(record, '$.client')),
             'server', (SELECT total(value ->> '$.bytes') FROM json_each(record, '$.server'))),
           'pages', (SELECT count(*) FROM json_each(record, '$.pages')),
           'offers', (SELECT json_group_array(key) FROM json_each(record, '$.offers')),
           'uses', (SELECT json_group_array(value) FROM json_each(record, '$.uses')),
           'rehearsal', (SELECT json(b.record) FROM browser_rehearsals b WHERE b.remote = r.remote AND b.version = r.version)
         ) AS record
         FROM (SELECT *, row_number() OVER (PARTITION BY remote ORDER BY at DESC, rowid DESC) AS place FROM releases) r
         WHERE place <= ?1 AND (?2 IS NULL OR remote IN (SELECT value FROM json_each(?2)))
         ORDER BY remote = 'shell' DESC, remote, place`,
          mostDescribed,
          remotes && JSON.stringify(remotes),
        ),
      /** Keeps a browser’s findings about a release, in the place of earlier ones. */
      keepBrowserRehearsal: (remote: string, version: string, rehearsal: KeptBrowserRehearsal): void =>
        writeRow(sql, 'browser_rehearsals', { remote, version, record: JSON.stringify(rehearsal) }),
      findBrowserRehearsal: (remote: string, version: string): KeptBrowserRehearsal | null =>
        findRecord(
          sql,
          'SELECT record FROM browser_rehearsals WHERE remote = ? AND version = ?',
          remote,
          version,
        ),
      /** The hash that a client file of a release was published with. */
      findIntegrity: (remote: string, version: string, path: string): string | null =>
        find(remote, version)?.client.find((file) => file.path === path)?.integrity ?? null,
    },
  };
};
