import type { ClientComposition } from '@binnen/contracts/composition';
import type { Render } from '@binnen/contracts/render';
import { createDocumentWriter } from './document/document.ts';
import { createKnownReplies } from './routing/known-replies.ts';
import { loadSite, type Site } from './routing/load-site.ts';
import { createRenderContext, type Remotes } from './routing/render-context.ts';
import { renderPage } from './routing/render-page.ts';
import { renderWidget } from './routing/render-widget.tsx';

/** Makes the site's render function from the shell and the remotes of a composition. */
export const createRender = (remotes: Remotes, composition: ClientComposition): Render => {
  const writeDocument = createDocumentWriter(composition);
  const parseReply = createKnownReplies();
  let site: Site | undefined;

  return async (request) => {
    const context = createRenderContext(request, remotes, parseReply);
    if (request.widget) return renderWidget(request, request.widget, context, writeDocument);
    site ??= await loadSite(remotes);
    return renderPage(request, site, context, writeDocument);
  };
};
