import { requiredMessage } from '@binnen/contracts/forms';
import type { ContactForm } from '@binnen/contracts/leads';
import { ProblemError } from '../../problem.ts';
import { readField } from './read-field.ts';

const person = ['email', 'firstname', 'phone'];
const home = ['straat', 'plaats', 'huisnr', 'postcode'];

/** The query parameters of each contact call without a body; all others are dropped. */
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

/**
 * The call's parameters from the query, in the call's own order. `needed` is required: a contact without it is useless
 * upstream.
 */
export const readParameters = (
  names: readonly string[],
  query: URLSearchParams,
  needed: string,
): Record<string, string> => {
  const given = names
    .filter((name) => query.has(name))
    .map((name) => [name, readField(query, name)] as const);
  const errors = given.flatMap(([field, { error }]) => (error ? [{ field, message: error }] : []));
  const parameters = Object.fromEntries(given.map(([name, { value }]) => [name, value]));
  if (!parameters[needed]) errors.push({ field: needed, message: requiredMessage });
  if (errors.length === 0) return parameters;
  throw new ProblemError('invalid-parameter', {
    detail: `Not usable: ${errors.map(({ field }) => field).join(', ')}.`,
    errors,
  });
};
