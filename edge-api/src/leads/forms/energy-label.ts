import { energyLabelForm } from '@binnen/contracts/forms';
import { defineRow, formatHouseNumber } from '../row.ts';

export const energyLabel = defineRow(energyLabelForm, {
  payload: (lead) => ({
    email: lead.email,
    firstname: lead.firstname,
    phone: lead.phone,
    message: '',
    straat: lead.straat,
    plaats: lead.plaats,
    huisnr: formatHouseNumber(lead),
    postcode: lead.postcode,
    formtype: 'Energielabel aanvragen',
    tags: 'Energielabel aanvragen',
  }),
  automation: 'when-updated',
  unsent: ['wantsCall'],
});
