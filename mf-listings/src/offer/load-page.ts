import type { LoaderFunctionArgs } from '@binnen/platform';
import { loadOffer, type OfferData } from './load-offer.ts';

export interface OfferPageData extends OfferData {
  /** Shows when there are no cards. Its code is loaded with the data, because most lists do not need it. */
  instead: typeof import('./empty-offer.tsx') | null;
}

export const loadOfferPage = async (args: LoaderFunctionArgs): Promise<OfferPageData> => {
  const data = await loadOffer(args);
  if (data.cards.length > 0) return { ...data, instead: null };
  return { ...data, instead: await import(/* webpackChunkName: "empty-offer" */ './empty-offer.tsx') };
};
