import type { Composition } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv, Site } from '../../environment/env.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { isOurs } from '@binnen/edge-kit/requests/hosts';
import { wants } from '@binnen/edge-kit/requests/wants';
import { getRegistry } from '../../registry/get-registry.ts';
import { readGrant, splitKeys, type PreviewGrant } from './preview-grant.ts';

/** The cookie of a browser that opened a preview, and the header with which a test sends the same grant. */
export const previewCookie = '__Host-preview';
export const previewHeader = 'x-preview';

/** A composition that only visitors with a grant for it see. */
export interface Preview extends PreviewGrant {
  shown: Composition;
}

/** Why a grant is not accepted. */
export type Refusal = keyof Site['previewTexts']['refusals'];

/** Checks a grant, and finds the composition that it is for. */
export const openPreview = async (c: Context<EdgeEnv>, given: string): Promise<Preview | Refusal> => {
  const config = parseConfig(c.env);
  const grant = await readGrant(splitKeys(config.PREVIEW_KEYS), given);
  if (!grant) return 'unknown';
  if (grant.expires <= Date.now()) return 'expired';
  if (grant.origin !== config.SITE_ORIGIN || !isOurs(config, new URL(c.req.url))) return 'other-origin';
  const shown = await getRegistry(c.env, 3_000).findPreview(grant.composition, grant.at);
  return shown ? { ...grant, shown } : 'gone';
};

// A request is checked once, however often it is asked.
const checked = new WeakMap<Request, Promise<Preview | Refusal>>();

/**
 * The preview that a request asks for, or why it is refused. Null, at once and at no cost, for a request without a
 * grant.
 */
export const findPreview = (c: Context<EdgeEnv>): Promise<Preview | Refusal> | null => {
  const { raw } = c.req;
  // Nearly all requests have none.
  const given = c.req.header(previewHeader) ?? getCookie(c, previewCookie);
  if (given === undefined) return null;
  const preview = checked.get(raw) ?? openPreview(c, given);
  checked.set(raw, preview);
  return preview;
};

/**
 * With which a script's form says what the bar of its own document says: `keep` or `send`. The cookie is the whole browser's,
 * and another tab may have opened or ended a preview since.
 */
export const formsHeader = 'x-preview-forms';

/**
 * Whether a form of this request is only answered as taken, because it is sent from a preview. Refuses the form of a live
 * page that was open before: nobody may believe that it was sent.
 */
export const isRehearsal = async (c: Context<EdgeEnv>): Promise<boolean> => {
  const says = c.req.header(formsHeader);
  if (says === 'keep') return true;
  const preview = await findPreview(c);
  if (says === 'send' || typeof preview === 'string') return false;
  const keeps = preview?.sendsForms === false;
  const isByScript = wants(c, 'json') && c.req.header(previewHeader) === undefined;
  // What was answered already is not refused any more.
  if (keeps && isByScript && c.req.method === 'POST' && !c.finalized)
    throw new ProblemError('forbidden', {
      title: c.get('site').previewTexts.otherPage,
      detail:
        'A preview is open in this browser, and this page is not of it. End the preview, and send again.',
    });
  return keeps;
};

/** Whether a form came with a grant that is not accepted (any more), and is to be sent. */
export const hasEndedPreview = async (c: Context<EdgeEnv>): Promise<boolean> =>
  typeof (await findPreview(c)) === 'string' && !(await isRehearsal(c));

export const previewCookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

/** The browser keeps the grant no longer. */
export const forgetPreview = (c: Context<EdgeEnv>): void =>
  void deleteCookie(c, previewCookie, previewCookieOptions);
