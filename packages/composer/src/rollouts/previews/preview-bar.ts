import type { Composition } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import type { EdgeEnv, PreviewTexts } from '../../environment/env.ts';
import { listDifferent, versionsOf } from '../../registry/stores/versions-of.ts';
import { formsHeader, type Preview } from './find-preview.ts';

export const barPaths = {
  open: '/_preview',
  end: '/_preview/end',
  style: '/_preview/bar.css',
  script: '/_preview/bar.js',
} as const;

/** The versions of a composition that are not the live ones, and the remotes that it does not have. */
const listDifferences = (
  shown: Composition,
  live: Composition | null,
  { without }: PreviewTexts,
): string[] => {
  const versions = versionsOf(shown);
  return listDifferent(versions, versionsOf(live)).map((remote) =>
    remote in versions ? `${remote}@${versions[remote]}` : without(remote),
  );
};

const formatEndForm = ({ stop }: PreviewTexts): string =>
  `<form method="post" action="${barPaths.end}"><input type="hidden" name="to" value="/"><button>${stop}</button></form>`;

/** The bar's tags in the head of a preview's document. */
export const barHead = `<link rel="stylesheet" href="${barPaths.style}">`;

/**
 * Says what is shown, until when, and ends it. It stands outside the element that the shell renders into. Remotes' names
 * and versions are words of a narrow pattern, so nothing is escaped.
 */
export const formatBar = (
  { shown, expires, sendsForms }: Preview,
  live: Composition | null,
  texts: PreviewTexts,
): string => {
  const versions = listDifferences(shown, live, texts).join(', ') || texts.asLive;
  const ends = `<time datetime="${new Date(expires).toISOString()}">${texts.formatEnd(expires)}</time>`;
  const sent = sendsForms ? texts.sends : texts.keeps;
  return (
    `<aside class="binnen-preview" aria-label="Preview" data-forms="${sendsForms ? 'send' : 'keep'}" data-over="${texts.over}"><p><b>Preview</b> ${versions}, ${texts.until} ${ends}. ${sent}</p>` +
    `${formatEndForm(texts)}</aside><script defer src="${barPaths.script}"></script>`
  );
};

/** A page that says why there is nothing else, and leads back to the site. */
export const answerNotice = (
  c: Context<EdgeEnv>,
  { heading, text, status }: { heading: string; text: string; status: 200 | 403 | 500 },
  headers: Record<string, string> = {},
): Response | Promise<Response> => {
  const { language, previewTexts, documentHeaders } = c.get('site');
  const document =
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${heading}</title>${barHead}</head><body class="binnen-preview-notice"><main><h1>${heading}</h1><p>${text}</p>${formatEndForm(previewTexts)}</main></body></html>`;
  return c.html(document, status, {
    ...documentHeaders(c.env, []),
    'cache-control': 'no-store',
    ...headers,
  });
};

/** In the flow, above the page: a site has bars and notices of its own at the foot of the window. */
export const barStyle = `body:has(> .binnen-preview) { display: flex; flex-direction: column; }
.binnen-preview {
  order: -1; display: flex; flex-wrap: wrap; gap: 4px 16px;
  align-items: center; justify-content: center; padding: 6px 12px; background: #1c1b19; color: #fff;
  font: 14px/1.4 system-ui, sans-serif;
}
.binnen-preview p { margin: 0; overflow-wrap: anywhere; }
:is(.binnen-preview, .binnen-preview-notice) form { margin: 0; }
:is(.binnen-preview, .binnen-preview-notice) button {
  min-height: 28px; padding: 2px 12px; border: 1px solid currentcolor; border-radius: 4px; background: #fff;
  color: #1c1b19; font: inherit; cursor: pointer;
}
.binnen-preview-notice { max-width: 40em; margin: 15vh auto; padding: 0 16px; font: 18px/1.5 system-ui, sans-serif; }
@media print { .binnen-preview { display: none; } }
`;

/**
 * Ends the preview on the page where the visitor is, also after client navigation. Says with each form that a script sends
 * what the bar says of forms: see `formsHeader`. Logs to the browser's console which forms were not sent. Says in an open
 * tab that the preview has ended: by its time, or by the answer to a form. Goes out of sight for a panel of the site, which
 * opens where the site's own top is when the page is scrolled.
 */
export const barScript = `const bar = document.querySelector('.binnen-preview');
const form = bar?.querySelector('form');
form?.addEventListener('submit', () => { form.elements.to.value = location.pathname + location.search; });
const send = window.fetch;
window.fetch = (input, init) => {
  const request = new Request(input, init);
  if (bar?.dataset.forms && request.method === 'POST' && new URL(request.url).origin === location.origin)
    request.headers.set('${formsHeader}', bar.dataset.forms);
  return send(request);
};
new PerformanceObserver((list) => {
  for (const { name, serverTiming } of list.getEntries())
    for (const { name: what, description } of serverTiming ?? [])
      if (what === 'preview') console.info('Preview: ' + description + ' ' + new URL(name).pathname);
      else if (what === 'preview-ended') sayEnded();
}).observe({ type: 'resource', buffered: true });
const text = bar?.querySelector('p');
text?.setAttribute('role', 'status');
const sayEnded = () => {
  if (!text) return;
  text.textContent = bar.dataset.over;
  delete bar.dataset.forms;
};
addEventListener('beforetoggle', ({ newState }) => {
  const top = bar?.offsetHeight ?? 0;
  if (newState === 'open' && scrollY < top) scrollTo({ top, behavior: 'instant' });
}, true);
const ends = Date.parse(bar?.querySelector('time')?.dateTime ?? '') - Date.now();
if (ends < 2 ** 31) setTimeout(sayEnded, ends);
`;
