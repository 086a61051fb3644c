import { valuationToolForm } from '@binnen/contracts/forms';
import { defineRow } from './row.ts';
import { formatValueNote } from './notes.ts';

export const valuationTool = defineRow(valuationToolForm, {
  payload: (lead) => ({
    email: lead.email,
    estimatedValue: lead.estimatedValue,
    address: lead.address,
    firstname: '',
    phone: '',
    tags: 'Waarde woning berekend',
    formtype: 'Waarde woning berekenen',
  }),
  automation: 'never',
  note: { when: 'always', text: (lead) => formatValueNote(lead.estimatedValue, lead) },
});
