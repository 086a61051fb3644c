import { Hono, type Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { documentHeaders, inertPolicy } from '../headers/security.ts';
import { limitBody } from '../protection/request-limits.ts';
import { openPreview, previewCookie, type Refusal } from './find-preview.ts';
import { barPaths, barScript, barStyle, formatNotice } from './preview-bar.ts';

const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

/** A page of this site; anything else is the home page. */
const readTarget = (text: unknown): string =>
  typeof text === 'string' && /^\/(?![/\\_])[\x21-\x5b\x5d-\x7e]{0,1000}$/.test(text) ? text : '/';

const reasons: Record<Refusal, string> = {
  unknown: 'Deze link is geen geldige preview van deze site.',
  expired: 'De tijd van deze preview is om.',
  'other-origin': 'Deze preview hoort bij een ander adres.',
  gone: 'Wat deze preview liet zien, is opgeruimd.',
};

/** The answer to a grant that is not accepted: never the live site in its place. */
export const refusePreview = (c: Context<EdgeEnv>, refusal: Refusal): Response => {
  deleteCookie(c, previewCookie, cookieOptions);
  return c.html(formatNotice('Preview niet beschikbaar', reasons[refusal]), 403, {
    ...documentHeaders(parseConfig(c.env), []),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
};

const file = (body: string, type: string) => (): Response =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'content-security-policy': inertPolicy,
    },
  });

/** Opening and ending a preview, and the files of its bar. They are the edge's own: no remote can claim these paths. */
export const previewRoutes = new Hono<EdgeEnv>()
  .get(barPaths.open, async (c) => {
    const grant = c.req.query('grant') ?? '';
    const preview = await openPreview(c, grant);
    if (typeof preview === 'string') return refusePreview(c, preview);
    setCookie(c, previewCookie, grant, { ...cookieOptions, expires: new Date(preview.expires) });
    c.header('cache-control', 'no-store');
    return c.redirect(readTarget(c.req.query('to')), 303);
  })
  .post(barPaths.end, limitBody(4_000), async (c) => {
    const { to } = await c.req.parseBody();
    deleteCookie(c, previewCookie, cookieOptions);
    c.header('cache-control', 'no-store');
    return c.redirect(readTarget(to), 303);
  })
  .get(barPaths.style, file(barStyle, 'text/css'))
  .get(barPaths.script, file(barScript, 'text/javascript'));
