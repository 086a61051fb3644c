import type { ClientComposition } from '@binnen/contracts/composition';
import { assetsMarker, blocks, dataMarker } from '@binnen/contracts/render';
import { escapeJson } from './head.ts';

/** The spec's own words, spelling included. */
const noScript =
  "We can't serve you our website, because you'll need a better browser. We recommend Google Chome :)";

/** The whole document. The two markers are filled in by the edge, which knows the files and has the data. */
export const formatDocument = (parts: {
  head: string;
  body: string;
  composition: ClientComposition;
}): string =>
  `<!DOCTYPE html><html lang="nl-NL"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">` +
  `<meta name="theme-color" content="#FBF8F3">${parts.head}` +
  `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/180.png">` +
  `<link rel="manifest" href="/manifest.webmanifest">` +
  `<link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Blogs van Binnen">${assetsMarker}</head>` +
  `<body><noscript>${noScript}</noscript><div id="root">${parts.body}</div>` +
  `<script type="application/json" id="${blocks.composition}">${escapeJson(JSON.stringify(parts.composition))}</script>` +
  `${dataMarker}</body></html>`;
