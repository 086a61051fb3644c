import type { Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { logError } from '@binnen/edge-kit/logging/log';
import { problem } from '@binnen/edge-kit/problems/problem';
import type { ChosenPreview } from '../rollouts/choose-composition.ts';
import { answerNotice, barHead, formatBar } from '../rollouts/previews/preview-bar.ts';
import type { Answer } from './answer.ts';
import { isEndpoint } from './has-page.ts';
import { isCrowded } from './rendering/form-isolates.ts';
import { createPageResponse } from './rendering/page-response.ts';
import { renderMilliseconds } from './rendering/first-render.ts';
import { renderComposed, type PageRequest } from './rendering/render-composition.ts';
import { createRefusedForm } from './rendering/static-response.ts';

/** Nothing of a preview is kept or found by anybody else. */
const sealed = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/**
 * A page of a preview: rendered each time, and of this composition or not at all. No fallback shows another mix in its
 * place.
 */
export const renderPreview = async (
  c: Context<EdgeEnv>,
  request: PageRequest,
  { composition, preview, pointer }: ChosenPreview,
): Promise<Answer> => {
  const site = c.get('site');
  if (isCrowded(c, request)) return { response: createRefusedForm(site, c.env) };
  try {
    const how = { patience: renderMilliseconds, isPreview: true };
    const rendered = await renderComposed(c, request, composition, how);
    if (!rendered) throw new Error('This edge has no isolates: it only shows what it was built with');
    // Its forms are posted to this origin: another one does not get the cookie, and would send them.
    const bar = formatBar(preview, pointer?.composition ?? null, site.previewTexts);
    const response = createPageResponse(c, rendered, request, { head: barHead, tail: bar, isSealed: true });
    for (const [name, value] of Object.entries(sealed)) response.headers.set(name, value);
    // A browser would still show a page that it loaded beforehand when the preview has ended.
    response.headers.delete('speculation-rules');
    return { response };
  } catch (error) {
    logError(c, 'A preview could not be rendered', error);
    if (isEndpoint(composition, request))
      return { response: problem(c, 'internal-error', { headers: sealed }) };
    const { failedHeading: heading, failed } = site.previewTexts;
    const notice = { heading, text: failed(c.get('requestId')), status: 500 as const };
    return { response: await answerNotice(c, notice, { ...sealed, 'x-composition': composition.id }) };
  }
};
