import type { Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { readForm } from '@binnen/edge-kit/requests/read-form';
import { readSession, type Session } from './session.ts';

/** The fields of a form; one that is sent twice counts as its last. */
export type Fields = Record<string, string>;

/** The name of the field with the session's id. */
export const formToken = 'form';

/** Refuses forms of other origins, even of those that may use the API. Browsers name the origin of every POST. */
const requireOwnOrigin = (c: Context<EdgeEnv>): void => {
  const origin = c.req.header('origin');
  const ours = [new URL(c.req.url).origin, new URL(parseConfig(c.env).SITE_ORIGIN).origin];
  if (!origin || !ours.includes(origin))
    throw new ProblemError('forbidden', { detail: 'Only pages of the console may send this.' });
};

const readFields = async (c: Context<EdgeEnv>): Promise<Fields> => {
  const fields = Object.entries(await readForm(c));
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
};

/** A form of a browser that is not signed in. */
export const readOwnForm = (c: Context<EdgeEnv>): Promise<Fields> => {
  requireOwnOrigin(c);
  return readFields(c);
};

/** A form of the session's own pages. */
export const requireForm = async (c: Context<EdgeEnv>): Promise<{ session: Session; fields: Fields }> => {
  requireOwnOrigin(c);
  const session = await readSession(c, { changes: true });
  if (!session) throw new ProblemError('unauthorized', { detail: 'Your session is over. Sign in again.' });
  const fields = await readFields(c);
  if (fields[formToken] !== session.id)
    throw new ProblemError('forbidden', {
      detail: 'This form is of another session. Open its page again, and send it from there.',
    });
  return { session, fields };
};
