import type { Package } from '@binnen/contracts/content';
import { ApiError, getApi, type LoaderFunctionArgs } from '@binnen/platform';

/** The packages of one kind. A form works without them, so a CMS that is down costs the choice and no more. */
export const loadPackages = async (
  context: LoaderFunctionArgs['context'],
  soort: Package['soort'],
): Promise<Package[]> => {
  try {
    const packages = await getApi(context).content.packages();
    return packages.filter((each) => each.soort === soort);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
};
