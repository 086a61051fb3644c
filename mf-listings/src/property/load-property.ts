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
  /** The widget of mf-leads. */
  interest: WidgetHandle;
  /** The page with all photos, where the address asks for it: code that comes with it alone. */
  photos: typeof import('./all-photos.tsx') | null;
}

/** The home of a page's address, and the form for it. Throws where the page is another, or none. */
export const loadProperty = async ({
  params,
  context,
  request,
}: LoaderFunctionArgs): Promise<PropertyData> => {
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
  const asksPhotos = new URL(request.url).searchParams.get('fotos') === 'ja';
  return {
    home,
    photos: asksPhotos ? await import(/* webpackChunkName: "all-photos" */ './all-photos.tsx') : null,
    interest: prepareWidget(context, 'interest-form', {
      woning: formatAddress(home),
      pad,
      ...(isAvailable(home) ? {} : { bezichtiging: 'nee' }),
    }),
  };
};
