import { salesAdviceForm } from '@binnen/contracts/forms';
import { defineRow, sendHome, sendPerson, tagWithCall } from './row.ts';

export const salesAdvice = defineRow(salesAdviceForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    message: lead.message,
    ...sendHome(lead),
    tags: tagWithCall('Gratis verkoopadvies', lead),
  }),
  automation: 'always',
  note: { when: 'always', text: (lead) => lead.message },
  unsent: ['lastname'],
});
