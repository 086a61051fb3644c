import type { Context } from 'hono';
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { EdgeEnv } from '../environment/env.ts';
import { Frame, type FrameProps } from './pages/frame.tsx';

/** No script at all, no frame, and forms to this origin alone. */
const documentPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export const showDocument = (
  c: Context<EdgeEnv>,
  document: Child,
  status = 200,
): Response | Promise<Response> => {
  c.header('content-security-policy', documentPolicy);
  c.header('content-language', 'en');
  c.header('x-robots-tag', 'noindex');
  return c.html(
    <>
      {raw('<!DOCTYPE html>')}
      {document}
    </>,
    status as ContentfulStatusCode,
  );
};

/** A page of the console, for who is signed in. */
export const showFramed = (
  c: Context<EdgeEnv>,
  page: Omit<FrameProps, 'sitePages'>,
  status?: number,
): Response | Promise<Response> =>
  showDocument(c, <Frame sitePages={c.get('sitePages')} {...page} />, status);
