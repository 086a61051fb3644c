import type { FormName } from '@binnen/contracts/forms';
import { contact } from './forms/contact.ts';
import { energyLabel } from './forms/energy-label.ts';
import { financial } from './forms/financial.ts';
import { freeValuation } from './forms/free-valuation.ts';
import { getToKnow } from './forms/get-to-know.ts';
import { interest } from './forms/interest.ts';
import { letting } from './forms/letting.ts';
import { mortgageInterest } from './forms/mortgage-interest.ts';
import { apply, promotional } from './forms/promotional.ts';
import { salesAdvice } from './forms/sales-advice.ts';
import { searchService } from './forms/search-service.ts';
import { selling } from './forms/selling.ts';
import { valuationRequest } from './forms/valuation-request.ts';
import { valuationToolContact } from './forms/valuation-tool-contact.ts';
import { valuationTool } from './forms/valuation-tool.ts';
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
