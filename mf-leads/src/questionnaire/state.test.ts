import { expect, test } from 'vitest';
import { describeHandOver } from './hand-over.ts';
import { createState, determineLater, noLender, toBeDetermined } from './state.ts';

test('a lender that is still to be determined is flagged and worded, and can be taken back', () => {
  const later = determineLater(createState(), true);
  expect(later).toMatchObject({ geldverstrekker: toBeDetermined, geldverstrekker_ntb: true });
  expect(determineLater(later, false)).toMatchObject({
    geldverstrekker: noLender,
    geldverstrekker_ntb: false,
  });
});

test('hands the answers over to the valuation form, and nothing that was not answered', () => {
  expect(describeHandOver(createState())).toEqual({});
  const state = createState();
  const answered = {
    ...state,
    type: 'bestaand',
    reason: 'oversluiting',
    leningnummer: '123',
    adres: {
      ...state.adres,
      postcode: '7418ET',
      huisnummer: '19',
      respondText: 'Keulenstraat 19 in Deventer',
    },
    gegevens: { ...state.gegevens, voornaam: 'Anna', email: 'a@b.nl' },
  };
  expect(describeHandOver(answered)).toEqual({
    field_type: 'bestaand',
    waaromTaxaties: 'oversluiting',
    message: 'Leningnummer: 123',
    postcode: '7418ET',
    huisnr: '19',
    fulladdress: 'Keulenstraat 19 in Deventer',
    firstname: 'Anna',
    email: 'a@b.nl',
  });
});

test.each([
  ['350000', '€\u00a0350.000'],
  ['€ 350.000,-', '€\u00a0350.000'],
  ['350000.00', '€\u00a0350.000'],
  ['350000.50', '350000.50'],
  ['ongeveer drie ton', 'ongeveer drie ton'],
])('the estimated value “%s” goes to the office as %s', (geschatte_waarde, said) => {
  expect(describeHandOver({ ...createState(), geschatte_waarde })).toEqual({
    message: `Geschatte waarde: ${said}`,
  });
});
