import { ticked } from '@binnen/contracts/forms';
import type { Lead } from './lead-form.ts';

/** Everybody's; no form is sent before the visitor has agreed. */
export const person = { firstname: 'contact', email: 'contact', phone: 'contact' } as const;
export const asked = { ...person, acceptsPrivacy: 'nowhere: nothing is sent without it' } as const;

export const home = {
  straat: 'contact',
  plaats: 'contact',
  huisnr: 'contact',
  toevoeging: 'contact.huisnr',
  postcode: 'contact',
  fulladdress: 'nowhere: its parts are sent',
} as const;

/** Which home has a calculated value. */
export const valued = { postcode: 'note', huisnr: 'note', toevoeging: 'note' } as const;
/** A calculated value's home: its address is a parameter of its own. */
export const valuedHome = {
  ...valued,
  straat: 'nowhere: the whole address is sent',
  plaats: 'nowhere: the whole address is sent',
  fulladdress: 'nowhere: the whole address is sent',
} as const;

export const wantsCall = (lead: Lead<'wantsCall'>): boolean => lead.wantsCall === ticked;

/** The call-wanted variant of a tag. */
export const tagWithCall = (tag: string, lead: Lead<'wantsCall'>): string =>
  wantsCall(lead) ? `${tag} en wilt gebeld worden` : tag;

/** Number with letter and addition: without them the office would go to the wrong door. */
export const formatHouseNumber = ({ huisnr, toevoeging }: Lead<'huisnr' | 'toevoeging'>): string =>
  toevoeging ? `${huisnr.replace(/^(\d+).*$/, '$1')} ${toevoeging}` : huisnr;

/** The note of the calculator and the valuation tool. */
export const formatValueNote = (value: string, lead: Lead<'postcode' | 'huisnr' | 'toevoeging'>): string =>
  `Geschatte waarde: ${value || 'onbekend'}, postcode: ${lead.postcode || 'onbekend'}, huisnummer: ${formatHouseNumber(lead) || 'onbekend'}`;
