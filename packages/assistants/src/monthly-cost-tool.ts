import { readPaths } from '@binnen/contracts/api-paths';
import { MortgageTermsSchema } from '@binnen/contracts/content';
import { estimateMonthly, pickUsual, usualYears } from '@binnen/contracts/costs/monthly';
import * as v from 'valibot';
import { defineTool, ToolRefusal } from './tool.ts';

const euros = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000));

export const monthlyCost = defineTool({
  name: 'monthly_cost',
  title: 'What a home costs a month',
  description:
    'The monthly cost of an annuity mortgage with the rates that the broker keeps, by the same formula as on the site. An estimate, and no advice.',
  input: v.strictObject({
    price_eur: euros,
    own_money_eur: v.optional(euros, 0),
    years_fixed: v.optional(
      v.pipe(v.number(), v.integer(), v.description('For how long the interest is fixed')),
    ),
  }),
  answer: async ({ ask }, { price_eur: price, own_money_eur: own, years_fixed }) => {
    const { rentes, belasting: tax, peildatum } = await ask(readPaths.mortgageTerms, MortgageTermsSchema);
    if (rentes.length === 0) throw new ToolRefusal('The broker has no mortgage rates now.');
    const wanted = years_fixed ?? pickUsual(rentes)?.jaren;
    const found = rentes.find(({ jaren }) => jaren === wanted);
    if (!found)
      throw new ToolRefusal(`years_fixed: expected one of ${rentes.map(({ jaren }) => jaren).join(', ')}`);
    const { loan, gross, net } = estimateMonthly({ price, own, rate: found.rente, years: usualYears, tax });
    return {
      gross_eur_a_month: Math.round(gross),
      ...(net === null ? {} : { net_eur_a_month: Math.round(net) }),
      assumes: {
        loan_eur: loan,
        interest_percent: found.rente,
        years_fixed: wanted,
        years: usualYears,
        rates_of: peildatum,
        ...(tax ? { tax_rules_of: tax.jaar } : {}),
      },
    };
  },
});
