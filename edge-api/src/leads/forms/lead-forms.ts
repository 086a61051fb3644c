import {
  applyForm,
  contactForm,
  energyLabelForm,
  financialForm,
  freeValuationForm,
  getToKnowForm,
  lettingForm,
  mortgageInterestForm,
  objectValuationContactForm,
  promotionalForm,
  salesAdviceForm,
  sellingForm,
  valuationToolContactForm,
  valuationToolForm,
  type FormName,
} from '@binnen/contracts/forms';
import {
  defineForm,
  formatHouseNumber,
  sendHome,
  sendPerson,
  tagWithCall,
  wantsCall,
  type Lead,
  type LeadForm,
} from './lead-form.ts';
import { interest } from './interest.ts';
import { searchService } from './search-service.ts';
import { valuationRequest } from './valuation-request.ts';

/** The note of the calculator and the valuation tool. */
const formatValueNote = (value: string, lead: Lead<'postcode' | 'huisnr' | 'toevoeging'>): string =>
  `Geschatte waarde: ${value || 'onbekend'}, postcode: ${lead.postcode || 'onbekend'}, huisnummer: ${formatHouseNumber(lead) || 'onbekend'}`;

/** One form under two names. Each has its own tag and form type, unless the page configures others. */
const definePromotion = (form: typeof promotionalForm, tag: string, formtype: string): LeadForm =>
  defineForm(form, {
    payload: (lead) => ({
      ...sendPerson(lead),
      lastname: lead.lastname,
      tags: lead.tags || tag,
      formtype: lead.formtype || formtype,
      WAARBIJ_HELPEN: lead.WAARBIJ_HELPEN || 'verkoop_woning',
    }),
    automation: 'when-updated',
    unsent: ['anders'],
  });

/** The contact form after a valuation. */
const defineToolContact = (form: typeof objectValuationContactForm): LeadForm =>
  defineForm(form, {
    payload: (lead) => ({
      ...sendPerson(lead),
      formtype: 'Contactformulier na waarde woning berekenen',
      tags: tagWithCall(lead.tags || 'Waarde woning berekend', lead),
    }),
    automation: 'when-updated',
  });

/** Every form of the site, by the name that it posts. The long ones have a file of their own. */
export const leadForms: Record<FormName, LeadForm> = {
  selling: defineForm(sellingForm, {
    payload: (lead) => ({
      ...sendPerson(lead),
      package: lead.package,
      adres: lead.adres,
      tags: 'Huis verkopen',
    }),
    automation: 'when-updated',
    unsent: ['wantsCall'],
  }),

  contact: defineForm(contactForm, {
    payload: (lead) => ({
      ...sendPerson(lead),
      message: lead.message,
      formtype: 'Kennismaken',
      tags: wantsCall(lead) ? 'Binnenkort kennismaken en wilt gebeld worden' : 'Contactformulier',
    }),
    automation: 'when-updated',
  }),

  'get-to-know': defineForm(getToKnowForm, {
    payload: (lead) => ({
      ...sendPerson(lead),
      formtype: 'Kennismaken',
      tags: lead.tags || 'Binnenkort kennismaken',
    }),
    automation: 'when-updated',
  }),

  'valuation-request': valuationRequest,

  'search-service': searchService,

  letting: defineForm(lettingForm, {
    payload: (lead) => ({ ...sendPerson(lead), tags: 'Huis verhuren', formtype: 'Huis verhuren' }),
    automation: 'when-updated',
    unsent: ['wantsCall'],
  }),

  financial: defineForm(financialForm, {
    payload: (lead) => ({ ...sendPerson(lead), package: lead.package, tags: 'Beter Hypotheken' }),
    automation: 'when-updated',
    unsent: ['wantsCall'],
  }),

  'free-valuation': defineForm(freeValuationForm, {
    payload: (lead) => ({
      ...sendPerson(lead),
      message: '',
      ...sendHome(lead),
      formtype: 'Gratis waardebepaling',
      tags: tagWithCall('Gratis waardebepaling', lead),
    }),
    automation: 'when-updated',
  }),

  'sales-advice': defineForm(salesAdviceForm, {
    payload: (lead) => ({
      ...sendPerson(lead),
      message: lead.message,
      ...sendHome(lead),
      tags: tagWithCall('Gratis verkoopadvies', lead),
    }),
    automation: 'always',
    note: { when: 'always', text: (lead) => lead.message },
    unsent: ['lastname'],
  }),

  'mortgage-interest': defineForm(mortgageInterestForm, {
    payload: (lead) => ({
      ...sendPerson(lead),
      tags: 'Hypotheek rente berekenen',
      formtype: 'Hypotheekrente berekend',
      TOOL_CALCULATION: lead.TOOL_CALCULATION,
      TOOL_CALCULATION_ADDRESS: lead.TOOL_CALCULATION_ADDRESS,
    }),
    automation: 'when-updated',
    note: { when: 'when-added', text: (lead) => formatValueNote(lead.TOOL_CALCULATION, lead) },
    unsent: ['wantsCall'],
  }),

  'valuation-tool': defineForm(valuationToolForm, {
    payload: (lead) => ({
      email: lead.email,
      estimatedValue: lead.estimatedValue,
      address: lead.address,
      firstname: '',
      phone: '',
      tags: 'Waarde woning berekend',
      formtype: 'Waarde woning berekenen',
    }),
    automation: 'never',
    note: { when: 'always', text: (lead) => formatValueNote(lead.estimatedValue, lead) },
  }),

  'valuation-tool-contact': defineToolContact(valuationToolContactForm),

  'object-valuation-contact': defineToolContact(objectValuationContactForm),

  'energy-label': defineForm(energyLabelForm, {
    payload: (lead) => ({
      ...sendPerson(lead),
      message: '',
      ...sendHome(lead),
      formtype: 'Energielabel aanvragen',
      tags: 'Energielabel aanvragen',
    }),
    automation: 'when-updated',
    unsent: ['wantsCall'],
  }),

  promotional: definePromotion(promotionalForm, 'Karwei actie', 'KarweiActie'),

  apply: definePromotion(applyForm, 'Solliciteren', 'Solliciteren'),

  interest,
};
