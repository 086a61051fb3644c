import { hasRow, listRecords, writeRow } from '@binnen/edge-kit/tables/sql-tables';
import type { Release } from '@binnen/platform/contract/composition';

/** An upload that takes longer than this was abandoned. */
const patienceMilliseconds = 300_000;

/**
 * The registry's table of uploads under way. An upload first reserves its version, then announces the files that it will
 * store, and becomes a release when they are stored. So no other upload can write the same version, and files that an
 * upload is about to refer to are not deleted as unused.
 */
export const createUploadStore = (
  sql: SqlStorage,
  wasPublished: (remote: string, version: string) => boolean,
) => {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS uploads (
      remote TEXT NOT NULL, version TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL, record TEXT,
      PRIMARY KEY (remote, version))`);

  const isUploading = (remote: string, version: string): boolean =>
    hasRow(
      sql,
      'SELECT 1 FROM uploads WHERE remote = ? AND version = ? AND at > ?',
      remote,
      version,
      Date.now() - patienceMilliseconds,
    );

  /** Reserves a version for an upload. `busy`: another upload has it. */
  const reserve = (remote: string, version: string, id: string): 'reserved' | 'exists' | 'busy' => {
    if (wasPublished(remote, version)) return 'exists';
    if (isUploading(remote, version)) return 'busy';
    writeRow(sql, 'uploads', { remote, version, id, at: Date.now() });
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
  const cancelUpload = (id: string): void => {
    sql.exec('DELETE FROM uploads WHERE id = ?', id);
  };
  /** The records of those under way: their files are needed. */
  const listRecordsUnderWay = (): Release[] =>
    listRecords(
      sql,
      'SELECT record FROM uploads WHERE record IS NOT NULL AND at > ?',
      Date.now() - patienceMilliseconds,
    );
  /** Their isolates ended: nothing cancelled them. One that goes on all the same has lost its reservation. */
  const forgetAbandoned = (): void => {
    sql.exec('DELETE FROM uploads WHERE at <= ?', Date.now() - patienceMilliseconds);
  };
  /** Makes an upload whose files are stored a release. False when it has lost its reservation. */
  const addRelease = (id: string, by: string): boolean => {
    const added = sql.exec(
      `INSERT OR IGNORE INTO releases (remote, version, record, at, by)
       SELECT remote, version, record, ?, ? FROM uploads WHERE id = ? AND record IS NOT NULL`,
      Date.now(),
      by,
      id,
    ).rowsWritten;
    cancelUpload(id);
    return added > 0;
  };
  const calls = { isUploading, reserve, announce, cancelUpload, addRelease };
  return { listRecordsUnderWay, forgetAbandoned, calls };
};
