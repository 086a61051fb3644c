import { readPaths } from '@binnen/contracts/read-paths';
import type { Lenders } from '@binnen/contracts/content';
import { getApi, type LoaderFunctionArgs } from '@binnen/platform';
import { loadPackages, orNone } from '../form-kit/load-packages.ts';
import type { Tariff } from './prices.ts';

export interface ValuationData {
  packages: Tariff[];
  lenders: string[];
}

/** One must be chosen: without it the form could not be sent. */
const onRequest: Tariff = { titel: 'op aanvraag', vanaf_tot_prijs: '', vanaf: null, tot: null, prijs: null };

/** Without lenders "Onbekend" is there. */
export const loadValuation = async (context: LoaderFunctionArgs['context']): Promise<ValuationData> => {
  const loadLenders = async () => {
    const { geldverstrekkers } = await getApi(context).get<Lenders>(readPaths.lenders);
    return geldverstrekkers.map(({ title }) => title).filter(Boolean);
  };
  const [packages, lenders] = await Promise.all([loadPackages(context, 'taxatie'), orNone(loadLenders())]);
  return { packages: packages.length > 0 ? packages : [onRequest], lenders };
};
