const noAddress = {
  postcode: '',
  huisnummer: '',
  toevoeging: '',
  straat: '',
  plaats: '',
  provincie: '',
  /** Whether an address was found, and how it reads. */
  showResult: false,
  respondText: '',
  /** Not the spec's: filled while street and town are the visitor's own words. */
  byHand: '',
};
export type HomeAddress = typeof noAddress;

export const noLender: string = 'null';

const noAnswers = {
  cookieConsent: false,
  /** From 1. */
  step: 1,
  type: '',
  adres: noAddress,
  reason: '',
  /** The text "null" until it is answered. */
  geldverstrekker: noLender,
  geldverstrekker_ntb: false,
  leningnummer: '',
  gegevens: {
    ...noAddress,
    geslacht: '',
    initialen: '',
    voornaam: '',
    achternaam: '',
    email: '',
    telefoon: '',
    allCheck: false,
    /** Post goes to the home itself. */
    sameAddress: true,
  },
  tarief: '',
  checkedPolicy: false,
  contactpersoon: '',
};
/** The answers of the questionnaire, as the spec names them. */
export type QuestionnaireState = typeof noAnswers & { geschatte_waarde: string | null };
export type Gegevens = QuestionnaireState['gegevens'];

export const createState = (): QuestionnaireState => ({ ...noAnswers, geschatte_waarde: null });

/** The steps, in the order in which they are asked. */
export const stepTitles = [
  'Type woning',
  'Adres van de woning',
  'Reden',
  'Geldverstrekker',
  'Leningnummer',
  'Je gegevens',
  'Postadres',
  'Waarde en tarief',
] as const;
export type StepTitle = (typeof stepTitles)[number];
export const lastStep = stepTitles.length;
export const toBeDetermined = 'nader te bepalen';

export const salutations = [
  { value: 'vrouw', label: 'Mevrouw' },
  { value: 'man', label: 'De heer' },
  { value: 'anders', label: 'Geen van beide' },
];

/** The name of the box that is still to be ticked on this step, before the visitor goes on. */
export const findUnticked = ({ step, gegevens, checkedPolicy }: QuestionnaireState): string | undefined => {
  const title = stepTitles[step - 1];
  if (title === 'Je gegevens' && !gegevens.allCheck) return 'allCheck';
  if (title === 'Waarde en tarief' && !checkedPolicy) return 'checkedPolicy';
  return undefined;
};

/** "The lender is still to be determined", or not any more. */
export const determineLater = (state: QuestionnaireState, later: boolean): QuestionnaireState => ({
  ...state,
  geldverstrekker_ntb: later,
  geldverstrekker: later ? toBeDetermined : noLender,
});
