import { wants } from '@binnen/edge-kit/requests/wants';
import { apiCalls } from '@binnen/contracts/api-calls';
import type { FormContract } from '@binnen/contracts/forms';
import { contactForms, type ContactForm, type ContactReply } from '@binnen/contracts/leads';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { leadForms, listParameters } from '../forms/lead-forms.ts';
import { answerHtml } from './answer-html.ts';
import { answerInSteps } from './answer-in-steps.ts';
import { readParameters } from './read-parameters.ts';
import { createContactReply, leadProblems } from './contact-reply.ts';
import { readBody } from './read-body.ts';
import { readPost } from './read-post.ts';
import { findErrors, submitForm } from './submit-form.ts';
import { submitStep } from './submit-step.ts';
import { sealSubscriber } from './subscriber-token.ts';

const { path, reply } = apiCalls.contact;

const ContactFormSchema = v.picklist(contactForms);

/** The form of a post: by its name, or the only one with this call. */
const findForm = (call: ContactForm, name: string): FormContract => {
  const all = Object.values(leadForms).map(({ contract }) => contract);
  const ofCall = all.filter((form) => form.call === call);
  const [form, ...others] = name ? ofCall.filter((each) => each.name === name) : ofCall;
  if (form && others.length === 0) return form;
  const other = all.find((each) => each.name === name);
  const place = other ? ` "${name}" is a form of "${other.call}".` : '';
  throw new ProblemError('invalid-parameter', {
    detail: `"_formulier" must name a form of this call: ${ofCall.map((each) => each.name).join(', ')}.${place}`,
    errors: [{ field: '_formulier', message: 'Onbekend formulier' }],
  });
};

/** A submitted form, with all of its steps. */
const answerForm = async (c: Context<EdgeEnv>, call: ContactForm, body: URLSearchParams) => {
  const form = findForm(call, body.get('_formulier') ?? '');
  const post = readPost(form, body);
  c.set('formPage', post.control.page);
  if (wants(c, 'text/html')) return answerHtml(c, form, post);
  const errors = Object.entries(findErrors(form, post)).map(([field, message]) => ({ field, message }));
  if (errors.length > 0) throw new ProblemError('invalid-parameter', { detail: form.warning, errors });
  if (wants(c, 'application/x-ndjson')) return answerInSteps(c, form, post);
  return c.json(await submitForm(c, form, post));
};

/**
 * Query parameters and an empty body: adds the contact, and nothing else. Later calls may follow a contact that is
 * still queued.
 */
const addContact = async (c: Context<EdgeEnv>, call: ContactForm): Promise<ContactReply> => {
  const fields = readParameters(listParameters(call), new URL(c.req.url).searchParams, 'email');
  const outcome = await submitStep(c, fields, { kind: 'contact', fields });
  const reply = await createContactReply(c.env, outcome);
  if (outcome.kind !== 'queued') return reply;
  return { ...reply, subscriber_id: await sealSubscriber(c.env, outcome.key) };
};

const text = v.optional(v.string());
const oneOrBoth =
  'With query parameters and an empty body it is one call and does just that. With a form-encoded body and `_formulier` it is one of our forms, and everything that belongs to that form follows.';
const key =
  '`Idempotency-Key` makes the same lead sent twice one lead; with other values it is refused. A form with the values of that person’s last lead, within ten minutes, is the same lead without it, too.';
const whoFollows =
  'A call with query parameters gets a `subscriber_id` for the calls that follow, valid for an hour, also while the contact still waits.';

const whichForm = `Of the parameters each form takes its own: ${contactForms
  .map((call) => `\`${call}\` ${listParameters(call).join(', ')}`)
  .join('; ')}.`;

export const contactRoute = new Hono<EdgeEnv>().post(
  path,
  describeRoute({
    summary:
      'Adds or updates a contact. It is on disk before the reply, and reaches the marketing service later if need be.',
    description: `${oneOrBoth} ${key} ${whichForm} ${whoFollows} A refusal is \`result_code\` 0 with status 200.`,
    tag: 'leads',
    query: v.object(Object.fromEntries(contactForms.flatMap(listParameters).map((name) => [name, text]))),
    body: {
      schema: v.object({ _formulier: v.string(), email: text, firstname: text, phone: text, message: text }),
      type: 'application/x-www-form-urlencoded',
      forms: Object.values(leadForms).map(({ contract }) => contract),
    },
    idempotent: true,
    reply,
    problems: ['not-found', 'challenge-failed', ...leadProblems],
    examples: [
      {
        path: '/ac/contact/add/formulier?email=voorbeeld%40binnen.example&firstname=Voorbeeld&formtype=Contactformulier&tags=website',
      },
      {
        path: '/ac/contact/add/formulier',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: '_formulier=contact&firstname=Voorbeeld&email=voorbeeld%40binnen.example&phone=0612345678&acceptsPrivacy=ja',
      },
      { path: '/ac/contact/add/onbekend', status: 404 },
    ],
  }),
  async (c) => {
    const call = c.req.param('form');
    if (!v.is(ContactFormSchema, call))
      throw new ProblemError('not-found', {
        detail: `There is no such form. Expected one of: ${contactForms.join(', ')}.`,
      });
    const body = await readBody(c.req.raw);
    return body ? answerForm(c, call, body) : c.json(await addContact(c, call));
  },
);
