import type { FormContract } from '@binnen/contracts/forms';
import type { SearchJobField } from '@binnen/upstreams/realworks-crm/search-job';

/** A visitor's answers: every field of the form, empty when not filled in. */
export type Lead<Field extends string = string> = Readonly<Record<Field, string>>;

/**
 * Where an answer goes. `contact` is a parameter of the spec's contact call, of the field's own name or of another;
 * `job` a field of the CRM's search job; `note` a part of the form's note. `record` is the lead's record alone, which
 * the office reads, and a note of its own where the configuration says so. `nowhere` says why.
 */
export type Place =
  | 'contact'
  | `contact.${string}`
  | 'job'
  | `job.${SearchJobField}`
  | 'note'
  | 'record'
  | `nowhere: ${string}`;

/** Parameters that are no visitor's answer, or are made of answers; one that is undefined is not sent. */
type Made = Record<string, string | undefined>;

/**
 * The edge's work on a complete form. The parameters are exactly those of the specification: automations of the firm
 * depend on them.
 */
export interface LeadForm<Field extends string = string> {
  contract: FormContract<Field>;
  /** The place of each answer. The values to send are read from here. */
  fields: Record<Field, Place | readonly Place[]>;
  contact(lead: Lead<Field>): Made;
  /** Before the contact: a search job in the CRM. */
  job?(lead: Lead<Field>): Made;
  /** `when-updated` is the contact-update rule: only for a contact that was known already. */
  automation: 'when-updated' | 'always' | 'never';
  note?: { when: 'always' | 'when-added'; text(lead: Lead<Field>): string };
}

export const listPlaces = ({ fields }: LeadForm, field: string): readonly Place[] =>
  [fields[field] ?? []].flat();

/** A row of the table. One without a place for each field of its contract does not compile. */
export const defineForm = <Field extends string>(
  contract: FormContract<Field>,
  rest: Omit<LeadForm<NoInfer<Field>>, 'contract'>,
): LeadForm => ({ contract, ...rest });
