import { freeValuationForm } from '@binnen/contracts/forms';
import { defineRow, formatHouseNumber, tagWithCall } from '../row.ts';

export const freeValuation = defineRow(freeValuationForm, {
  payload: (lead) => ({
    email: lead.email,
    firstname: lead.firstname,
    phone: lead.phone,
    message: '',
    straat: lead.straat,
    plaats: lead.plaats,
    huisnr: formatHouseNumber(lead),
    postcode: lead.postcode,
    formtype: 'Gratis waardebepaling',
    tags: tagWithCall('Gratis waardebepaling', lead),
  }),
  automation: 'when-updated',
});
