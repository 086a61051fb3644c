import { ticked, type FormContract } from '@binnen/contracts/forms';
import type { SearchJob } from '../../upstreams/realworks-crm/search-job.ts';

/** A visitor's answers: every field of the form, empty when not filled in. */
export type Lead<Field extends string = string> = Readonly<Record<Field, string>>;

/** What the edge does with a form once it is complete: what it sends, under which tag, and which steps follow. */
export interface LeadForm<Field extends string = string> {
  contract: FormContract<Field>;
  /** The parameters of the spec's contact call, exactly as written there: automations of the firm depend on them. */
  payload: (lead: Lead<Field>) => Record<string, string>;
  /** `when-updated` is the contact-update rule: only for a contact that was known already. */
  automation: 'when-updated' | 'always' | 'never';
  note?: { when: 'always' | 'when-added'; text: (lead: Lead<Field>) => string };
  /** Before the contact: a search job in the CRM. */
  searchJob?: (lead: Lead<Field>) => SearchJob;
  /** Asked, but not part of the payload: stored with the lead, and sent as a note when the configuration says so. */
  unsent?: readonly Field[];
}

export const defineForm = <Field extends string>(
  contract: FormContract<Field>,
  rest: Omit<LeadForm<Field>, 'contract'>,
): LeadForm => ({ contract, ...rest }) as unknown as LeadForm;

export const wantsCall = (lead: Lead<'wantsCall'>): boolean => lead.wantsCall === ticked;

/** The call-wanted variant of a tag. */
export const tagWithCall = (tag: string, lead: Lead<'wantsCall'>): string =>
  wantsCall(lead) ? `${tag} en wilt gebeld worden` : tag;

/** Number with letter and addition: without them the office would go to the wrong door. */
export const formatHouseNumber = ({ huisnr, toevoeging }: Lead<'huisnr' | 'toevoeging'>): string =>
  toevoeging ? `${huisnr.replace(/^(\d+).*$/, '$1')} ${toevoeging}` : huisnr;

/** The part of every payload that is about the visitor. */
export const sendPerson = ({ email, firstname, phone }: Lead<'email' | 'firstname' | 'phone'>) => ({
  email,
  firstname,
  phone,
});

/** The part of a payload that is about the home. */
export const sendHome = (lead: Lead<'straat' | 'plaats' | 'huisnr' | 'toevoeging' | 'postcode'>) => ({
  straat: lead.straat,
  plaats: lead.plaats,
  huisnr: formatHouseNumber(lead),
  postcode: lead.postcode,
});
