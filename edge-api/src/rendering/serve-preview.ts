import type { Context } from 'hono';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { documentHeaders } from '../headers/security.ts';
import { logError } from '../logging/log.ts';
import { readComposition } from '../registry/pointer.ts';
import { mayStartForForm } from './form-isolates.ts';
import { createPageResponse, createWaitResponse } from './page-response.ts';
import { renderPreview, type PageRequest } from './render-page.ts';
import type { Preview } from '../previews/find-preview.ts';
import { barHead, formatBar, formatNotice } from '../previews/preview-bar.ts';

/** Nothing of a preview is kept or found by anybody else. */
const sealed = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/**
 * A page of a preview: rendered each time, and of this composition or not at all. No fallback shows another mix in its
 * place.
 */
export const servePreview = async (
  c: Context<EdgeEnv>,
  preview: Preview,
  request: PageRequest,
): Promise<Response> => {
  const config = parseConfig(c.env);
  if (request.form && config.LIMITS === 'on' && !mayStartForForm(Date.now()))
    return createWaitResponse(config);
  try {
    const answer = await renderPreview(c, request, preview.shown);
    // Its forms are posted to this origin: another one does not get the cookie, and would send the leads.
    const own = { ...config, API_BASE_URL: '' };
    const bar = formatBar(preview, await readComposition(c.env));
    const response = createPageResponse(answer, request, own, { head: barHead, tail: bar });
    for (const [name, value] of Object.entries(sealed)) response.headers.set(name, value);
    return response;
  } catch (error) {
    logError(c, 'A preview could not be rendered', error);
    const text = `Deze versies kunnen deze pagina niet tonen. In de log staat waarom, bij ${c.get('requestId')}.`;
    return c.html(formatNotice('De preview faalt hier', text), 500, {
      ...documentHeaders(config, []),
      ...sealed,
      'x-composition': preview.composition,
    });
  }
};
