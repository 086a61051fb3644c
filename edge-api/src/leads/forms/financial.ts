import { financialForm } from '@binnen/contracts/forms';
import { defineRow } from '../row.ts';

export const financial = defineRow(financialForm, {
  payload: (lead) => ({
    email: lead.email,
    firstname: lead.firstname,
    phone: lead.phone,
    package: lead.package,
    tags: 'Beter Hypotheken',
  }),
  automation: 'when-updated',
  unsent: ['wantsCall'],
});
