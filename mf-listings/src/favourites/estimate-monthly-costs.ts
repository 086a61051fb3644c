import { formatEuros } from '@binnen/contracts/formats/amounts';
import type { MortgageTerms } from '@binnen/contracts/content';
import { isGone } from '@binnen/contracts/filters/home-traits';
import { formatDate } from '@binnen/contracts/formats/local-date';
import { readPaths } from '@binnen/contracts/read-paths';
import { estimateMonthly, pickUsual, usualYears } from '@binnen/contracts/costs/monthly';
import { formatPercentage } from '../home/percentage.ts';
import { describePrice } from '../home/price.ts';
import type { SavedHome } from '../saved/saved-homes.ts';
import { fetchReply } from '../search/fetch-reply.ts';

/** Milliseconds that the office's rates may take. */
const patience = 8000;

export interface MonthlyCosts {
  /** `ca. € 1.432`; null of a home that is not for sale. */
  format: (home: SavedHome) => string | null;
  /** What the estimate takes for granted. */
  note: string;
}

const describe = ({ rentes, peildatum, belasting }: MortgageTerms): MonthlyCosts | undefined => {
  const usual = pickUsual(rentes);
  if (!usual) return undefined;
  const { jaren: fixed, rente: rate } = usual;
  return {
    format: (home) => {
      const price = home.koopprijs ?? 0;
      if (describePrice(home).kind !== 'koop' || isGone(home)) return null;
      const { gross } = estimateMonthly({ price, own: 0, rate, years: usualYears, tax: belasting });
      return `ca. ${formatEuros(Math.round(gross))}`;
    },
    note: `Hypotheek per maand: een rekenvoorbeeld en geen advies. Bruto, voor de hele vraagprijs, in ${usualYears} jaar afgelost, tegen ${formatPercentage(rate)} rente (${[fixed ? `${fixed} jaar vast` : 'variabel', formatDate(peildatum ?? '')].filter(Boolean).join(', ')}).`,
  };
};

/** With the office's rates; undefined when they do not load, or the office keeps none. */
export const loadMonthlyCosts = async (): Promise<MonthlyCosts | undefined> => {
  try {
    const terms = await fetchReply<MortgageTerms>(readPaths.mortgageTerms, AbortSignal.timeout(patience));
    return terms && describe(terms);
  } catch {
    return undefined;
  }
};
