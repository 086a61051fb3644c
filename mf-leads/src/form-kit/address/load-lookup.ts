import { notAnswered, type Lookup } from './lookup.ts';

/** Comes when the visitor goes to the fields: most who see a form never get there. */
export const loadLookup = () => import(/* webpackChunkName: "look-up-address" */ './look-up-address.ts');

/** How long code may take: a connection may hang, and a lead that was sent waits for the answer. Milliseconds. */
const patience = 6_000;
const isLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('its code is late')), patience);
  });

/** The addresses of a postcode and house number. Never rejects: a form can do without. */
export const lookUp = (postcode: string, huisnummer: string): Promise<Lookup> =>
  Promise.race([loadLookup(), isLate()]).then(
    ({ lookUpAddress }) => lookUpAddress(postcode, huisnummer),
    () => ({ kind: 'failed', message: notAnswered, errors: {} }),
  );
