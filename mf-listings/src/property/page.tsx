import { formatVariant } from '@binnen/contracts/images';
import { definePage, type PageArgs } from '@binnen/platform';
import { formatAddress, formatPlace, formatStreet } from '../home/address.ts';
import { countBedrooms, formatArea, formatRooms } from '../home/facts.ts';
import { formatPrice } from '../home/price.ts';
import { formatStatus, isAvailable } from '../home/status.ts';
import { loadProperty, type PropertyData } from './load-property.ts';
import { PropertyPage } from './property-page.tsx';
import { describeStructured } from './structured-data.ts';

const describe = ({ data: { home }, url }: PageArgs<PropertyData>) => {
  const bedrooms = countBedrooms(home);
  const facts = [
    home.woonoppervlakte ? formatArea(home.woonoppervlakte) : '',
    home.aantalkamers ? formatRooms(home.aantalkamers) : '',
    bedrooms > 0 ? `${bedrooms} slaapkamer${bedrooms === 1 ? '' : 's'}` : '',
  ].filter(Boolean);
  const photo = home.media.find(({ soort }) => soort === 'HOOFDFOTO')?.link;
  return {
    title: `${formatAddress(home)}: ${formatStatus(home).toLowerCase().replace('!', '')}`,
    description: `${home.subtitle ?? `Woning in ${formatPlace(home)}`}, ${formatPrice(home)}. ${facts.join(', ')}. ${
      isAvailable(home)
        ? 'Bekijk de foto’s en plan een bezichtiging bij Binnen.'
        : 'Bekijk vergelijkbare woningen bij Binnen.'
    }`,
    ...(photo ? { image: formatVariant(photo, 1280, 'jpeg') } : {}),
    structured: describeStructured(home, url),
  };
};

/** `/woningaanbod/{city}/{object}`: all there is to know of a home. */
export const page = definePage<PropertyData>({
  loader: loadProperty,
  late: () => true,
  Component: PropertyPage,
  meta: describe,
  header: ({ data: { home } }) => ({ variant: 'singleObject', crumb: formatStreet(home) }),
});
