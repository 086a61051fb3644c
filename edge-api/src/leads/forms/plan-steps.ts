import { parseSearchJob } from '@binnen/upstreams/realworks-crm/search-job';
import type { PlannedStep } from '../outbox/lead/steps.ts';
import { listPlaces, type Lead, type LeadForm } from './lead-form.ts';

/** Parameters of a call, by the field that is their answer. */
export const listAnswers = (form: LeadForm, call: 'contact' | 'job') =>
  Object.keys(form.fields).flatMap((field) =>
    listPlaces(form, field)
      .filter((place) => place === call || place.startsWith(`${call}.`))
      .map((place) => ({ field, name: place.slice(call.length + 1) || field })),
  );

/** The parameters of a call: the answers that go there, then what is made of them. */
const fillCall = (form: LeadForm, call: 'contact' | 'job', lead: Lead): Record<string, string> => {
  const answers = listAnswers(form, call).map(({ name, field }) => [name, lead[field]] as const);
  const all = { ...Object.fromEntries(answers), ...form[call]?.(lead) };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};

const formatRecord = (form: LeadForm, lead: Lead): string =>
  Object.keys(form.fields)
    .filter((field) => listPlaces(form, field).includes('record') && lead[field])
    .map((field) => `${field}: ${lead[field]}`)
    .join(', ');

/**
 * The steps for a submitted form, in this order. `noteRecord`: answers that are in the lead's record alone become a note.
 */
export const planSteps = (form: LeadForm, lead: Lead, noteRecord: boolean): PlannedStep[] => {
  const note = form.note?.text(lead);
  const kept = noteRecord ? formatRecord(form, lead) : '';
  return [
    ...(form.job ? [{ kind: 'search-job' as const, job: parseSearchJob(fillCall(form, 'job', lead)) }] : []),
    { kind: 'contact', fields: fillCall(form, 'contact', lead) },
    ...(form.automation === 'never' ? [] : [{ kind: 'automation' as const, when: form.automation }]),
    ...(form.note && note ? [{ kind: 'note' as const, when: form.note.when, text: note }] : []),
    ...(kept ? [{ kind: 'note' as const, when: 'always' as const, text: kept }] : []),
  ];
};
