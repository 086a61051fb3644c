import { mostRent } from './filters/sale-price.ts';
import { readAmount } from './formats/package-price.ts';
import type { ContactForm } from './leads.ts';
import { routes, type ThankYou } from './routes.ts';
import { findViewing, viewingFields } from './viewings/viewing-wish.ts';

/**
 * The contract of a form between page and edge: its fields, which of them are required, and where the visitor goes
 * afterwards. The edge adds what the marketing service gets (edge-api/src/leads/forms), mf-leads its looks.
 */
export interface FormContract<Field extends string = string> {
  /** Posted as `_formulier`. */
  name: FormName;
  /** The last segment of `/ac/contact/add/{call}`. */
  call: ContactForm;
  /** Must be non-empty, in the order of the page. */
  required: readonly Field[];
  optional: readonly Field[];
  /** Asks for a home: `fulladdress`, or street and town. Of what is missing, each part is flagged. */
  needsAddress?: boolean;
  /** Flagged while on its placeholder, but does not keep the form from being sent. */
  flagged?: readonly Field[];
  /** Required because of other answers. */
  alsoRequired?: (values: Values) => readonly Field[];
  /** Filled in, but with a choice that another answer has made void: it counts as missing. */
  findVoid?: (values: Values) => readonly Field[];
  thankYou: ThankYou;
  /** Shown when the form is incomplete. */
  warning: string;
}

/** Texts by field; a list is JSON, a ticked checkbox is `ja`. */
export type Values = Readonly<Record<string, string | undefined>>;

export const formNames = [
  'selling',
  'contact',
  'get-to-know',
  'valuation-request',
  'search-service',
  'letting',
  'financial',
  'free-valuation',
  'sales-advice',
  'mortgage-interest',
  'valuation-tool',
  'valuation-tool-contact',
  'object-valuation-contact',
  'energy-label',
  'promotional',
  'apply',
  'interest',
] as const;
export type FormName = (typeof formNames)[number];

/**
 * Name of the `<meta>` in a document with Turnstile: its content is the site key, its `data-script` the address of the
 * script.
 */
export const challengeMeta = 'turnstile';

export const ticked = 'ja';
export const requiredMessage = 'Verplicht';
/** The value of a select before a choice was made. */
const placeholders = ['kies-jouw-pakket', 'type-woning', 'huur-of-koop'] as const;

const incomplete = 'Je hebt niet alles ingevuld.';
const tryAgain = 'Er ging wat fout tijdens het invullen, kan je het nog eens proberen?';
const person = ['firstname', 'email', 'phone'] as const;
const namedPerson = ['firstname', 'lastname', 'email', 'phone'] as const;
const home = ['postcode', 'huisnr', 'toevoeging', 'straat', 'plaats', 'fulladdress'] as const;

const defineForm = <Field extends string>(form: FormContract<Field>): FormContract<Field> => form;

export const sellingForm = defineForm({
  name: 'selling',
  call: 'verkoopformulier',
  required: [...person, 'acceptsPrivacy'],
  optional: ['package', 'adres', 'wantsCall', ...viewingFields],
  flagged: ['package'],
  thankYou: 'verkoop',
  warning: tryAgain,
});

export const contactForm = defineForm({
  name: 'contact',
  call: 'formulier',
  required: [...person, 'acceptsPrivacy'],
  optional: ['message', 'wantsCall'],
  thankYou: 'contact',
  warning: tryAgain,
});

export const getToKnowForm = defineForm({
  name: 'get-to-know',
  call: 'formulier',
  required: [...person, 'acceptsPrivacy'],
  optional: ['tags'],
  thankYou: 'contact',
  warning: tryAgain,
});

export const valuationRequestForm = defineForm({
  name: 'valuation-request',
  call: 'taxatie',
  required: ['package', 'field_type', ...namedPerson, 'acceptsPrivacy'],
  optional: [
    ...home,
    'prijs',
    'field_geldverstrekker',
    'field_reson',
    'anders',
    'verbouwing',
    'voucher',
    'field_v_voucher',
    'message',
    'wantsCall',
    'valuation',
  ],
  needsAddress: true,
  thankYou: 'taxatie',
  warning: incomplete,
});

/** "or more" of a maximum price. */
export const unlimited = 999_999_999;

export const searchServiceForm = defineForm({
  name: 'search-service',
  call: 'zoekservice',
  required: ['type_woning', 'plaatsen', 'soorten', 'prijstot', ...namedPerson, 'acceptsPrivacy'],
  optional: ['aantalkamers', 'oppervlakte'],
  alsoRequired: (values) => (values.type_woning === 'koop' ? ['aantalkamers', 'oppervlakte'] : []),
  // Without script the prices are still those of the kind that the page was made for.
  findVoid: ({ type_woning, prijstot = '' }) => {
    const price = readAmount(prijstot) ?? 0;
    const isOther = type_woning === 'huur' ? price > mostRent : type_woning === 'koop' && price <= mostRent;
    return isOther && price > 0 && price < unlimited ? ['prijstot'] : [];
  },
  thankYou: 'zoekopdracht',
  warning: tryAgain,
});

