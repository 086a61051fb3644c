import { interestForm } from '@binnen/contracts/forms';
import { defineRow, sendPerson } from './row.ts';

export const interest = defineRow(interestForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    woning: lead.woning,
    tags: 'Interesse in een woning',
  }),
  automation: 'never',
  note: { when: 'always', text: (lead) => `Is geintereseerd in woning: ${lead.woning}.` },
  unsent: ['wantsCall'],
});
