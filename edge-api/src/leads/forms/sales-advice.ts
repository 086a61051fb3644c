import { salesAdviceForm } from '@binnen/contracts/forms';
import { defineRow, formatHouseNumber, tagWithCall } from '../row.ts';

export const salesAdvice = defineRow(salesAdviceForm, {
  payload: (lead) => ({
    email: lead.email,
    firstname: lead.firstname,
    phone: lead.phone,
    message: lead.message,
    straat: lead.straat,
    plaats: lead.plaats,
    huisnr: formatHouseNumber(lead),
    postcode: lead.postcode,
    tags: tagWithCall('Gratis verkoopadvies', lead),
  }),
  automation: 'always',
  note: { when: 'always', text: (lead) => lead.message },
  unsent: ['lastname'],
});
