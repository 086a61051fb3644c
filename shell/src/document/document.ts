import type { Params } from '@binnen/platform';
import type { ClientComposition } from '@binnen/contracts/composition';
import { blocks, type Rendered } from '@binnen/contracts/render';
import { escapeHtml, escapeJson } from './head.ts';

/** The spec's own words, spelling included. */
const noScript =
  "We can't serve you our website, because you'll need a better browser. We recommend Google Chome :)";

const open =
  `<!DOCTYPE html><html lang="nl-NL"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
  `<meta name="theme-color" content="#FBF8F3">`;

const links =
  `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/180.png">` +
  `<link rel="manifest" href="/manifest.webmanifest">` +
  `<link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Blogs van Binnen">`;

const encoder = new TextEncoder();

/** The page of a remote that a document shows: what the browser need not find out again. */
export interface ShownPage {
  pattern: string;
  params: Params;
  /** Its code comes at the visitor's first move. */
  late?: true;
}

export type DocumentWriter = (
  path: string,
  head: string,
  body: string,
  shown?: ShownPage | null,
) => Rendered['html'];

const formatShown = (shown: ShownPage | null): string =>
  shown ? ` data-page="${escapeHtml(JSON.stringify(shown))}"` : '';

/**
 * Writes documents of one composition: its own JSON block is the same in all of them. `path` is the page's own. The block
 * is behind the data: a compressor finds what data repeats of the markup only where it is near.
 */
export const createDocumentWriter = (composition: ClientComposition): DocumentWriter => {
  const block = `<script type="application/json" id="${blocks.composition}">${escapeJson(JSON.stringify(composition))}</script>`;
  const close = encoder.encode(`${block}</body></html>`);
  return (path, head, body, shown = null) => [
    encoder.encode(`${open}${head}${links}`),
    encoder.encode(
      `</head><body><div id="root" data-path="${escapeHtml(path)}"${formatShown(shown)}>${body}</div>` +
        `<noscript><p class="no-script" lang="en">${noScript}</p></noscript>`,
    ),
    close,
  ];
};
