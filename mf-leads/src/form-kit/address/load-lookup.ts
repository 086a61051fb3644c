import { inTime } from '../sending/in-time.ts';
import { notAnswered, type Lookup } from './lookup.ts';

/** Comes when the visitor goes to the fields: most who see a form never get there. */
export const loadLookup = () =>
  import(/* webpackChunkName: "look-up-address" */ './look-up-address.browser.ts');

/** The addresses of a postcode and house number. Never rejects: a form can do without. */
export const lookUp = (postcode: string, huisnummer: string): Promise<Lookup> =>
  inTime(loadLookup()).then(
    ({ lookUpAddress }) => lookUpAddress(postcode, huisnummer),
    () => ({ kind: 'failed', message: notAnswered, errors: {} }),
  );
