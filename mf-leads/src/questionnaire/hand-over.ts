import { formatEuros } from '@binnen/contracts/formats/amounts';
import { readAmount } from '@binnen/contracts/formats/package-price';
import { noLender, salutations, toBeDetermined, type Gegevens, type QuestionnaireState } from './state.ts';

/** "350000" and "350.000" → "€ 350.000"; what is no whole amount stays as it was typed. */
const formatAmount = (text: string): string => {
  const amount = readAmount(text) ?? Number.NaN;
  return Number.isInteger(amount) ? formatEuros(amount) : text.trim();
};

const describePost = (given: Gegevens): string => {
  const { sameAddress, respondText, straat, huisnummer, toevoeging, postcode, plaats } = given;
  if (sameAddress) return '';
  const number = [straat, huisnummer, toevoeging].filter(Boolean).join(' ');
  return (respondText ? [respondText, postcode] : [number, postcode, plaats]).filter(Boolean).join(', ');
};

/** Answers without a field in the valuation form: they go to the office as the visitor's remark. */
const describeRest = (state: QuestionnaireState): string => {
  const { gegevens } = state;
  const salutation = salutations.find(({ value }) => value === gegevens.geslacht)?.label ?? '';
  const answers: [what: string, answer: string][] = [
    ['Aanhef', salutation],
    ['Initialen', gegevens.initialen],
    ['Geldverstrekker', state.geldverstrekker_ntb ? toBeDetermined : ''],
    ['Leningnummer', state.leningnummer],
    ['Geschatte waarde', formatAmount(state.geschatte_waarde ?? '')],
    ['Contactpersoon', state.contactpersoon],
    ['Postadres', describePost(gegevens)],
  ];
  return answers
    .filter(([, answer]) => answer.trim())
    .map(([what, answer]) => `${what}: ${answer}`)
    .join('\n');
};

/** The values to fill in the valuation form: the questionnaire itself sends nothing. */
export const describeHandOver = (state: QuestionnaireState): Record<string, string> => {
  const { adres, gegevens } = state;
  const lender = state.geldverstrekker_ntb || state.geldverstrekker === noLender ? '' : state.geldverstrekker;
  const filled: Record<string, string> = {
    postcode: adres.postcode,
    huisnr: adres.huisnummer,
    toevoeging: adres.toevoeging,
    straat: adres.straat,
    plaats: adres.plaats,
    fulladdress: adres.respondText,
    byHand: adres.byHand,
    field_type: state.type,
    waaromTaxaties: state.reason,
    field_geldverstrekker: lender,
    package: state.tarief,
    firstname: gegevens.voornaam,
    lastname: gegevens.achternaam,
    email: gegevens.email,
    phone: gegevens.telefoon,
    message: describeRest(state),
  };
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''));
};
