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
import type { ContactForm } from '@binnen/contracts/leads';
import {
  asked,
  formatHouseNumber,
  formatValueNote,
  home,
  person,
  tagWithCall,
  valued,
  valuedHome,
  wantsCall,
} from './field-places.ts';
import { formatTimes, interest, times } from './interest.ts';
import { defineForm, type Lead, type LeadForm } from './lead-form.ts';
import { listAnswers } from './plan-steps.ts';
import { searchService } from './search-service.ts';
import { valuationRequest } from './valuation-request.ts';

/** One form under two names. Each has its own tag and form type, unless the page configures others. */
const definePromotion = (form: typeof promotionalForm, tag: string, formtype: string): LeadForm =>
  defineForm(form, {
    fields: {
      ...asked,
      lastname: 'contact',
      WAARBIJ_HELPEN: 'contact',
      anders: 'record',
      tags: 'contact',
      formtype: 'contact',
    },
    contact: (lead) => ({
      tags: lead.tags || tag,
      formtype: lead.formtype || formtype,
      WAARBIJ_HELPEN: lead.WAARBIJ_HELPEN || (form === applyForm ? 'anders' : 'verkoop_woning'),
    }),
    automation: 'when-updated',
  });

/** The contact form after a valuation. */
const toolContact = {
  fields: { ...person, wantsCall: 'contact.tags', tags: 'contact' },
  contact: (lead: Lead<'tags' | 'wantsCall'>) => ({
    formtype: 'Contactformulier na waarde woning berekenen',
    tags: tagWithCall(lead.tags || 'Waarde woning berekend', lead),
  }),
  automation: 'when-updated',
} as const;

/**
 * Every form of the site by the name that it posts, and where each of its answers goes. The long ones have a file of
 * their own.
 */
export const leadForms: Record<FormName, LeadForm> = {
  selling: defineForm(sellingForm, {
    fields: { ...asked, ...times, package: 'contact', adres: 'contact', wantsCall: 'record' },
    contact: () => ({ tags: 'Huis verkopen' }),
    automation: 'when-updated',
    note: { when: 'always', text: (lead) => formatTimes('een gesprek', lead) },
  }),

  contact: defineForm(contactForm, {
    fields: { ...asked, message: 'contact', wantsCall: 'contact.tags' },
    contact: (lead) => ({
      formtype: 'Kennismaken',
      tags: wantsCall(lead) ? 'Binnenkort kennismaken en wilt gebeld worden' : 'Contactformulier',
    }),
    automation: 'when-updated',
  }),

  'get-to-know': defineForm(getToKnowForm, {
    fields: { ...asked, tags: 'contact' },
    contact: (lead) => ({ formtype: 'Kennismaken', tags: lead.tags || 'Binnenkort kennismaken' }),
    automation: 'when-updated',
  }),

  'valuation-request': valuationRequest,

  'search-service': searchService,

  letting: defineForm(lettingForm, {
    fields: { ...asked, wantsCall: 'record' },
    contact: () => ({ tags: 'Huis verhuren', formtype: 'Huis verhuren' }),
    automation: 'when-updated',
  }),

  financial: defineForm(financialForm, {
    fields: { ...asked, package: 'contact', wantsCall: 'record' },
    contact: () => ({ tags: 'Beter Hypotheken' }),
    automation: 'when-updated',
  }),

  'free-valuation': defineForm(freeValuationForm, {
    fields: { ...asked, ...home, wantsCall: 'contact.tags' },
    contact: (lead) => ({
      message: '',
      huisnr: formatHouseNumber(lead),
      formtype: 'Gratis waardebepaling',
      tags: tagWithCall('Gratis waardebepaling', lead),
    }),
    automation: 'when-updated',
  }),

  'sales-advice': defineForm(salesAdviceForm, {
    fields: {
      ...asked,
      ...home,
      lastname: 'record',
      message: ['contact', 'note'],
      wantsCall: 'contact.tags',
    },
    contact: (lead) => ({ huisnr: formatHouseNumber(lead), tags: tagWithCall('Gratis verkoopadvies', lead) }),
    automation: 'always',
    note: { when: 'always', text: (lead) => lead.message },
  }),

  'mortgage-interest': defineForm(mortgageInterestForm, {
    fields: {
      ...asked,
      ...valuedHome,
      TOOL_CALCULATION: ['contact', 'note'],
      TOOL_CALCULATION_ADDRESS: 'contact',
      wantsCall: 'record',
    },
    contact: () => ({ tags: 'Hypotheek rente berekenen', formtype: 'Hypotheekrente berekend' }),
    automation: 'when-updated',
    note: { when: 'when-added', text: (lead) => formatValueNote(lead.TOOL_CALCULATION, lead) },
  }),

  'valuation-tool': defineForm(valuationToolForm, {
    fields: { ...valuedHome, email: 'contact', estimatedValue: ['contact', 'note'], address: 'contact' },
    contact: () => ({
      firstname: '',
      phone: '',
      tags: 'Waarde woning berekend',
      formtype: 'Waarde woning berekenen',
    }),
    automation: 'never',
    note: { when: 'always', text: (lead) => formatValueNote(lead.estimatedValue, lead) },
  }),

  'valuation-tool-contact': defineForm(valuationToolContactForm, {
    ...toolContact,
    fields: { ...toolContact.fields, ...valued, estimatedValue: 'note' },
    // A page of before has no value.
    note: {
      when: 'always',
      text: (lead) => lead.estimatedValue && formatValueNote(lead.estimatedValue, lead),
    },
  }),

  'object-valuation-contact': defineForm(objectValuationContactForm, {
    ...toolContact,
    fields: { ...toolContact.fields, ...asked },
  }),

  'energy-label': defineForm(energyLabelForm, {
    fields: { ...asked, ...home, wantsCall: 'record' },
    contact: (lead) => ({
      message: '',
      huisnr: formatHouseNumber(lead),
      formtype: 'Energielabel aanvragen',
      tags: 'Energielabel aanvragen',
    }),
    automation: 'when-updated',
  }),

  promotional: definePromotion(promotionalForm, 'Karwei actie', 'KarweiActie'),

  apply: definePromotion(applyForm, 'Solliciteren', 'Solliciteren'),

  interest,
};

/** The parameters of a contact call: those that its forms send. */
export const listParameters = (call: ContactForm): string[] => {
  const forms = Object.values(leadForms).filter(({ contract }) => contract.call === call);
  const names = forms.flatMap((form) => {
    const empty = Object.fromEntries(Object.keys(form.fields).map((field) => [field, '']));
    return [...listAnswers(form, 'contact').map(({ name }) => name), ...Object.keys(form.contact(empty))];
  });
  return [...new Set(names)];
};
