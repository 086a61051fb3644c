import type { SearchJob } from '../../upstreams/realworks-crm/search-job.ts';
import type { Lead, LeadRow } from '../forms/row.ts';

/** One call to an upstream. Plain data: a queued lead is delivered as it was planned, whatever is deployed by then. */
export type Call =
  | { kind: 'search-job'; job: SearchJob }
  | { kind: 'contact'; fields: Record<string, string> }
  | { kind: 'automation'; when: 'always' | 'when-updated' }
  | { kind: 'note'; when: 'always' | 'when-added'; text: string };

export type StepState = 'pending' | 'done' | 'skipped' | 'failed';
export type Step = Call & { state: StepState; attempts: number; error?: string };

const formatUnsent = (lead: Lead, fields: readonly string[]): string =>
  fields
    .filter((field) => lead[field])
    .map((field) => `${field}: ${lead[field]}`)
    .join(', ');

/** The calls of a form, in the order in which they are made. */
export const planCalls = (row: LeadRow, lead: Lead, noteUnsent: boolean): Call[] => {
  const note = row.note?.text(lead);
  const unsent = noteUnsent ? formatUnsent(lead, row.unsent ?? []) : '';
  return [
    ...(row.searchJob ? [{ kind: 'search-job' as const, job: row.searchJob(lead) }] : []),
    { kind: 'contact', fields: row.payload(lead) },
    ...(row.automation === 'never' ? [] : [{ kind: 'automation' as const, when: row.automation }]),
    ...(row.note && note ? [{ kind: 'note' as const, when: row.note.when, text: note }] : []),
    ...(unsent ? [{ kind: 'note' as const, when: 'always' as const, text: unsent }] : []),
  ];
};

export const beginStep = (call: Call): Step => ({ ...call, state: 'pending', attempts: 0 });
