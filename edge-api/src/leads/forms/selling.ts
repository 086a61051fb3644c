import { sellingForm } from '@binnen/contracts/forms';
import { defineRow } from '../row.ts';

export const selling = defineRow(sellingForm, {
  payload: (lead) => ({
    email: lead.email,
    firstname: lead.firstname,
    phone: lead.phone,
    package: lead.package,
    adres: lead.adres,
    tags: 'Huis verkopen',
  }),
  automation: 'when-updated',
  unsent: ['wantsCall'],
});
