// Generated from /openapi.json of the edge by "pnpm generate:client": do not edit.

import type { components } from './api.ts';

/** The name of each form, and the call that takes it. */
export const forms = {
  apply: { name: 'apply', call: 'formulier' },
  contact: { name: 'contact', call: 'formulier' },
  energyLabel: { name: 'energy-label', call: 'energielabel' },
  financial: { name: 'financial', call: 'wooncontinuplan' },
  freeValuation: { name: 'free-valuation', call: 'gratiswaardebepaling' },
  getToKnow: { name: 'get-to-know', call: 'formulier' },
  interest: { name: 'interest', call: 'kopers' },
  letting: { name: 'letting', call: 'formulier' },
  mortgageInterest: { name: 'mortgage-interest', call: 'formulier' },
  objectValuationContact: { name: 'object-valuation-contact', call: 'formulier' },
  promotional: { name: 'promotional', call: 'formulier' },
  salesAdvice: { name: 'sales-advice', call: 'verkoopadvies' },
  searchService: { name: 'search-service', call: 'zoekservice' },
  selling: { name: 'selling', call: 'verkoopformulier' },
  valuationRequest: { name: 'valuation-request', call: 'taxatie' },
  valuationTool: { name: 'valuation-tool', call: 'waarde-woning-berekenen' },
  valuationToolContact: { name: 'valuation-tool-contact', call: 'formulier' },
} as const;

/** The paths of calls whose body is a form, and not JSON. */
export const formPaths: readonly string[] = [
  '/ac/contact/add/{form}',
  '/melding/aanvragen',
  '/melding/push',
  '/melding/beheren',
  '/lookups/challenge',
];

/** What each form sends. */
export interface FormBodies {
  apply: components['schemas']['FormApply'];
  contact: components['schemas']['FormContact'];
  energyLabel: components['schemas']['FormEnergyLabel'];
  financial: components['schemas']['FormFinancial'];
  freeValuation: components['schemas']['FormFreeValuation'];
  getToKnow: components['schemas']['FormGetToKnow'];
  interest: components['schemas']['FormInterest'];
  letting: components['schemas']['FormLetting'];
  mortgageInterest: components['schemas']['FormMortgageInterest'];
  objectValuationContact: components['schemas']['FormObjectValuationContact'];
  promotional: components['schemas']['FormPromotional'];
  salesAdvice: components['schemas']['FormSalesAdvice'];
  searchService: components['schemas']['FormSearchService'];
  selling: components['schemas']['FormSelling'];
  valuationRequest: components['schemas']['FormValuationRequest'];
  valuationTool: components['schemas']['FormValuationTool'];
  valuationToolContact: components['schemas']['FormValuationToolContact'];
}
