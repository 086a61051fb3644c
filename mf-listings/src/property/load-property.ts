import type { Property } from '@binnen/contracts/property';
import {
  ApiError,
  getApi,
  notFound,
  prepareWidget,
  redirect,
  type LoaderFunctionArgs,
  type WidgetHandle,
} from '@binnen/platform';
import { formatAddress, formatPath } from '../home/address.ts';
import { isAvailable } from '../home/status.ts';

export interface PropertyData {
  home: Property;
  /** Of mf-leads. */
  interest: WidgetHandle;
}

/** The home of a page's address, and the form for it. Throws where the page is another, or none. */
export const loadProperty = async ({ params, context }: LoaderFunctionArgs): Promise<PropertyData> => {
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
  return {
    home,
    interest: prepareWidget(context, 'interest-form', {
      woning: formatAddress(home),
      pad,
      ...(isAvailable(home) ? {} : { bezichtiging: 'nee' }),
    }),
  };
};
