import { energyLabelForm } from '@binnen/contracts/forms';
import { defineRow, sendHome, sendPerson } from './row.ts';

export const energyLabel = defineRow(energyLabelForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    message: '',
    ...sendHome(lead),
    formtype: 'Energielabel aanvragen',
    tags: 'Energielabel aanvragen',
  }),
  automation: 'when-updated',
  unsent: ['wantsCall'],
});
