import { lettingForm } from '@binnen/contracts/forms';
import { defineRow, sendPerson } from './row.ts';

export const letting = defineRow(lettingForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    tags: 'Huis verhuren',
    formtype: 'Huis verhuren',
  }),
  automation: 'when-updated',
  unsent: ['wantsCall'],
});
