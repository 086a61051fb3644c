import type { FormName } from '@binnen/contracts/forms';
import { contact } from './contact.ts';
import { energyLabel } from './energy-label.ts';
import { financial } from './financial.ts';
import { freeValuation } from './free-valuation.ts';
import { getToKnow } from './get-to-know.ts';
import { interest } from './interest.ts';
import { letting } from './letting.ts';
import { mortgageInterest } from './mortgage-interest.ts';
import { apply, promotional } from './promotional.ts';
import { salesAdvice } from './sales-advice.ts';
import { searchService } from './search-service.ts';
import { selling } from './selling.ts';
import { valuationRequest } from './valuation-request.ts';
import { valuationToolContact } from './valuation-tool-contact.ts';
import { valuationTool } from './valuation-tool.ts';
import type { LeadRow } from './row.ts';

/** Every form of the site, by the name that it posts. */
export const rows: Record<FormName, LeadRow> = {
  selling,
  contact,
  'get-to-know': getToKnow,
  'valuation-request': valuationRequest,
  'search-service': searchService,
  letting,
  financial,
  'free-valuation': freeValuation,
  'sales-advice': salesAdvice,
  'mortgage-interest': mortgageInterest,
  'valuation-tool': valuationTool,
  'valuation-tool-contact': valuationToolContact,
  'energy-label': energyLabel,
  promotional,
  apply,
  interest,
};
