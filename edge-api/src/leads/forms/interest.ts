import { interestForm } from '@binnen/contracts/forms';
import { parseMoment } from '@binnen/contracts/viewings/viewing-moments';
import { listWishes, type viewingFields } from '@binnen/contracts/viewings/viewing-wish';
import { asked } from './field-places.ts';
import { defineForm, type Lead } from './lead-form.ts';

type WithTimes = Lead<(typeof viewingFields)[number]>;
type InterestLead = WithTimes & Lead<'woning' | 'message'>;

export const times = { voorkeur1: 'note', voorkeur2: 'note', voorkeur3: 'note' } as const;

/** "Voorkeur voor een bezichtiging: dinsdag 24 november, ochtend; …"; empty when no moment was chosen. */
export const formatTimes = (what: string, lead: WithTimes): string => {
  const chosen = listWishes(lead).flatMap((text) => parseMoment(text)?.label ?? []);
  // A label has a comma itself.
  return chosen.length > 0 ? `Voorkeur voor ${what}: ${chosen.join('; ')}.` : '';
};

/** The specification's sentence, to the letter; then when the visitor would like to see the home, and what they wrote. */
const formatNote = (lead: InterestLead): string =>
  [
    `Is geintereseerd in woning: ${lead.woning}.`,
    formatTimes('een bezichtiging', lead),
    lead.message && `Bericht: ${lead.message}`,
  ]
    .filter(Boolean)
    .join(' ');

export const interest = defineForm(interestForm, {
  fields: { ...asked, woning: ['contact', 'note'], message: 'note', ...times, wantsCall: 'record' },
  contact: () => ({ tags: 'Interesse in een woning' }),
  automation: 'never',
  note: { when: 'always', text: formatNote },
});
