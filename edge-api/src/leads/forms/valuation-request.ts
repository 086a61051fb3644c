import { valuationRequestForm } from '@binnen/contracts/forms';
import { asked, formatHouseNumber } from './field-places.ts';
import { defineForm } from './lead-form.ts';

/** The price of a package, for a form that was sent without script and so never showed it. */
const priceOf = (packageTitle: string): string => {
  if (packageTitle.toLowerCase().includes('aanvraag')) return 'Prijs op aanvraag';
  return /^\d+$/.test(packageTitle) ? `€ ${packageTitle},-` : '';
};

export const valuationRequest = defineForm(valuationRequestForm, {
  fields: {
    ...asked,
    lastname: 'record',
    message: 'contact',
    package: 'contact.pakket',
    prijs: 'contact.pakket',
    field_type: 'contact',
    huisnr: 'contact.field_v_housenumber',
    toevoeging: 'contact.field_v_housenumber',
    postcode: 'contact.field_v_zipcode',
    straat: 'contact.field_v_address',
    plaats: 'contact.field_v_city',
    fulladdress: 'nowhere: its parts are sent',
    voucher: 'nowhere: the code is sent',
    field_v_voucher: 'contact',
    field_geldverstrekker: 'contact',
    // Not a typing error: the marketing service knows the field by this name.
    field_reson: 'contact',
    anders: 'contact.field_reson',
    verbouwing: 'record',
    wantsCall: 'record',
    valuation: 'contact.via_hypotheekrente_tool',
  },
  contact: (lead) => ({
    pakket: `Pakket: ${lead.package} met Prijs: ${lead.prijs || priceOf(lead.package)}`,
    field_v_housenumber: formatHouseNumber(lead),
    field_geldverstrekker: lead.field_geldverstrekker || 'onbekend',
    // Without script words can come with any reason.
    field_reson: lead.anders || lead.field_reson || 'nieuwe_woning',
    tags: 'Taxatatieaanvraag via website',
    via_hypotheekrente_tool: lead.valuation ? 'true' : undefined,
  }),
  automation: 'when-updated',
});
