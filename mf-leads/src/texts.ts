import { requiredMessage } from '@binnen/contracts/forms';
import { thankYous } from '@binnen/contracts/routes';
import { usualHours } from '@binnen/contracts/viewings/viewing-moments';
import { thankYouTexts } from './thank-you/texts.ts';

/** Texts for the editors' list that the build cannot read from the source. */
export const texts = [
  { key: 'form_required', fallback: requiredMessage, kind: 'short' },
  { key: 'office_hours', fallback: usualHours, kind: 'short' },
  ...thankYous.flatMap((form) => [
    { key: `bedankt_${form}_titel`, fallback: thankYouTexts[form].title, kind: 'short' },
    { key: `bedankt_${form}`, fallback: thankYouTexts[form].text, kind: 'long' },
  ]),
];
