import { findKind, findPrice } from '@binnen/contracts/filters/home-traits';
import type { Card } from '@binnen/contracts/property';
import { listRows } from '@binnen/edge-kit/tables/sql-tables';
import { dayMs, type AlertTables } from './tables.ts';
import type { AlertRow, News } from './rows.ts';

/** A home is news for so long: a pause or an outage of a month misses nothing. */
const newsMs = 30 * dayMs;
/** What was told is asked for as long. Kept twice as long, for a clock that is set back: without an end no copy would hold it. */
const toldMs = 2 * newsMs;

interface HomeRow {
  id: number;
  price: number;
  kind: string;
  openDay: string;
}

/** The offer as it was last seen, from which it follows what is new. */
export const createOfferMemory = ({ storage, sql, count, findOrder }: AlertTables) => {
  return {
    /** Remembers what came and what became cheaper. Of the first offer ever nothing is news. */
    followOffer: (version: string, cards: readonly Card[], clock: number): void => {
      const isFirst = count('offers') === 0;
      if (count('offers WHERE version = ?', version) > 0) return;
      const now = findOrder(clock);
      const rows = listRows<HomeRow>(sql, 'SELECT id, price, kind, openDay FROM homes');
      const known = new Map(rows.map((row) => [row.id, row]));
      storage.transactionSync(() => {
        for (const card of cards) {
          const [price, before] = [findPrice(card), known.get(card.id)];
          // An amount from which bids begin is not lower than an asking price.
          const kind = `${findKind(card)} ${card.prijsvorm ?? ''}`.trim();
          if (!before) {
            const newAt = isFirst ? 0 : now;
            sql.exec(
              'INSERT INTO homes (id, price, kind, newAt, loweredAt) VALUES (?, ?, ?, ?, 0)',
              ...[card.id, price, kind, newAt],
            );
          } else if (price > 0 && (price !== before.price || kind !== before.kind)) {
            const isLower = kind === before.kind && price < before.price;
            sql.exec(
              `UPDATE homes SET price = ?1, kind = ?2 ${isLower ? ', was = price, loweredAt = ?4' : ''} WHERE id = ?3`,
              ...[price, kind, card.id, ...(isLower ? [now] : [])],
            );
          }
          const openDay = card.openhuisdagen.at(-1)?.start ?? '';
          if (openDay > (before?.openDay ?? ''))
            sql.exec(
              'UPDATE homes SET openDay = ?, openAt = ? WHERE id = ?',
              ...[openDay, isFirst ? 0 : now, card.id],
            );
        }
        sql.exec(
          'DELETE FROM told WHERE home IN (SELECT id FROM homes WHERE MAX(newAt, loweredAt, openAt) < ?)',
          clock - toldMs,
        );
        sql.exec('DELETE FROM offers');
        sql.exec('INSERT INTO offers VALUES (?)', version);
      });
    },
    /**
     * Homes that came or became cheaper since the alert was asked for, and were not told at that price; for a list of open
     * houses also those that planned one.
     */
    listNews: ({ id, since }: AlertRow, now: number, ofOpenHouses: boolean): News[] =>
      listRows<{ id: number; was: number | null }>(
        sql,
        `SELECT homes.id AS id, CASE WHEN loweredAt > ?1 AND (newAt <= ?1 OR told.price IS NOT NULL) THEN was END AS was
         FROM homes LEFT JOIN (SELECT home, MIN(price) AS price FROM told WHERE alert = ?2 GROUP BY home) told
         ON told.home = homes.id
         WHERE ((newAt > ?1 OR (?3 AND openAt > ?1)) AND told.price IS NULL)
         OR (loweredAt > ?1 AND (told.price IS NULL OR told.price > homes.price))`,
        ...[Math.max(since, now - newsMs), id, Number(ofOpenHouses)],
      ),
  };
};
