import { apiPaths } from '@binnen/contracts/api-paths';
import type { FormContract, FormName } from '@binnen/contracts/forms';
import { contactForms, type ContactForm } from '@binnen/contracts/leads';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { ProblemError } from '../problem.ts';
import { formatLeadPolicies } from './intake/abuse.ts';
import { answerHtml } from './intake/answer-html.ts';
import { answerInSteps } from './intake/answer-in-steps.ts';
import { leadPlatformRoutes } from './office/routes.ts';
import { readBody } from './intake/read-body.ts';
import { readPost } from './intake/read-post.ts';
import { rows } from './forms/rows.ts';
import { addNoteCall, contactCall, notificationCall, searchJobCall } from './intake/single-calls.ts';
import { findErrors, submitForm } from './intake/submit-form.ts';

const isContactForm = (call: string): call is ContactForm =>
  (contactForms as readonly string[]).includes(call);

/** The form of a post: by its name, or the only one that has this call. */
const findForm = (call: ContactForm, name: string): FormContract => {
  const forms = Object.values(rows).map((row) => row.form);
  const named = name ? rows[name as FormName]?.form : undefined;
  const [only, ...others] = forms.filter((form) => form.call === call);
  const form = named?.call === call ? named : !name && others.length === 0 ? only : undefined;
  if (form) return form;
  throw new ProblemError('invalid-parameter', {
    detail: `"_formulier" must name a form of "${call}".`,
    errors: [{ field: '_formulier', message: 'Onbekend formulier' }],
  });
};

const wants = (c: Context<EdgeEnv>, type: string) => (c.req.header('accept') ?? '').includes(type);

/** Personal data in, a visitor's token out: nothing on the way may keep it. And how often one may come. */
const describeLead: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('cache-control', 'no-store');
  const policies = formatLeadPolicies(c.env);
  if (policies && !headers.has('ratelimit-policy')) headers.set('ratelimit-policy', policies);
};

export const leadRoutes = new Hono<EdgeEnv>()
  .use('/ac/*', describeLead)
  .use(apiPaths.searchJob, describeLead)
  .post(apiPaths.contact, async (c) => {
    const call = c.req.param('form');
    if (!isContactForm(call)) throw new ProblemError('not-found', { detail: 'There is no such form.' });
    const body = await readBody(c.req.raw);
    if (!body) return contactCall(c, call);
    const form = findForm(call, body.get('_formulier') ?? '');
    const post = readPost(form, body);
    if (wants(c, 'text/html')) return answerHtml(c, form, post);
    const errors = Object.entries(findErrors(form, post)).map(([field, message]) => ({ field, message }));
    if (errors.length > 0) throw new ProblemError('invalid-parameter', { detail: form.warning, errors });
    if (wants(c, 'application/x-ndjson')) return answerInSteps(c, form, post);
    return c.json(await submitForm(c, form, post));
  })
  .post(apiPaths.notification, notificationCall)
  .post(apiPaths.note, addNoteCall)
  .post(apiPaths.searchJob, searchJobCall)
  .route('/', leadPlatformRoutes);
