import { getToKnowForm } from '@binnen/contracts/forms';
import { defineRow } from '../row.ts';

export const getToKnow = defineRow(getToKnowForm, {
  payload: (lead) => ({
    email: lead.email,
    firstname: lead.firstname,
    phone: lead.phone,
    formtype: 'Kennismaken',
    tags: lead.tags || 'Binnenkort kennismaken',
  }),
  automation: 'when-updated',
});
