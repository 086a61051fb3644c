import { readPaths } from '@binnen/contracts/read-paths';
import type { Lenders, Package } from '@binnen/contracts/content';
import { ApiError, getApi, type LoaderFunctionArgs } from '@binnen/platform';
import { loadPackages } from '../form-kit/load-packages.ts';

export interface ValuationData {
  packages: Package[];
  lenders: string[];
}

/** Lenders are a convenience: without them "Onbekend" is there, and the form can be sent. */
const loadLenders = async (context: LoaderFunctionArgs['context']): Promise<string[]> => {
  try {
    const { geldverstrekkers } = await getApi(context).get<Lenders>(readPaths.lenders);
    return geldverstrekkers.map(({ title }) => title).filter(Boolean);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
};

export const loadValuation = async (context: LoaderFunctionArgs['context']): Promise<ValuationData> => {
  const [packages, lenders] = await Promise.all([loadPackages(context, 'taxatie'), loadLenders(context)]);
  return { packages, lenders };
};
