import { contactForm } from '@binnen/contracts/forms';
import { defineRow, sendPerson, wantsCall } from './row.ts';

export const contact = defineRow(contactForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    message: lead.message,
    formtype: 'Kennismaken',
    tags: wantsCall(lead) ? 'Binnenkort kennismaken en wilt gebeld worden' : 'Contactformulier',
  }),
  automation: 'when-updated',
});
