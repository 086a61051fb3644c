import type { Package } from '@binnen/contracts/content';
import { ApiError, getApi, type LoaderFunctionArgs } from '@binnen/platform';

/** A form works without what a list offers, so an API that is down costs the choice and no more. */
export const orNone = async <T>(list: Promise<T[]>): Promise<T[]> => {
  try {
    return await list;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
};

/** The packages of one kind. */
export const loadPackages = async (
  context: LoaderFunctionArgs['context'],
  soort: Package['soort'],
): Promise<Package[]> =>
  (await orNone(getApi(context).content.packages())).filter((each) => each.soort === soort);
