import { valuationToolContactForm } from '@binnen/contracts/forms';
import { defineRow, tagWithCall } from '../row.ts';

export const valuationToolContact = defineRow(valuationToolContactForm, {
  payload: (lead) => ({
    email: lead.email,
    firstname: lead.firstname,
    phone: lead.phone,
    formtype: 'Contactformulier na waarde woning berekenen',
    tags: tagWithCall(lead.tags || 'Waarde woning berekend', lead),
  }),
  automation: 'when-updated',
});
