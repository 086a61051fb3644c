import type { PlannedStep } from '../outbox/steps.ts';
import type { Lead, LeadForm } from './lead-form.ts';

const formatUnsent = (lead: Lead, fields: readonly string[]): string =>
  fields
    .filter((field) => lead[field])
    .map((field) => `${field}: ${lead[field]}`)
    .join(', ');

/**
 * The steps for a submitted form, in this order. `noteUnsent`: answers without a parameter of their own become a note.
 */
export const planSteps = (form: LeadForm, lead: Lead, noteUnsent: boolean): PlannedStep[] => {
  const note = form.note?.text(lead);
  const unsent = noteUnsent ? formatUnsent(lead, form.unsent ?? []) : '';
  return [
    ...(form.searchJob ? [{ kind: 'search-job' as const, job: form.searchJob(lead) }] : []),
    { kind: 'contact', fields: form.payload(lead) },
    ...(form.automation === 'never' ? [] : [{ kind: 'automation' as const, when: form.automation }]),
    ...(form.note && note ? [{ kind: 'note' as const, when: form.note.when, text: note }] : []),
    ...(unsent ? [{ kind: 'note' as const, when: 'always' as const, text: unsent }] : []),
  ];
};