export const lettingForm = defineForm({
  name: 'letting',
  call: 'formulier',
  required: [...person, 'acceptsPrivacy'],
  optional: ['wantsCall'],
  thankYou: 'verhuur',
  warning: tryAgain,
});

export const financialForm = defineForm({
  name: 'financial',
  call: 'wooncontinuplan',
  required: [...person, 'acceptsPrivacy'],
  optional: ['package', 'wantsCall'],
  flagged: ['package'],
  thankYou: 'wooncontinuplan',
  warning: tryAgain,
});

export const freeValuationForm = defineForm({
  name: 'free-valuation',
  call: 'gratiswaardebepaling',
  required: [...person, 'acceptsPrivacy'],
  optional: [...home, 'wantsCall'],
  needsAddress: true,
  thankYou: 'gratis-waardebepaling',
  warning: incomplete,
});

export const salesAdviceForm = defineForm({
  name: 'sales-advice',
  call: 'verkoopadvies',
  required: [...namedPerson, 'acceptsPrivacy'],
  optional: [...home, 'message', 'wantsCall'],
  needsAddress: true,
  thankYou: 'gratis-verkoopadvies',
  warning: incomplete,
});

export const mortgageInterestForm = defineForm({
  name: 'mortgage-interest',
  call: 'formulier',
  required: [...person, 'acceptsPrivacy'],
  optional: [...home, 'wantsCall', 'TOOL_CALCULATION', 'TOOL_CALCULATION_ADDRESS'],
  thankYou: 'contact',
  warning: incomplete,
});

export const valuationToolForm = defineForm({
  name: 'valuation-tool',
  call: 'waarde-woning-berekenen',
  required: ['email'],
  optional: [...home, 'estimatedValue', 'address'],
  thankYou: 'contact',
  warning: incomplete,
});

export const valuationToolContactForm = defineForm({
  name: 'valuation-tool-contact',
  call: 'formulier',
  required: person,
  optional: ['wantsCall', 'tags', 'estimatedValue', 'postcode', 'huisnr', 'toevoeging'],
  thankYou: 'contact',
  warning: incomplete,
});

/** The object calculator's: it asks what the mortgage calculator's asks, and is sent as the valuation tool's. */
export const objectValuationContactForm = defineForm({
  name: 'object-valuation-contact',
  call: 'formulier',
  required: [...person, 'acceptsPrivacy'],
  optional: ['wantsCall', 'tags'],
  thankYou: 'contact',
  warning: incomplete,
});

export const energyLabelForm = defineForm({
  name: 'energy-label',
  call: 'energielabel',
  required: [...person, 'acceptsPrivacy'],
  optional: [...home, 'wantsCall'],
  thankYou: 'leebl',
  warning: tryAgain,
});

export const promotionalForm = defineForm({
  name: 'promotional',
  call: 'formulier',
  required: [...namedPerson, 'acceptsPrivacy'],
  optional: ['WAARBIJ_HELPEN', 'anders', 'tags', 'formtype'],
  thankYou: 'contact',
  warning: incomplete,
});

export const applyForm = defineForm({ ...promotionalForm, name: 'apply' });

export const interestForm = defineForm({
  name: 'interest',
  call: 'kopers',
  required: [...person, 'acceptsPrivacy'],
  optional: ['woning', 'wantsCall', 'message', ...viewingFields],
  thankYou: 'aankoop',
  warning: tryAgain,
});

/** Whether a field was answered: a select on its placeholder and an empty list were not. */
export const isFilled = (value: string | undefined): boolean => {
  const text = value?.trim() ?? '';
  return text !== '' && text !== '[]' && !(placeholders as readonly string[]).includes(text);
};

const hasAddress = (values: Values) =>
  isFilled(values.fulladdress) || (isFilled(values.straat) && isFilled(values.plaats));

/** An address is found by these. With them filled in, street and town are what is missing. */
const listAddress = (values: Values) =>
  isFilled(values.postcode) && isFilled(values.huisnr) ? ['straat', 'plaats'] : ['postcode', 'huisnr'];

/** "Verplicht" by field, for every field that keeps the form from being sent. Nothing is refused for its format. */
export const findMissing = (form: FormContract, values: Values): Record<string, string> => {
  const address = form.needsAddress && !hasAddress(values) ? listAddress(values) : [];
  const wanted = [...address, ...form.required, ...(form.alsoRequired?.(values) ?? [])];
  const missing = wanted.filter((field) => !isFilled(values[field]));
  return Object.fromEntries(
    [...missing, ...(form.findVoid?.(values) ?? [])].map((field) => [field, requiredMessage]),
  );
};

/** "Verplicht" by field, for fields that are still on their placeholder and do not keep the form from being sent. */
export const findFlagged = (form: FormContract, values: Values): Record<string, string> =>
  Object.fromEntries(
    (form.flagged ?? []).filter((field) => !isFilled(values[field])).map((field) => [field, requiredMessage]),
  );

/** Where the visitor goes once the lead is stored. */
export const formatThankYou = (form: FormContract, values: Values): string => {
  if (form.thankYou === 'taxatie')
    return routes.thankYou.href('taxatie', { verbouwing: values.verbouwing === ticked ? 'ja' : 'nee' });
  return routes.thankYou.href(form.thankYou, form.name === 'interest' ? findViewing(values) : {});
};
