import { energyLabelForm } from '@binnen/contracts/forms';
import { defineRow } from '../row.ts';

export const energyLabel = defineRow(energyLabelForm, {
  payload: (lead) => ({
    email: lead.email,
    firstname: lead.firstname,
    phone: lead.phone,
    message: '',
    straat: lead.straat,
    plaats: lead.plaats,
    huisnr: lead.huisnr,
    postcode: lead.postcode,
    formtype: 'Energielabel aanvragen',
    tags: 'Energielabel aanvragen',
  }),
  automation: 'when-updated',
  unsent: ['toevoeging', 'wantsCall'],
});
