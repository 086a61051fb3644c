import type { ClientComposition, DeclaredReads, Render } from '../protocol/render-protocol.ts';
import { createDocumentWriter } from '../document/document.ts';
import { createKnownReplies } from './known-replies.ts';
import type { ServerShell } from '../shell/define-shell.ts';
import { createSite, type Site } from './create-site.ts';
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
  let site: Site | undefined;

  return async (request) => {
    const context = createRenderContext(request, remotes, parseReply, shell, declared);
    if (request.widget) return renderWidget(request, request.widget, context, writeDocument);
    // Here, not as the modules load: what a remote has wrong is then a fault of the render that met it.
    site ??= createSite(remotes, shell);
    return renderPage(request, site, context, writeDocument);
  };
};
