import { problems } from '@binnen/contracts/problem';
import { toProblem } from '@binnen/edge-kit/problems/problem';
import type { Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';

/**
 * A form's page again, drawn by `show` with the problem's message, with its status and headers. An error page would lose
 * what was typed. `what`: for the log, when nobody foresaw the error.
 */
export const answerFailure = async (
  c: Context<EdgeEnv>,
  what: string,
  error: unknown,
  show: (message: string, code: string) => Promise<Response>,
): Promise<Response> => {
  const { code, options } = toProblem(c, error, what);
  const [status, message] = problems[code];
  const { body, headers } = await show(message, code);
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(options.headers ?? {})) all.set(name, value);
  return new Response(body, { status, headers: all });
};
