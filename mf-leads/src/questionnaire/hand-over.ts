import { noLender, type QuestionnaireState } from './state.ts';

/** What the valuation form is filled in with: the questionnaire itself sends nothing. */
export const describeHandOver = (state: QuestionnaireState): Record<string, string> => {
  const { adres, gegevens } = state;
  const lender = state.geldverstrekker_ntb || state.geldverstrekker === noLender ? '' : state.geldverstrekker;
  const loan = state.leningnummer ? `Leningnummer: ${state.leningnummer}` : '';
  const contact = state.contactpersoon ? `Contactpersoon: ${state.contactpersoon}` : '';
  const post = !gegevens.sameAddress && gegevens.respondText ? `Postadres: ${gegevens.respondText}` : '';
  const filled: Record<string, string> = {
    postcode: adres.postcode,
    huisnr: adres.huisnummer,
    toevoeging: adres.toevoeging,
    straat: adres.straat,
    plaats: adres.plaats,
    fulladdress: adres.respondText,
    field_type: state.type,
    waaromTaxaties: state.reason,
    field_geldverstrekker: lender,
    package: state.tarief,
    firstname: gegevens.voornaam,
    lastname: gegevens.achternaam,
    email: gegevens.email,
    phone: gegevens.telefoon,
    message: [loan, contact, post].filter(Boolean).join('\n'),
  };
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''));
};
