import { log } from '@binnen/edge-kit/logging/log';
import { addRows, type Tables } from '@binnen/edge-kit/tables/sql-tables';
import { ceilingReasons } from '../lead/held-reasons.ts';

/** A copy goes through the memory of an isolate: about 10 MB. */
const mostLeads = 5_000;

/**
 * The leads that have not arrived: their only place is here. Those that a ceiling held come last: a flood of them takes
 * no waiting lead's place. Not what arrived, which a copy would hold for longer than the outbox, nor what looks like a robot's.
 */
export const copyLeads = (sql: SqlStorage): string => {
  const leads = sql
    .exec(
      `SELECT key, holdsUp, state, nextAt, finishedAt, entry FROM leads
       WHERE state IN ('pending', 'dead') OR (state = 'held' AND entry ->> 'reason' IN (?, ?))
       ORDER BY state = 'held', seq LIMIT ?`,
      ...ceilingReasons,
      mostLeads + 1,
    )
    .toArray();
  if (leads.length > mostLeads) log('error', 'More leads wait than a copy holds', { most: mostLeads });
  return JSON.stringify({ leads: leads.slice(0, mostLeads) });
};

/** Adds the leads that are missing, in their order, or none of them. Answers how many. */
export const restoreLeads = (storage: DurableObjectStorage, copied: string): number => {
  const { leads = [] } = JSON.parse(copied) as Tables;
  return storage.transactionSync(() => addRows(storage.sql, 'leads', leads));
};
