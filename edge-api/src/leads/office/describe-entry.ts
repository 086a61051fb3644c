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

/** A lead as the office sees it. */
export const describeEntry = (entry: Entry): v.InferOutput<typeof LeadSchema> => ({
  key: entry.key,
  number: entry.seq,
  form: entry.form,
  state: entry.state,
  reason: entry.reason,
  received: new Date(entry.receivedAt).toISOString(),
  attempts: entry.attempts,
  marks: entry.marks,
  values: entry.values,
  steps: entry.steps.map(({ kind, state, attempts, error }) => ({
    kind,
    state,
    attempts,
    ...(error === undefined ? {} : { error }),
  })),
  history: entry.history.map(({ at, by, did }) => ({ at: new Date(at).toISOString(), by, did })),
});
