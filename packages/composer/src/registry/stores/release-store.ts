import type { Release } from '@binnen/platform/contract/composition';
import { addColumn } from './add-column.ts';
import type { StoredRelease } from './plan-cleaning.ts';

export interface PublishedRelease {
  remote: string;
  version: string;
  at: number;
  /** Whose token published it. */
  by: string;
}

/** A release with its details for teams. */
export interface DescribedRelease extends PublishedRelease {
  contract: number;
  /** Of all its files in browsers, and of its server modules. */
  bytes: { client: number; server: number };
  pages: number;
  offers: string[];
  uses: string[];
}

/** An upload that takes longer than this was abandoned. */
const patienceMilliseconds = 300_000;

/**
 * The registry's tables of releases and of uploads under way. An upload first reserves its version, then announces the
 * files that it will store, and becomes a release when they are stored. So no other upload can write the same version,
 * and files that an upload is about to refer to are not deleted as unused.
 */
export const createReleaseStore = (sql: SqlStorage) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS releases (
      remote TEXT NOT NULL, version TEXT NOT NULL, record TEXT NOT NULL, at INTEGER NOT NULL,
      PRIMARY KEY (remote, version));
    CREATE TABLE IF NOT EXISTS uploads (
      remote TEXT NOT NULL, version TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL, record TEXT,
      PRIMARY KEY (remote, version));
    CREATE TABLE IF NOT EXISTS removed (remote TEXT NOT NULL, version TEXT NOT NULL, PRIMARY KEY (remote, version));
  `);
  addColumn(sql, 'releases', 'by', `TEXT NOT NULL DEFAULT ''`);

  const parseFirst = (rows: { record: string }[]): Release | null =>
    rows[0] ? (JSON.parse(rows[0].record) as Release) : null;
  const find = (remote: string, version: string): Release | null =>
    parseFirst(
      sql
        .exec<{ record: string }>(
          'SELECT record FROM releases WHERE remote = ? AND version = ?',
          remote,
          version,
        )
        .toArray(),
    );
  const isUploading = (remote: string, version: string): boolean =>
    sql
      .exec(
        'SELECT 1 FROM uploads WHERE remote = ? AND version = ? AND at > ?',
        remote,
        version,
        Date.now() - patienceMilliseconds,
      )
      .toArray().length > 0;

  /** Its files may be kept by browsers and data centres for a year: the name is never used for others. */
  const wasRemoved = (remote: string, version: string): boolean =>
    sql.exec('SELECT 1 FROM removed WHERE remote = ? AND version = ?', remote, version).toArray().length > 0;
  const remove = (remote: string, version: string): void => {
    sql.exec('INSERT OR IGNORE INTO removed (remote, version) VALUES (?, ?)', remote, version);
    sql.exec('DELETE FROM releases WHERE remote = ? AND version = ?', remote, version);
  };
  const listAll = (): StoredRelease[] =>
    sql
      .exec<{ remote: string; version: string; at: number }>(
        'SELECT remote, version, at FROM releases ORDER BY at, rowid',
      )
      .toArray();
  /** Every record whose files are needed: of releases, and of uploads under way. */
  const listRecords = (): Release[] =>
    sql
      .exec<{ record: string }>(
        'SELECT record FROM releases UNION ALL SELECT record FROM uploads WHERE record IS NOT NULL',
      )
      .toArray()
      .map(({ record }) => JSON.parse(record) as Release);

  /** Reserves a version for an upload. `busy`: another upload has it. */
  const reserve = (remote: string, version: string, id: string): 'reserved' | 'exists' | 'busy' => {
    if (find(remote, version) || wasRemoved(remote, version)) return 'exists';
    if (isUploading(remote, version)) return 'busy';
    sql.exec(
      'INSERT OR REPLACE INTO uploads (remote, version, id, at) VALUES (?, ?, ?, ?)',
      remote,
      version,
      id,
      Date.now(),
    );
    return 'reserved';
  };
  /** Announces the files that an upload is about to store. False when it has lost its reservation. */
  const announce = (id: string, record: Release): boolean =>
    sql.exec(
      'UPDATE uploads SET record = ?, at = ? WHERE id = ? AND remote = ? AND version = ?',
      JSON.stringify(record),
      Date.now(),
      id,
      record.remote,
      record.version,
    ).rowsWritten > 0;
  const cancel = (id: string): void => {
    sql.exec('DELETE FROM uploads WHERE id = ?', id);
  };
  /** Makes an announced upload a release. False when it has lost its reservation. */
  const finish = (id: string, by: string): boolean => {
    const added = sql.exec(
      `INSERT OR IGNORE INTO releases (remote, version, record, at, by)
       SELECT remote, version, record, ?, ? FROM uploads WHERE id = ? AND record IS NOT NULL`,
      Date.now(),
      by,
      id,
    ).rowsWritten;
    cancel(id);
    return added > 0;
  };

  /** The release of a remote that was published last. */
  const findNewest = (remote: string): Release | null =>
    parseFirst(
      sql
        .exec<{ record: string }>(
          'SELECT record FROM releases WHERE remote = ? ORDER BY at DESC, rowid DESC LIMIT 1',
          remote,
        )
        .toArray(),
    );
  /** The newest first: of these remotes, or of all. */
  const list = (remotes: string[] | null): PublishedRelease[] =>
    sql
      .exec<{ remote: string; version: string; at: number; by: string }>(
        `SELECT remote, version, at, by FROM releases
         WHERE ? IS NULL OR remote IN (SELECT value FROM json_each(?)) ORDER BY at DESC, version DESC LIMIT 500`,
        remotes && 'some',
        JSON.stringify(remotes ?? []),
      )
      .toArray();
  /** The newest releases of each of these remotes, or of all, with what is in them. */
  const describe = (remotes: string[] | null, mostOfEach: number): DescribedRelease[] =>
    sql
      .exec<{ release: string }>(
        `SELECT json_object('remote', remote, 'version', version, 'at', at, 'by', by,
           'contract', json_extract(record, '$.contract'),
           'bytes', json_object(
             'client', (SELECT total(value ->> '$.bytes') FROM json_each(record, '$.client')),
             'server', (SELECT total(value ->> '$.bytes') FROM json_each(record, '$.server'))),
           'pages', (SELECT count(*) FROM json_each(record, '$.pages')),
           'offers', (SELECT json_group_array(key) FROM json_each(record, '$.offers')),
           'uses', (SELECT json_group_array(value) FROM json_each(record, '$.uses'))) AS release
         FROM (SELECT *, row_number() OVER (PARTITION BY remote ORDER BY at DESC, rowid DESC) AS place FROM releases)
         WHERE place <= ? AND (? IS NULL OR remote IN (SELECT value FROM json_each(?)))
         ORDER BY remote = 'shell' DESC, remote, place`,
        mostOfEach,
        remotes && 'some',
        JSON.stringify(remotes ?? []),
      )
      .toArray()
      .map(({ release }) => JSON.parse(release) as DescribedRelease);
  /** The hash that a client file of a release was published with. */
  const findIntegrity = (remote: string, version: string, path: string): string | null =>
    find(remote, version)?.client.find((file) => file.path === path)?.integrity ?? null;

  return {
    find,
    isUploading,
    reserve,
    announce,
    cancel,
    finish,
    findNewest,
    list,
    describe,
    findIntegrity,
    remove,
    listAll,
    listRecords,
  };
};
