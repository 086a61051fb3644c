import type { MortgageTerms } from '@binnen/contracts/content';
import { estimateMonthly, pickUsual, usualYears } from '@binnen/contracts/costs/monthly';
import { formatAddress } from '@binnen/contracts/formats/address';
import type { Property } from '@binnen/contracts/property';
import { readPaths } from '@binnen/contracts/read-paths';
import {
  ApiError,
  getApi,
  notFound,
  prepareWidget,
  redirect,
  type LoaderFunctionArgs,
  type WidgetHandle,
} from '@binnen/platform';
import { formatPath } from '../home/address.ts';
import { isAvailable } from '../home/status.ts';

export interface PropertyData {
  home: Property;
  /** Euros a month of a usual mortgage for the whole price; null where it cannot be told. */
  monthly: number | null;
  /** The widget of mf-leads. */
  interest: WidgetHandle;
  /** The address asks for the page with all photos. */
  photos: boolean;
}

type Context = LoaderFunctionArgs['context'];

/** Milliseconds that a home waits for the rates. */
const patience = 400;

/** The office's mortgage rates; the page does without them when they are late. */
const readTerms = (context: Context): Promise<MortgageTerms | null> =>
  Promise.race([
    getApi(context)
      .get<MortgageTerms>(readPaths.mortgageTerms)
      .catch(() => null),
    new Promise<null>((resolve) => {
      setTimeout(resolve, patience, null);
    }),
  ]);

const estimate = (home: Property, terms: MortgageTerms | null): number | null => {
  const { koopprijs: price } = home;
  const usual = pickUsual(terms?.rentes ?? []);
  if (!price || !usual || !isAvailable(home)) return null;
  const { gross } = estimateMonthly({ price, own: 0, rate: usual.rente, years: usualYears, tax: null });
  return Math.round(gross / 10) * 10;
};

/** The home of a page's address, and the form for it. Throws where the page is another, or none. */
export const loadProperty = async ({
  params,
  context,
  request,
}: LoaderFunctionArgs): Promise<PropertyData> => {
  const { city = '', object = '' } = params;
  const photos = new URL(request.url).searchParams.get('fotos') === 'ja';
  const terms = photos ? null : readTerms(context);
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
    monthly: estimate(home, await terms),
    photos,
    interest: prepareWidget(context, 'interest-form', {
      woning: formatAddress(home),
      pad,
      bezichtiging: isAvailable(home) ? undefined : 'nee',
    }),
  };
};
