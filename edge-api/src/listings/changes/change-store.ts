import type { OfferChange } from '@binnen/contracts/partners/offer-changes';
import { routes } from '@binnen/contracts/routes';
import { fillPath, readPaths } from '@binnen/contracts/read-paths';
import { listRows } from '@binnen/edge-kit/tables/sql-tables';
import type { Place } from './cursor.ts';

// A home has one row: its last change. So the feed is as long as the offer, and what went in a quarter of a year or was not told.
// `came`: the change with which it came (again). `epoch`: a cursor of an object that was lost is none of this one.
const schema = `
  CREATE TABLE IF NOT EXISTS homes (
    id INTEGER PRIMARY KEY, seq INTEGER NOT NULL,
    came INTEGER NOT NULL,
    at INTEGER NOT NULL, digest TEXT NOT NULL, city TEXT NOT NULL, slug TEXT NOT NULL, status TEXT NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0
  );
  CREATE UNIQUE INDEX IF NOT EXISTS homesBySeq ON homes (seq);
  CREATE TABLE IF NOT EXISTS feed (
    epoch TEXT NOT NULL, last INTEGER NOT NULL, forgotten INTEGER NOT NULL, version TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS partners (
    name TEXT PRIMARY KEY, seq INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0,
    nextAt INTEGER NOT NULL DEFAULT 0, start INTEGER NOT NULL DEFAULT 0, until INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS deliveries (
    number INTEGER PRIMARY KEY AUTOINCREMENT, partner TEXT NOT NULL, at INTEGER NOT NULL,
    changes INTEGER NOT NULL, outcome TEXT NOT NULL
  );`;

/** How long it is told that a home has gone, and until each partner took it. A cursor that is older begins again. */
const goneMs = 90 * 24 * 3_600_000;
const mostDeliveries = 500;

/** A home as the feed knows it; `digest` differs when anything on its card does. */
interface Home {
  id: number;
  digest: string;
  city: string;
  slug: string;
  status: OfferChange['status'];
}

interface HomeRow extends Home {
  seq: number;
  came: number;
  at: number;
  gone: number;
}
interface Feed {
  epoch: string;
  last: number;
  forgotten: number;
  version: string;
}
export interface PartnerRow extends Place {
  name: string;
  attempts: number;
  nextAt: number;
}
export interface Delivery {
  partner: string;
  /** Milliseconds since 1970. */
  at: number;
  changes: number;
  outcome: string;
}
/** Some changes, and where to go on. */
interface Page {
  changes: OfferChange[];
  place: Place;
  hasMore: boolean;
}

const describe = (row: HomeRow, start: number): OfferChange => ({
  soort: row.gone ? 'weg' : row.came > start ? 'nieuw' : 'gewijzigd',
  id: row.id,
  tijd: new Date(row.at).toISOString(),
  status: row.status,
  pad: routes.property.href(row.city, row.slug),
  object: row.gone ? null : fillPath(readPaths.home, { city: row.city, object: row.slug }),
});

/** The tables of the feed of changes. */
export const createChangeStore = (storage: DurableObjectStorage) => {
  const { sql } = storage;
  sql.exec(schema);
  sql.exec(
    "INSERT INTO feed SELECT ?, 0, 0, '' WHERE NOT EXISTS (SELECT 1 FROM feed)",
    crypto.randomUUID().slice(0, 8),
  );
  const readFeed = (): Feed => sql.exec<{ [Column in keyof Feed]: Feed[Column] }>('SELECT * FROM feed').one();

  /**
   * A page of a caller's run, or the first of its next one. A home that the caller cannot have has its turn when it came. So
   * it is told once and as new, whatever happened to it since; and one that has gone is not told.
   */
  const list = ({ seq, ...begun }: Place, most: number): Page => {
    const { last } = readFeed();
    const { start, until } = seq < begun.until ? begun : { start: seq, until: last };
    const rows = listRows<HomeRow & { turn: number }>(
      sql,
      `SELECT *, iif(came > ?2, came, seq) AS turn FROM homes
      WHERE seq > ?2 AND turn > ?1 AND turn <= ?3 AND (gone = 0 OR came <= ?2) ORDER BY turn LIMIT ?4`,
      ...[seq, start, until, most + 1],
    );
    if (rows.length === 0 && until < last) return list({ seq: until, start, until }, most);
    const shown = rows.slice(0, most);
    const isOver = rows.length <= most;
    return {
      changes: shown.map((row) => describe(row, start)),
      place: { seq: isOver ? until : (shown.at(-1)?.turn ?? until), start, until },
      hasMore: !isOver || until < last,
    };
  };

  return {
    readFeed,

    /** Remembers what the offer is now, and numbers what differs from what it was. */
    follow: (version: string, homes: readonly Home[], now: number): void =>
      storage.transactionSync(() => {
        const known = new Map(listRows<HomeRow>(sql, 'SELECT * FROM homes').map((row) => [row.id, row]));
        const current = new Set(homes.map(({ id }) => id));
        let { last } = readFeed();
        for (const { id, digest, city, slug, status } of homes) {
          const before = known.get(id);
          if (before && !before.gone && before.digest === digest) continue;
          last += 1;
          const came = before && !before.gone ? before.came : last;
          sql.exec(
            'INSERT OR REPLACE INTO homes VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)',
            ...[id, last, came, now, digest, city, slug, status],
          );
        }
        for (const { id, gone } of known.values())
          if (!gone && !current.has(id))
            sql.exec('UPDATE homes SET seq = ?, at = ?, gone = 1 WHERE id = ?', (last += 1), now, id);
        const old = `FROM homes WHERE gone = 1 AND at < ? AND seq <= (SELECT ifnull(min(seq), 1e15) FROM partners)`;
        const oldest = now - goneMs;
        sql.exec(
          `UPDATE feed SET last = ?, version = ?, forgotten = max(forgotten, ifnull((SELECT max(seq) ${old}), 0))`,
          ...[last, version, oldest],
        );
        sql.exec(`DELETE ${old}`, oldest);
      }),

    list,

    /** The partners of this list, and no others. A new one begins with the whole offer. */
    listPartners: (names: readonly string[]): PartnerRow[] => {
      for (const name of names) sql.exec('INSERT OR IGNORE INTO partners (name) VALUES (?)', name);
      for (const { name } of listRows<PartnerRow>(sql, 'SELECT * FROM partners'))
        if (!names.includes(name)) sql.exec('DELETE FROM partners WHERE name = ?', name);
      return listRows<PartnerRow>(sql, 'SELECT * FROM partners');
    },
    /** A delivery and what follows from it are on disk together. */
    saveDelivery: (
      { name, seq, start, until, attempts, nextAt }: PartnerRow,
      { at, changes, outcome }: Omit<Delivery, 'partner'>,
    ) =>
      storage.transactionSync(() => {
        sql.exec(
          'UPDATE partners SET seq = ?, start = ?, until = ?, attempts = ?, nextAt = ? WHERE name = ?',
          ...[seq, start, until, attempts, nextAt, name],
        );
        sql.exec(
          'INSERT INTO deliveries (partner, at, changes, outcome) VALUES (?, ?, ?, ?)',
          ...[name, at, changes, outcome],
        );
        sql.exec(
          'DELETE FROM deliveries WHERE number <= (SELECT max(number) FROM deliveries) - ?',
          mostDeliveries,
        );
      }),
    listDeliveries: (): Delivery[] =>
      listRows(sql, 'SELECT partner, at, changes, outcome FROM deliveries ORDER BY number DESC'),
  };
};
export type ChangeStore = ReturnType<typeof createChangeStore>;
