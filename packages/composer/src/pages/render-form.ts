import type { PostedForm } from '@binnen/platform/render-protocol';
import type { Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { servePage } from './serve-page.ts';

/**
 * Renders the page at `path` again, with the values and errors of a form that was posted without script. Never cached.
 */
export const renderForm = async (
  c: Context<EdgeEnv>,
  { path, form }: { path: string; form: PostedForm },
): Promise<Response> => {
  const page = await servePage(c, form, new URL(path, c.req.url).href);
  return new Response(page.body, { status: page.status === 200 ? 422 : page.status, headers: page.headers });
};
