import * as v from 'valibot';
import { entryStates, type Entry } from '../outbox/lead/entry.ts';

export const LeadSchema = v.object({
  key: v.string(),
  /** In the order in which they came. */
  number: v.number(),
  form: v.string(),
  state: v.picklist(entryStates),
  reason: v.nullable(v.string()),
  received: v.string(),
  attempts: v.number(),
  marks: v.array(v.string()),
  values: v.record(v.string(), v.string()),
  steps: v.array(
    v.object({
      kind: v.string(),
      state: v.string(),
      attempts: v.number(),
      /** The result of the last attempt. */
      error: v.optional(v.string()),
    }),
  ),
  /** `by`: who sent it again or released it, as the name of a token, or `visitor`. */
  history: v.array(v.object({ at: v.string(), by: v.string(), did: v.string() })),
});

/** A lead as the office sees it: what the schema has, and nothing else. */
export const describeEntry = (entry: Entry): v.InferOutput<typeof LeadSchema> =>
  v.parse(LeadSchema, {
    ...entry,
    number: entry.seq,
    received: new Date(entry.receivedAt).toISOString(),
    history: entry.history.map(({ at, ...handling }) => ({ ...handling, at: new Date(at).toISOString() })),
  });
