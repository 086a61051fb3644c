import type { Params } from '@binnen/platform';
import type { ClientComposition } from '../protocol/render-protocol.ts';
import { blocks, type Rendered } from '../protocol/render-protocol.ts';
import type { ShellDocument } from '../shell/define-shell.ts';
import { escapeHtml, escapeJson } from './head.ts';

const encoder = new TextEncoder();

/** The page of a remote that a document shows: what the browser need not find out again. */
export interface ShownPage {
  pattern: string;
  params: Params;
  /** Its code comes when the line is idle, or at the visitor's first move. */
  late?: true;
  /** Its code never comes: it stays as the server sent it, until a navigation. */
  still?: true;
}

const formatShown = (shown: ShownPage | null): string =>
  shown ? ` data-page="${escapeHtml(JSON.stringify(shown))}"` : '';

/**
 * Writes documents of one composition: its own JSON block is the same in all of them. `path` is the page's own. The block
 * is behind the data: a compressor finds what data repeats of the markup only where it is near.
 */
export const createDocumentWriter = (
  composition: ClientComposition,
  { lang, head: tags, noScript }: ShellDocument,
) => {
  const open = `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">`;
  const block = `<script type="application/json" id="${blocks.composition}">${escapeJson(JSON.stringify(composition))}</script>`;
  const close = encoder.encode(`${block}</body></html>`);
  return (path: string, head: string, body: string, shown: ShownPage | null = null): Rendered['html'] => [
    encoder.encode(`${open}${tags}${head}`),
    encoder.encode(
      `</head><body><div id="root" data-path="${escapeHtml(path)}"${formatShown(shown)}>${body}</div>` +
        `<noscript>${noScript}</noscript>`,
    ),
    close,
  ];
};
export type DocumentWriter = ReturnType<typeof createDocumentWriter>;
