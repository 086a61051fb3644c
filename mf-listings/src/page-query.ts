import { routes } from '@binnen/contracts/routes';
import { filterNames } from './offer/offer-query.ts';

const ofOffer = [...filterNames, 'pagina', 'radius', 'sort', 'weergave', 'zoeken'];

/** The query parameters that each page reads. Its render on the server gets no others. */
export const query = {
  [routes.offer.pattern]: ofOffer,
  [routes.offerInCity.pattern]: ofOffer,
  [routes.favourites.pattern]: ['woningen'],
};
