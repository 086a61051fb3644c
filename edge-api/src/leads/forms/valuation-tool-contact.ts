import { valuationToolContactForm } from '@binnen/contracts/forms';
import { defineRow, sendPerson, tagWithCall } from './row.ts';

export const valuationToolContact = defineRow(valuationToolContactForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    formtype: 'Contactformulier na waarde woning berekenen',
    tags: tagWithCall(lead.tags || 'Waarde woning berekend', lead),
  }),
  automation: 'when-updated',
});
