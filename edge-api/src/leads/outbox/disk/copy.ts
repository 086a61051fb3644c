import { log } from '@binnen/edge-kit/logging/log';
import { addRows, type Tables } from '@binnen/edge-kit/tables/sql-tables';
import { ceilingReasons, type Entry } from '../lead/entry.ts';

/** A copy goes through the memory of an isolate, and through a call of at most 32 MiB: two bytes a character, if one is not Latin. */
const mostLeads = 5_000;
const mostCharacters = 15_000_000;

/**
 * The leads that have not arrived: their only place is here. Those that a ceiling held come last: a flood of them takes
 * no waiting lead's place. Not what arrived, which a copy would hold for longer than the outbox, nor what looks like a robot's.
 */
export const copyLeads = (sql: SqlStorage): string => {
  const found = sql.exec(
    `SELECT key, holdsUp, state, nextAt, finishedAt, entry FROM leads
     WHERE state IN ('pending', 'dead') OR (state = 'held' AND entry ->> 'reason' IN (?, ?))
     ORDER BY state = 'held', seq LIMIT ?`,
    ...ceilingReasons,
    mostLeads + 1,
  );
  const leads: string[] = [];
  let characters = 0;
  for (const lead of found) {
    const text = JSON.stringify(lead);
    characters += text.length;
    if (leads.length === mostLeads || characters > mostCharacters) {
      log('error', 'More leads wait than a copy holds', { copied: leads.length });
      break;
    }
    leads.push(text);
  }
  return `{"leads":[${leads.join()}]}`;
};

/** As the copy has it, and since then it may have been sent: what is left of it is in doubt. */
const doubtSteps = (lead: Tables[string][number]): Tables[string][number] => {
  const entry = JSON.parse(String(lead['entry'])) as Entry;
  for (const step of entry.steps) if (step.state === 'pending') step.unanswered ||= 1;
  return { ...lead, entry: JSON.stringify(entry) };
};

/** Adds the leads that are missing, in their order, or none of them. Answers how many. */
export const restoreLeads = (storage: DurableObjectStorage, copied: string): number => {
  const { leads = [] } = JSON.parse(copied) as Tables;
  return storage.transactionSync(() => addRows(storage.sql, 'leads', leads.map(doubtSteps)));
};
