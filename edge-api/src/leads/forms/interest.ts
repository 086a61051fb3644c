import { interestForm } from '@binnen/contracts/forms';
import { defineRow } from '../row.ts';

export const interest = defineRow(interestForm, {
  payload: (lead) => ({
    email: lead.email,
    firstname: lead.firstname,
    phone: lead.phone,
    woning: lead.woning,
    tags: 'Interesse in een woning',
  }),
  automation: 'never',
  note: { when: 'always', text: (lead) => `Is geintereseerd in woning: ${lead.woning}.` },
  unsent: ['wantsCall'],
});
