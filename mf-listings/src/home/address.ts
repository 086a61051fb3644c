import type { Card } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';

type Addressed = Pick<Card, 'straat' | 'huisnummer' | 'huisnummertoevoeging' | 'postcode' | 'plaats'>;

/** `Keulenstraat 19 A`; in the feed an addition may come with a hyphen of its own. */
export const formatStreet = ({ straat, huisnummer, huisnummertoevoeging }: Addressed): string => {
  if (!straat) return 'Adres niet gevonden';
  const addition = huisnummertoevoeging ?? '';
  const number = addition.startsWith('-')
    ? `${huisnummer ?? ''}${addition}`
    : `${huisnummer ?? ''} ${addition}`;
  return `${straat} ${number}`.trim();
};
export const formatPlace = ({ plaats }: Addressed): string => plaats ?? 'Plaats niet gevonden';
export const formatPostcode = ({ postcode }: Addressed): string => postcode ?? 'Postcode niet gevonden';

/** The homes of the same town; of a home without a town, all homes. */
export const formatPlacePath = ({ plaats, citySlug }: Pick<Card, 'plaats' | 'citySlug'>): string =>
  plaats ? routes.offerInCity.href(citySlug) : routes.offer.href();

/** `Keulenstraat 19 A, Deventer`. */
export const formatAddress = (home: Addressed): string => `${formatStreet(home)}, ${formatPlace(home)}`;

export const formatPath = ({ citySlug, slug }: Pick<Card, 'citySlug' | 'slug'>): string =>
  routes.property.href(citySlug, slug);
