import { AskedFrequencySchema } from '@binnen/contracts/alerts/alert';
import { requiredMessage } from '@binnen/contracts/forms';
import { isKnownCity } from '@binnen/offer/places/places';
import * as v from 'valibot';
import type { Post } from '../intake/read-post.ts';
import { findCentre } from '../../listings/centre.ts';
import { loadOffer } from '../../listings/offer/snapshot.ts';
import type { CacheContext } from '../../site/cache.ts';
import { describeList, parseList } from './list-search.ts';
import type { Wish } from './store/rows.ts';
import type { Errors } from './show-page.ts';

const addressPattern = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** What is wrong with a sign-up. Mail goes to this address, so what cannot be one is refused. One that is too long would take seconds. */
export const findSignUpErrors = ({ lead, errors }: Pick<Post, 'lead' | 'errors'>): Errors => {
  const { email = '' } = lead;
  if (email === '') return { email: requiredMessage };
  if (errors['email'] || addressPattern.test(email)) return errors;
  return { email: 'Dit is geen e-mailadres.', ...errors };
};

/** What is asked for, with its list in one spelling; or what is wrong with it. */
export const readSignUp = async (
  where: CacheContext,
  { lead }: Pick<Post, 'lead'>,
  beforeLookup: () => Promise<void>,
): Promise<{ wish: Wish } | { wrong: Errors }> => {
  const search = parseList(lead.lijst || '/woningaanbod');
  const { listings } = await loadOffer(where);
  const plaats = search?.filters.plaats;
  if (!search || (plaats && !listings.places.has(plaats) && !isKnownCity(plaats)))
    return { wrong: { lijst: 'Dit is geen lijst van ons aanbod.' } };
  const centre =
    search.radius > 0 ? await findCentre(where.env, listings, search.zoeken, beforeLookup) : null;
  if (centre === undefined)
    return { wrong: { lijst: 'We weten niet waar dat is. Zoek op een andere plaats.' } };
  return {
    wish: {
      email: lead.email ?? '',
      lijst: search.lijst,
      centre: JSON.stringify(centre),
      woorden: JSON.stringify(describeList(search, listings)),
      frequentie: v.parse(v.fallback(AskedFrequencySchema, 'direct'), lead.frequentie),
    },
  };
};
