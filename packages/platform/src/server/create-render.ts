import type { ClientComposition, DeclaredReads, Render } from '../protocol/render-protocol.ts';
import { createDocumentWriter } from '../document/document.ts';
import { createKnownReplies } from './known-replies.ts';
import type { ServerShell } from '../shell/define-shell.ts';
import { createSite } from './create-site.ts';
import { createRenderContext, type Remotes } from './render-context.ts';
import { renderPage } from './render-page.ts';
import { renderWidget } from './render-widget.tsx';

export type { Remotes };

/** Makes the site's render function from the shell and the remotes of a composition. A release reads what it `declared`. */
export const createRender = (
  shell: ServerShell,
  remotes: Remotes,
  composition: ClientComposition,
  declared: DeclaredReads,
): Render => {
  const writeDocument = createDocumentWriter(composition, shell);
  const parseReply = createKnownReplies();
  const site = createSite(remotes, shell);

  return async (request) => {
    const context = createRenderContext(request, remotes, parseReply, shell, declared);
    if (request.widget) return renderWidget(request, request.widget, context, writeDocument);
    return renderPage(request, site, context, writeDocument);
  };
};
