import type { LoaderFunctionArgs } from '@binnen/platform';
import { loadOffer, type OfferData } from './load-offer.ts';

/** Code that most lists do not need is loaded with their data. */
export interface OfferPageData extends OfferData {
  /** Shows when there are no cards. Null also when its code does not come. */
  instead: typeof import('./empty-offer.tsx') | null;
  /** Shows when the map is asked for. The same: the list is there without it. */
  pane: typeof import('./map-pane.tsx') | null;
}

export const loadOfferPage = async (args: LoaderFunctionArgs): Promise<OfferPageData> => {
  const data = await loadOffer(args);
  const [instead, pane] = await Promise.all([
    data.cards.length > 0
      ? null
      : import(/* webpackChunkName: "empty-offer" */ './empty-offer.tsx').catch(() => null),
    data.query.kaart ? import(/* webpackChunkName: "offer-map" */ './map-pane.tsx').catch(() => null) : null,
  ]);
  return { ...data, instead, pane };
};
