import { lettingForm } from '@binnen/contracts/forms';
import { defineRow } from '../row.ts';

export const letting = defineRow(lettingForm, {
  payload: (lead) => ({
    email: lead.email,
    firstname: lead.firstname,
    phone: lead.phone,
    tags: 'Huis verhuren',
    formtype: 'Huis verhuren',
  }),
  automation: 'when-updated',
  unsent: ['wantsCall'],
});
