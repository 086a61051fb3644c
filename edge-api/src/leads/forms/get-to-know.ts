import { getToKnowForm } from '@binnen/contracts/forms';
import { defineRow, sendPerson } from './row.ts';

export const getToKnow = defineRow(getToKnowForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    formtype: 'Kennismaken',
    tags: lead.tags || 'Binnenkort kennismaken',
  }),
  automation: 'when-updated',
});
