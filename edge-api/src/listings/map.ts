import type { Card, OfferMap } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import type { Bindings } from '../env.ts';
import { listOrigins } from '../pictures/origins.ts';
import { knownPlaces } from './places.ts';
import { formatAddressLine } from './suggest.ts';

/** The origin of pictures that has a base map's tiles, when there is one. */
const tileOrigin = 'kaart';

/** Where these homes stand. Homes without a point are on the list alone. */
export const describeMap = (env: Bindings, cards: readonly Card[]): OfferMap => ({
  punten: cards.flatMap((card) =>
    card.lat && card.lon
      ? [
          {
            id: card.id,
            lat: card.lat,
            lon: card.lon,
            adres: formatAddressLine(card),
            status: card.status,
            koopprijs: card.koopprijs,
            huurprijs: card.huurprijs,
            pad: routes.property.href(card.citySlug, card.slug),
          },
        ]
      : [],
  ),
  plaatsen: Object.entries(knownPlaces).map(([plaats, point]) => ({ plaats, ...point })),
  tegels: listOrigins(env).some(({ key }) => key === tileOrigin)
    ? `/images/${tileOrigin}/{z}/{x}/{y}.png`
    : null,
});
