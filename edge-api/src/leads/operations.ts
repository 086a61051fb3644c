import { ContactReplySchema } from '@binnen/contracts/leads';
import * as v from 'valibot';
import { callParameters } from './intake/call-parameters.ts';
import type { Operations } from '../openapi/describe.ts';

const text = v.optional(v.string());
const oneOrBoth =
  'With query parameters and an empty body it is one call and does just that. With a form-encoded body and `_formulier` it is one of our forms, and everything that belongs to that form follows.';
const key = '`Idempotency-Key` makes the same lead sent twice one lead; with other values it is refused.';
const sameForm = 'A form with the same values within ten minutes is one lead without it, too.';

const contactParameters = [...new Set(Object.values(callParameters).flat())];
const whichForm = `Of the parameters each form takes its own: ${Object.entries(callParameters)
  .map(([form, names]) => `\`${form}\` ${names.join(', ')}`)
  .join('; ')}.`;

export const leadOperations: Operations = {
  'POST /ac/contact/add/:form': {
    summary:
      'Adds or updates a contact. It is on disk before the reply, and reaches the marketing service later if need be.',
    description: `${oneOrBoth} ${key} ${sameForm} ${whichForm} A refusal is \`result_code\` 0 with status 200.`,
    tag: 'leads',
    query: v.object(Object.fromEntries(contactParameters.map((name) => [name, text]))),
    body: {
      schema: v.object({ _formulier: v.string(), email: text, firstname: text, phone: text, message: text }),
      type: 'application/x-www-form-urlencoded',
    },
    reply: ContactReplySchema,
    problems: [
      'forbidden',
      'not-found',
      'invalid-parameter',
      'idempotency-conflict',
      'payload-too-large',
      'unsupported-media-type',
    ],
    examples: [
      {
        path: '/ac/contact/add/formulier?email=voorbeeld%40binnen.example&firstname=Voorbeeld&formtype=Contactformulier&tags=website',
      },
      { path: '/ac/contact/add/onbekend', status: 404 },
    ],
  },
  'POST /ac/contact/automation/notification': {
    summary: 'Notifies the office of a contact.',
    description: '`id` is the `subscriber_id` of a contact call of the last hour.',
    tag: 'leads',
    query: v.object({ id: v.string() }),
    reply: ContactReplySchema,
    problems: ['forbidden', 'invalid-parameter'],
    examples: [{ path: '/ac/contact/automation/notification?id=42', status: 400 }],
  },
  'POST /ac/contact/note/add': {
    summary: 'Adds a note to a contact.',
    tag: 'leads',
    query: v.object({ id: v.string(), note: v.string() }),
    reply: ContactReplySchema,
    problems: ['forbidden', 'invalid-parameter'],
    examples: [{ path: '/ac/contact/note/add?id=42&note=Voorbeeld', status: 400 }],
  },
  'POST /realworks/zoekopdracht': {
    summary: 'Creates a search job in the CRM. A reply whose `name` is "Error" is a failure.',
    description: key,
    tag: 'leads',
    query: v.object({
      name: text,
      lastname: text,
      mail: text,
      phone: text,
      type_woning: text,
      plaatsen: text,
      soorten: text,
      aantalkamers: text,
      prijstot: text,
      oppervlakte: text,
    }),
    reply: v.object({ name: v.string(), message: v.string() }),
    problems: ['forbidden', 'invalid-parameter', 'payload-too-large', 'unsupported-media-type'],
    examples: [
      {
        path: '/realworks/zoekopdracht?name=Voorbeeld&lastname=Voorbeeld&mail=voorbeeld%40binnen.example&type_woning=koop',
      },
    ],
  },
};
