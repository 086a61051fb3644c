import type { Context } from 'hono';
import { ProblemError } from '../problems/problem.ts';

/** The fields of a posted form; a body that cannot be read is refused. */
export const readForm = async (c: Context): Promise<Record<string, string | File>> => {
  if (
    !/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(c.req.header('content-type') ?? '')
  )
    throw new ProblemError('unsupported-media-type', { detail: 'Send application/x-www-form-urlencoded.' });
  try {
    return await c.req.parseBody();
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError('bad-request', {
      detail: 'The body is not the form that its Content-Type says. Send application/x-www-form-urlencoded.',
    });
  }
};
