import { readPaths } from '@binnen/contracts/read-paths';
import type { Lenders, Package } from '@binnen/contracts/content';
import { ApiError, getApi, type LoaderFunctionArgs } from '@binnen/platform';
import { loadPackages } from '../form-kit/load-packages.ts';

export interface ValuationData {
  packages: Package[];
  lenders: string[];
}

type LenderReply = Lenders | Lenders[];

/** A list whose first item has the lenders, or an object that has them. */
export const parseLenders = (reply: LenderReply): string[] => {
  const lenders = Array.isArray(reply) ? reply[0] : reply;
  return (lenders?.geldverstrekkers ?? []).map((lender) => lender.title).filter(Boolean);
};

/** Lenders are a convenience: without them "Onbekend" is there, and the form can be sent. */
const loadLenders = async (context: LoaderFunctionArgs['context']): Promise<string[]> => {
  try {
    return parseLenders(await getApi(context).get<LenderReply>(readPaths.lenders));
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
};

export const loadValuation = async (context: LoaderFunctionArgs['context']): Promise<ValuationData> => {
  const [packages, lenders] = await Promise.all([loadPackages(context, 'taxatie'), loadLenders(context)]);
  return { packages, lenders };
};
