import { interestForm, viewingFields, viewingTimes } from '@binnen/contracts/forms';
import { asked } from './field-places.ts';
import { defineForm, type Lead } from './lead-form.ts';

type InterestLead = Lead<'woning' | 'message' | (typeof viewingFields)[number]>;

/** The specification's sentence, to the letter; then when the visitor would like to see the home, and what they wrote. */
const formatNote = (lead: InterestLead): string => {
  const chosen = viewingFields.map((field) => lead[field]).filter((time) => viewingTimes.includes(time));
  const times = [...new Set(chosen)].join(', ');
  return [
    `Is geintereseerd in woning: ${lead.woning}.`,
    times && `Voorkeur voor een bezichtiging: ${times}.`,
    lead.message && `Bericht: ${lead.message}`,
  ]
    .filter(Boolean)
    .join(' ');
};

export const interest = defineForm(interestForm, {
  fields: {
    ...asked,
    woning: ['contact', 'note'],
    message: 'note',
    voorkeur1: 'note',
    voorkeur2: 'note',
    voorkeur3: 'note',
    wantsCall: 'record',
  },
  contact: () => ({ tags: 'Interesse in een woning' }),
  automation: 'never',
  note: { when: 'always', text: formatNote },
});
