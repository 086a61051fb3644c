import { inTime } from '../sending/in-time.ts';
import type { Lookup } from './look-up-address.browser.ts';

/** Comes when the visitor goes to the fields: most who see a form never get there. */
export const loadLookup = () =>
  import(/* webpackChunkName: "look-up-address" */ './look-up-address.browser.ts');

/** The addresses of a postcode and house number. Never rejects: a form can do without. */
export const lookUp = async (postcode: string, huisnummer: string): Promise<Lookup> => {
  try {
    const { lookUpAddress } = await inTime(loadLookup());
    return await lookUpAddress(postcode, huisnummer);
  } catch {
    return { kind: 'failed', message: 'Sorry, het is niet gelukt om een adres te zoeken', errors: {} };
  }
};
