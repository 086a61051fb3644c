import { freeValuationForm } from '@binnen/contracts/forms';
import { defineRow, sendHome, sendPerson, tagWithCall } from './row.ts';

export const freeValuation = defineRow(freeValuationForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    message: '',
    ...sendHome(lead),
    formtype: 'Gratis waardebepaling',
    tags: tagWithCall('Gratis waardebepaling', lead),
  }),
  automation: 'when-updated',
});
