import { valuationRequestForm } from '@binnen/contracts/forms';
import { defineForm, formatHouseNumber, sendPerson } from './lead-form.ts';

/** The price of a package, for a form that was sent without script and so never showed it. */
const priceOf = (packageTitle: string): string => {
  if (packageTitle.includes('aanvraag')) return 'Prijs op aanvraag';
  return /^\d+$/.test(packageTitle) ? `€ ${packageTitle},-` : '';
};

export const valuationRequest = defineForm(valuationRequestForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    message: lead.message,
    pakket: `Pakket: ${lead.package} met Prijs: ${lead.prijs || priceOf(lead.package)}`,
    field_type: lead.field_type,
    field_v_housenumber: formatHouseNumber(lead),
    field_v_zipcode: lead.postcode,
    field_v_address: lead.straat,
    field_v_city: lead.plaats,
    field_v_voucher: lead.field_v_voucher,
    field_geldverstrekker: lead.field_geldverstrekker || 'onbekend',
    // Not a typing error: the marketing service knows the field by this name.
    field_reson:
      lead.field_reson === 'anders' && lead.anders ? lead.anders : lead.field_reson || 'nieuwe_woning',
    tags: 'Taxatatieaanvraag via website',
    ...(lead.valuation ? { via_hypotheekrente_tool: 'true' } : {}),
  }),
  automation: 'when-updated',
  unsent: ['lastname', 'verbouwing', 'wantsCall'],
});
