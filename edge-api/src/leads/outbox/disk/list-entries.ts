import type { Entry, EntryState } from '../lead/entry.ts';

/** The entries that the end of a query finds: `WHERE … ORDER BY …`. */
export type Select = (where: string, ...values: SqlStorageValue[]) => Entry[];

export interface Filter {
  state?: EntryState;
  /** The form's name, or the path of the call. */
  form?: string;
  /** A part of the reason. */
  reason?: string;
  /** Older than the lead of this number. */
  before?: number;
}

/** So many at a time: all that is held does not fit in the memory of an object. */
const pageLength = 200;

/** The office's questions to the outbox's table. */
export const createListing = (select: Select) => {
  /** Newest first. */
  const list = (limit: number, { state, form, reason, before }: Filter): Entry[] =>
    select(
      `WHERE (?1 IS NULL OR state = ?1) AND (?2 IS NULL OR entry ->> 'form' = ?2)
       AND (?3 IS NULL OR instr(entry ->> 'reason', ?3) > 0) AND (?4 IS NULL OR seq < ?4)
       ORDER BY seq DESC LIMIT ?5`,
      state ?? null,
      form ?? null,
      reason ?? null,
      before ?? null,
      limit,
    );
  return {
    list,
    /** All that fit, newest first; they may be changed meanwhile. */
    listAll: function* (filter: Filter): Generator<Entry> {
      for (let page = list(pageLength, filter); page.length > 0;) {
        yield* page;
        page = list(pageLength, { ...filter, before: page.at(-1)?.seq ?? 0 });
      }
    },
    /** Everything of one person: their forms, and the calls that took one of their contacts. */
    listPerson: (email: string): Entry[] =>
      select(
        `WHERE entry ->> 'person' = ?1 OR entry ->> 'subscriberId' IN
       (SELECT entry ->> 'subscriberId' FROM leads WHERE entry ->> 'person' = ?1) ORDER BY seq DESC`,
        email.toLowerCase(),
      ),
  };
};
