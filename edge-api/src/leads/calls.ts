import type { ContactForm } from '@binnen/contracts/leads';

const person = ['email', 'firstname', 'phone'];
const home = ['straat', 'plaats', 'huisnr', 'postcode'];

/** The query parameters of each single contact call; others are not passed on. */
export const callParameters: Record<ContactForm, readonly string[]> = {
  verkoopformulier: [...person, 'package', 'adres', 'tags'],
  formulier: [
    ...person,
    'lastname',
    'message',
    'formtype',
    'tags',
    'WAARBIJ_HELPEN',
    'TOOL_CALCULATION',
    'TOOL_CALCULATION_ADDRESS',
  ],
  taxatie: [
    ...person,
    'message',
    'pakket',
    'field_type',
    'field_v_housenumber',
    'field_v_zipcode',
    'field_v_address',
    'field_v_city',
    'field_v_voucher',
    'field_geldverstrekker',
    'field_reson',
    'tags',
    'via_hypotheekrente_tool',
  ],
  zoekservice: [
    ...person,
    'tags',
    'type_woning',
    'plaatsen',
    'soorten',
    'aantalkamers',
    'prijstot',
    'oppervlakte',
    'specs',
  ],
  wooncontinuplan: [...person, 'package', 'tags'],
  gratiswaardebepaling: [...person, 'message', ...home, 'formtype', 'tags'],
  verkoopadvies: [...person, 'message', ...home, 'tags'],
  'waarde-woning-berekenen': ['email', 'estimatedValue', 'address', 'firstname', 'phone', 'tags', 'formtype'],
  energielabel: [...person, 'message', ...home, 'formtype', 'tags'],
  kopers: [...person, 'woning', 'tags'],
};

const maxQueryValue = 5_000;

/** The parameters of a call that the query holds, in the call's own order. */
export const readParameters = (names: readonly string[], query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    names
      .filter((name) => query.has(name))
      .map((name) => [name, (query.get(name) ?? '').replace(/\r\n?/g, '\n').slice(0, maxQueryValue)]),
  );
