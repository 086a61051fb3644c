import { wants } from '@binnen/edge-kit/requests/wants';
import type { Alert, AlertAction } from '@binnen/contracts/alerts/alert';
import { alertForm } from '@binnen/contracts/alerts/alert-form';
import { formatAlertPath } from '@binnen/contracts/alerts/alert-path';
import { requiredMessage } from '@binnen/contracts/forms';
import { routes } from '@binnen/contracts/routes';
import type { PostedForm } from '@binnen/platform/render-protocol';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { composer } from '../../site/composer.ts';
import { answerFailure } from '../../site/answer-failure.ts';

export const wantsPage = (c: Context<EdgeEnv>): boolean => wants(c, 'text/html');

/** Dutch sentences by field. */
export type Errors = Record<string, string>;

type Shown = Pick<PostedForm, 'values'> & Partial<Omit<PostedForm, 'form'>>;

/** The page of alerts with what only this visitor may see: a render of its own, which is never kept or recorded. */
const show = async (
  c: Context<EdgeEnv>,
  status: number,
  { errors = {}, ...shown }: Shown,
): Promise<Response> => {
  const form = { form: alertForm, errors, ...shown };
  const page = await composer.renderForm(c, { path: routes.alerts.href(), form });
  return page.status < 500 ? new Response(page.body, { status, headers: page.headers }) : page;
};

/** One that is not there was ended, or not confirmed in time: nobody can tell which any more. */
export const showAlert = (c: Context<EdgeEnv>, sleutel: string, alert: Alert | null, done?: AlertAction) =>
  show(c, alert || c.req.method === 'POST' ? 200 : 404, {
    values: alert
      ? { ...alert, sleutel, woorden: alert.woorden.join('\n'), ...(done && { gedaan: done }) }
      : { staat: done && done !== 'bevestig' ? 'gestopt' : 'verlopen' },
    // The key is of the alert's person alone: the address bar, which trackers read, does not have it.
    ...(alert && { again: formatAlertPath(sleutel) }),
  });

/** What an address has too many of. */
export const fullAddress = {
  alerts: 'Dit adres heeft al twintig meldingen. Stop er eerst een, met de link in een mail van ons.',
  questions:
    'Voor dit adres is vandaag al vaker een melding gevraagd. Kijk in je mail, of probeer het morgen opnieuw.',
};

export const showErrors = (c: Context<EdgeEnv>, values: Record<string, string>, errors: Errors) =>
  show(c, 422, {
    values,
    errors,
    message: Object.values(errors).find((each) => each !== requiredMessage) ?? 'Je hebt niet alles ingevuld.',
  });

/** The reply of `answer`. After a failure a browser gets the form again, with what was typed and why. */
export const orFailure = async (
  c: Context<EdgeEnv>,
  values: Record<string, string>,
  answer: () => Promise<Response>,
): Promise<Response> => {
  try {
    return await answer();
  } catch (error) {
    if (!wantsPage(c)) throw error;
    return answerFailure(c, 'An alert could not be taken', error, (message, code) =>
      show(c, 200, { values, message, code }),
    );
  }
};
