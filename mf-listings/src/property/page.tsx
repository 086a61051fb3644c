import { formatVariant } from '@binnen/contracts/images';
import type { Property } from '@binnen/contracts/property';
import {
  ApiError,
  definePage,
  getApi,
  notFound,
  prepareWidget,
  redirect,
  type LoaderFunctionArgs,
  type PageArgs,
  type WidgetHandle,
} from '@binnen/platform';
import { formatAddress, formatPath, formatPlace, formatStreet } from '../card/address.ts';
import { countBedrooms, formatArea, formatRooms } from '../card/facts.ts';
import { formatPrice } from '../card/price.ts';
import { formatStatus, isToBeHad } from '../card/status.ts';
import { PropertyPage } from './property-page.tsx';
import { describeStructured } from './structured-data.ts';

export interface PropertyData {
  home: Property;
  /** Of mf-leads. */
  interest: WidgetHandle;
}

const load = async ({ params, context }: LoaderFunctionArgs): Promise<PropertyData> => {
  const { city = '', object = '' } = params;
  let home: Property;
  try {
    home = await getApi(context).objects.find(city, object);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      throw notFound(error.code === 'city-not-found' ? 'city' : 'address');
    throw error;
  }
  const pad = formatPath(home);
  // A home is found by its sku too; its page has one address.
  if (home.slug !== object || home.citySlug !== city) throw redirect(pad, 301);
  return { home, interest: prepareWidget(context, 'interest-form', { woning: formatAddress(home), pad }) };
};

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
      isToBeHad(home)
        ? 'Bekijk de foto’s en plan een bezichtiging bij Binnen.'
        : 'Bekijk vergelijkbare woningen bij Binnen.'
    }`,
    ...(photo ? { image: formatVariant(photo, 1280, 'jpeg') } : {}),
    structured: describeStructured(home, url),
  };
};

/** `/woningaanbod/{city}/{object}`: all there is to know of a home. */
export const page = definePage<PropertyData>({
  loader: load,
  Component: PropertyPage,
  meta: describe,
  header: ({ data: { home } }) => ({ variant: 'singleObject', crumb: formatStreet(home) }),
});
