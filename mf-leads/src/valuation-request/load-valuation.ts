import { readPaths } from '@binnen/contracts/read-paths';
import type { Lenders, Package } from '@binnen/contracts/content';
import { getApi, type LoaderFunctionArgs } from '@binnen/platform';
import { loadPackages, orNone } from '../form-kit/load-packages.ts';

export interface ValuationData {
  packages: Package[];
  lenders: string[];
}

/** Without lenders "Onbekend" is there, and the form can be sent. */
export const loadValuation = async (context: LoaderFunctionArgs['context']): Promise<ValuationData> => {
  const loadLenders = async () => {
    const { geldverstrekkers } = await getApi(context).get<Lenders>(readPaths.lenders);
    return geldverstrekkers.map(({ title }) => title).filter(Boolean);
  };
  const [packages, lenders] = await Promise.all([loadPackages(context, 'taxatie'), orNone(loadLenders())]);
  return { packages, lenders };
};
