import * as v from 'valibot';

const schema = `
  CREATE TABLE IF NOT EXISTS actions (
    at INTEGER NOT NULL, by TEXT NOT NULL, did TEXT NOT NULL, leads INTEGER NOT NULL
  );`;

/** Somebody may ask for so long what was done with a lead, even when no lead is left. */
const keptMs = 365 * 86_400_000;
const mostListed = 1_000;

export const ActionSchema = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  /** The name of the token. */
  by: v.string(),
  did: v.picklist([
    'sent again',
    'erased',
    'erased a person',
    'searched a person',
    'exported',
    'looked at',
    'restored',
  ]),
  /** How many leads it was done with. */
  leads: v.number(),
});
export type Action = v.InferOutput<typeof ActionSchema>;

/** The office's actions, without anything about the people whose leads they are. */
export const createActionLog = (sql: SqlStorage) => {
  sql.exec(schema);
  return {
    /** `isMore`: of the last action of this token, if it was the same within the hour. */
    add: ({ at, by, did, leads }: Action, isMore: boolean): void => {
      const last = `UPDATE actions SET leads = leads + ?1 WHERE did = ?2 AND ABS(?3 - at) < 3600000
        AND rowid = (SELECT MAX(rowid) FROM actions WHERE by = ?4) RETURNING 1`;
      if (isMore && sql.exec(last, leads, did, at, by).toArray().length > 0) return;
      sql.exec('INSERT INTO actions (at, by, did, leads) VALUES (?, ?, ?, ?)', at, by, did, leads);
      sql.exec('DELETE FROM actions WHERE at < ?', at - keptMs);
    },
    /** Newest first. */
    list: (): Action[] =>
      sql
        .exec('SELECT at, by, did, leads FROM actions ORDER BY at DESC, rowid DESC LIMIT ?', mostListed)
        .toArray()
        .map((row) => v.parse(ActionSchema, row)),
  };
};
