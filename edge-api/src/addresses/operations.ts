import { AddressLookupSchema, ReferencesSchema } from '@binnen/contracts/leads';
import * as v from 'valibot';
import type { Operation, Operations } from '../openapi/describe.ts';

const lookUp = (path: string): Operation => ({
  summary: 'The addresses of a postcode and house number, by letter and addition.',
  description: 'A wrong parameter is a problem document with the field `error` as well.',
  tag: 'addresses',
  query: v.object({ postcode: v.string(), huisnummer: v.string() }),
  reply: AddressLookupSchema,
  problems: ['invalid-postcode', 'invalid-house-number', 'upstream-unavailable'],
  examples: [
    { path: `${path}?postcode=7418ET&huisnummer=19` },
    { path: `${path}?postcode=0000&huisnummer=19`, status: 400 },
    { path: `${path}?postcode=7418ET&huisnummer=x`, status: 400 },
  ],
});

const references = (path: string): Operation => ({
  summary: 'The value range of a home and of comparable homes near it. An indication, not a valuation.',
  tag: 'addresses',
  query: v.object({
    postcode: v.string(),
    huisnummer: v.string(),
    /** `false` or nothing when there is none. */
    toevoeging: v.optional(v.string()),
  }),
  reply: ReferencesSchema,
  problems: ['invalid-postcode', 'invalid-house-number', 'address-not-found', 'upstream-unavailable'],
  examples: [
    { path: `${path}?postcode=7418ET&huisnummer=19&toevoeging=false` },
    { path: `${path}?postcode=7418ET`, status: 400 },
  ],
});

export const addressOperations: Operations = {
  'GET /postcode/lookup/': lookUp('/postcode/lookup/'),
  'GET /postcode/lookup': lookUp('/postcode/lookup'),
  'GET /mg/references/': references('/mg/references/'),
  'GET /mg/references': references('/mg/references'),
  'GET /mg/streetview/': {
    summary: 'A picture of a place, without the maps service seeing who looks.',
    tag: 'addresses',
    query: v.object({ location: v.string(), size: v.optional(v.string()) }),
    reply: 'image/*',
    problems: ['invalid-parameter', 'not-found', 'upstream-unavailable'],
    examples: [
      { path: '/mg/streetview/?location=52.2636,6.1415' },
      { path: '/mg/streetview/?location=0,0', status: 400 },
    ],
  },
};
