import { filterNames } from '@binnen/contracts/filters/filters';
import { routes } from '@binnen/contracts/routes';

const ofOffer = [...filterNames, 'filters', 'niet', 'pagina', 'radius', 'sort', 'weergave', 'zoeken'];

/** The query parameters that each page reads. Its render on the server gets no others. */
export const query = {
  [routes.offer.pattern]: ofOffer,
  [routes.offerInCity.pattern]: ofOffer,
  [routes.property.pattern]: ['fotos'],
  [routes.favourites.pattern]: ['woningen'],
};
