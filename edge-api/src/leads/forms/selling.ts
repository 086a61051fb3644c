import { sellingForm } from '@binnen/contracts/forms';
import { defineRow, sendPerson } from './row.ts';

export const selling = defineRow(sellingForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    package: lead.package,
    adres: lead.adres,
    tags: 'Huis verkopen',
  }),
  automation: 'when-updated',
  unsent: ['wantsCall'],
});
