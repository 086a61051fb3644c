import { Hono, type Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { EdgeEnv } from '../../environment/env.ts';
import { createFile } from '@binnen/edge-kit/headers/reply-headers';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { problem } from '@binnen/edge-kit/problems/problem';
import { readForm } from '@binnen/edge-kit/requests/read-form';
import {
  forgetPreview,
  openPreview,
  previewCookie,
  previewCookieOptions,
  type Refusal,
} from './find-preview.ts';
import { answerNotice, barPaths, barScript, barStyle } from './preview-bar.ts';

/** A page of this site; anything else is the home page. */
const readTarget = (text: unknown): string =>
  typeof text === 'string' && /^\/(?![/\\_])[\x21-\x5b\x5d-\x7e]{0,1000}$/.test(text) ? text : '/';

/** The answer to a grant that is not accepted: never the live site in its place. `asJson`: to the caller of an endpoint. */
export const refusePreview = (
  c: Context<EdgeEnv>,
  refusal: Refusal,
  asJson: boolean,
): Response | Promise<Response> => {
  if (asJson)
    return problem(c, 'forbidden', {
      detail: `The preview is not available: ${refusal}. A new one: pnpm remote preview.`,
    });
  forgetPreview(c);
  const { refusedHeading: heading, refusals } = c.get('site').previewTexts;
  return answerNotice(c, { heading, text: refusals[refusal], status: 403 }, { 'x-robots-tag': 'noindex' });
};

/** The answer to a form without script that came with such a grant: `text` says what became of it. */
export const answerEndedPreview = (c: Context<EdgeEnv>, text: string): Response | Promise<Response> =>
  answerNotice(c, { heading: c.get('site').previewTexts.endedHeading, text, status: 200 });

/** Opening and ending a preview, and the files of its bar. They are the edge's own: no remote can claim these paths. */
export const previewRoutes = new Hono<EdgeEnv>()
  .get(barPaths.open, async (c) => {
    const grant = c.req.query('grant') ?? '';
    const preview = await openPreview(c, grant);
    if (typeof preview === 'string') return refusePreview(c, preview, false);
    setCookie(c, previewCookie, grant, { ...previewCookieOptions, expires: new Date(preview.expires) });
    c.header('cache-control', 'no-store');
    return c.redirect(readTarget(c.req.query('to')), 303);
  })
  .post(barPaths.end, limitBody(4_000), async (c) => {
    const { to } = await readForm(c);
    forgetPreview(c);
    c.header('cache-control', 'no-store');
    return c.redirect(readTarget(to), 303);
  })
  .get(barPaths.style, () => createFile(barStyle, 'text/css; charset=utf-8'))
  .get(barPaths.script, () => createFile(barScript, 'text/javascript; charset=utf-8'));
