import { contactForm } from '@binnen/contracts/forms';
import { defineRow, wantsCall } from '../row.ts';

export const contact = defineRow(contactForm, {
  payload: (lead) => ({
    email: lead.email,
    firstname: lead.firstname,
    phone: lead.phone,
    message: lead.message,
    formtype: 'Kennismaken',
    tags: wantsCall(lead) ? 'Binnenkort kennismaken en wilt gebeld worden' : 'Contactformulier',
  }),
  automation: 'when-updated',
});
