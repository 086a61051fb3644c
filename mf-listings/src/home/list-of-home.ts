import { findKind } from '@binnen/contracts/filters/home-traits';
import type { Card } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';

/** As the address of a home's list has it, which names rent alone. */
export const findListKind = (home: Card): 'huur' | undefined =>
  findKind(home) === 'huur' ? 'huur' : undefined;

/** The homes of the same town; of a home without a town, all homes. */
export const formatPlacePath = (
  { plaats, citySlug }: Pick<Card, 'plaats' | 'citySlug'>,
  soort?: 'huur',
): string => (plaats ? routes.offerInCity.href(citySlug, { soort }) : routes.offer.href({ soort }));
