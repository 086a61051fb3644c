import { interestForm } from '@binnen/contracts/forms';
import { parseMoment } from '@binnen/contracts/viewings/viewing-moments';
import { viewingFields, viewingTimes } from '@binnen/contracts/viewings/viewing-wish';
import { asked } from './field-places.ts';
import { defineForm, type Lead } from './lead-form.ts';

type InterestLead = Lead<'woning' | 'message' | (typeof viewingFields)[number]>;

/** The words of a part of a day or of a week; undefined for what is none. */
const nameTime = (text = ''): string | undefined =>
  parseMoment(text)?.label ?? (viewingTimes.includes(text) ? text : undefined);

/** The specification's sentence, to the letter; then when the visitor would like to see the home, and what they wrote. */
const formatNote = (lead: InterestLead): string => {
  const chosen = viewingFields.flatMap((field) => nameTime(lead[field]) ?? []);
  // A label has a comma itself.
  const times = [...new Set(chosen)].join('; ');
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
