import { formatPlace } from '@binnen/contracts/formats/address';
import type { Card } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';

type Addressed = Pick<Card, 'postcode' | 'plaats'>;

export const formatPostcode = ({ postcode }: Addressed): string => postcode ?? 'Postcode niet gevonden';

/** For a card: a town stands by itself where the postcode is not known. */
export const formatTown = (home: Addressed): string =>
  home.plaats && !home.postcode ? home.plaats : `${formatPostcode(home)} ${formatPlace(home)}`;

export const formatPath = ({ citySlug, slug }: Pick<Card, 'citySlug' | 'slug'>): string =>
  routes.property.href(citySlug, slug);

/** The page with all photos of a home, at one of them: where their links lead without script. */
export const formatPhotosPath = ({ citySlug, slug }: Pick<Card, 'citySlug' | 'slug'>, at: string): string =>
  `${routes.property.href(citySlug, slug, { fotos: 'ja' })}#${at}`;
