import { DurableObject } from 'cloudflare:workers';
import type { Composition, Pointer, Release } from '@binnen/contracts/composition';
import type { Bindings } from '../env.ts';

/** One line of the history: what was live, since when, and who made it so. */
export interface HistoryEntry {
  at: number;
  compositionId: string;
  versions: Record<string, string>;
  /** `promote` or `rollback`, and by which token. */
  action: string;
  by: string;
}

const versionsOf = (composition: Composition) =>
  Object.fromEntries(Object.values(composition.releases).map((release) => [release.remote, release.version]));

/**
 * The one owner of releases, the live composition and its history. KV cannot do this: it has no compare-and-set, and
 * what it answers may be a minute old.
 */
export class Registry extends DurableObject<Bindings> {
  readonly #sql = this.ctx.storage.sql;

  constructor(context: DurableObjectState, env: Bindings) {
    super(context, env);
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS releases (
        remote TEXT NOT NULL, version TEXT NOT NULL, record TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (remote, version));
      CREATE TABLE IF NOT EXISTS compositions (id TEXT PRIMARY KEY, record TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS history (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, composition TEXT NOT NULL,
        action TEXT NOT NULL, by TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS generations (tag TEXT PRIMARY KEY, generation INTEGER NOT NULL);
    `);
  }

  /** False when this version exists: a release never changes. */
  addRelease(record: Release): boolean {
    const { remote, version } = record;
    const added = this.#sql.exec(
      'INSERT OR IGNORE INTO releases (remote, version, record, at) VALUES (?, ?, ?, ?)',
      remote,
      version,
      JSON.stringify(record),
      Date.now(),
    );
    return added.rowsWritten > 0;
  }

  findRelease(remote: string, version: string): Release | null {
    const rows = this.#sql
      .exec<{ record: string }>(
        'SELECT record FROM releases WHERE remote = ? AND version = ?',
        remote,
        version,
      )
      .toArray();
    return rows[0] ? (JSON.parse(rows[0].record) as Release) : null;
  }

  listVersions(): { remote: string; version: string; at: number }[] {
    return this.#sql
      .exec<{ remote: string; version: string; at: number }>(
        'SELECT remote, version, at FROM releases ORDER BY at DESC, version DESC LIMIT 500',
      )
      .toArray();
  }

  findCurrent(): Composition | null {
    const rows = this.#sql
      .exec<{ record: string }>(
        `SELECT c.record FROM history h JOIN compositions c ON c.id = h.composition
         ORDER BY h.sequence DESC LIMIT 1`,
      )
      .toArray();
    return rows[0] ? (JSON.parse(rows[0].record) as Composition) : null;
  }

  /** Makes a composition the live one, unless another came in between (`expected`): null then, else the pointer to write. */
  commit(
    composition: Composition,
    expected: string | null | undefined,
    action: string,
    by: string,
  ): Pointer | null {
    const live = this.findCurrent();
    if (expected !== undefined && (live?.id ?? null) !== expected) return null;
    this.#sql.exec(
      'INSERT OR IGNORE INTO compositions (id, record) VALUES (?, ?)',
      composition.id,
      JSON.stringify(composition),
    );
    this.#sql.exec(
      'INSERT INTO history (at, composition, action, by) VALUES (?, ?, ?, ?)',
      Date.now(),
      composition.id,
      action,
      by,
    );
    return { composition, tagGenerations: this.generations() };
  }

  listHistory(): HistoryEntry[] {
    return this.#sql
      .exec<{ at: number; record: string; action: string; by: string }>(
        `SELECT h.at, c.record, h.action, h.by FROM history h JOIN compositions c ON c.id = h.composition
         ORDER BY h.sequence DESC LIMIT 100`,
      )
      .toArray()
      .map(({ at, record, action, by }) => {
        const composition = JSON.parse(record) as Composition;
        return { at, compositionId: composition.id, versions: versionsOf(composition), action, by };
      });
  }

  generations(): Record<string, number> {
    const rows = this.#sql
      .exec<{ tag: string; generation: number }>('SELECT tag, generation FROM generations')
      .toArray();
    return Object.fromEntries(rows.map(({ tag, generation }) => [tag, generation]));
  }

  /** What was cached under these tags is stale from now on. Returns the pointer to write, or null before the first promote. */
  raiseGenerations(tags: string[]): Pointer | null {
    for (const tag of tags)
      this.#sql.exec(
        `INSERT INTO generations (tag, generation) VALUES (?, 1)
         ON CONFLICT (tag) DO UPDATE SET generation = generation + 1`,
        tag,
      );
    const composition = this.findCurrent();
    return composition && { composition, tagGenerations: this.generations() };
  }
}

/** There is one registry. */
export const getRegistry = (env: Bindings): DurableObjectStub<Registry> =>
  env.REGISTRY.get(env.REGISTRY.idFromName('registry'));
