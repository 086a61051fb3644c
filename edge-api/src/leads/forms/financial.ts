import { financialForm } from '@binnen/contracts/forms';
import { defineRow, sendPerson } from './row.ts';

export const financial = defineRow(financialForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    package: lead.package,
    tags: 'Beter Hypotheken',
  }),
  automation: 'when-updated',
  unsent: ['wantsCall'],
});
