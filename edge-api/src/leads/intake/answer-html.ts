import { formatThankYou, type FormContract } from '@binnen/contracts/forms';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { answerFailure } from '../../site/answer-failure.ts';
import { composer } from '../../site/composer.ts';
import type { Post } from './read-post.ts';
import { findErrors, submitForm } from './submit-form.ts';

/** The page with the form, if it is a page of this site. */
const findPage = (page: string, requestUrl: string): string => {
  const { origin } = new URL(requestUrl);
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(page) || !URL.canParse(page, origin)) return '/';
  const url = new URL(page, origin);
  return url.origin === origin ? url.pathname + url.search : '/';
};

/** The answer to a form without script: a redirect to the thank-you page, or the page again with its errors. */
export const answerHtml = async (c: Context<EdgeEnv>, form: FormContract, post: Post): Promise<Response> => {
  const page = findPage(post.control.page, c.req.url);
  const showAgain = (message: string, errors: Record<string, string> = {}, code?: string) =>
    composer.renderForm(c, {
      path: page,
      form: { form: form.name, values: { ...post.lead }, errors, message, ...(code && { code }) },
    });
  const errors = findErrors(form, post);
  if (Object.keys(errors).length > 0) return showAgain(form.warning, errors);
  try {
    const reply = await submitForm(c, form, post);
    // The page knows the firm's e-mail address and words the refusal with it.
    if (reply.result_code === 0) return showAgain('refused');
  } catch (error) {
    return answerFailure(c, 'A form could not be taken', error, (message, code) =>
      showAgain(`Er ging helaas iets fout. ${message}`, {}, code),
    );
  }
  if (await composer.hasEndedPreview(c))
    return composer.answerEndedPreview(c, 'Je formulier is echt verstuurd.');
  return c.redirect(formatThankYou(form, post.lead), 303);
};
