import { mortgageInterestForm } from '@binnen/contracts/forms';
import { defineRow, sendPerson } from './row.ts';
import { formatValueNote } from './notes.ts';

export const mortgageInterest = defineRow(mortgageInterestForm, {
  payload: (lead) => ({
    ...sendPerson(lead),
    tags: 'Hypotheek rente berekenen',
    formtype: 'Hypotheekrente berekend',
    TOOL_CALCULATION: lead.TOOL_CALCULATION,
    TOOL_CALCULATION_ADDRESS: lead.TOOL_CALCULATION_ADDRESS,
  }),
  automation: 'when-updated',
  note: { when: 'when-added', text: (lead) => formatValueNote(lead.TOOL_CALCULATION, lead) },
  unsent: ['wantsCall'],
});
