import { watchTiming } from '@binnen/platform/contract/watched-visit';
import { reporterPaths } from './reporter.ts';

/**
 * Runs in the visitor's browser: reports how a counted or watched page works, and nothing of its visitor. The releases are
 * those whose files the document names.
 */
export const reporterScript = `(() => {
const side = performance.getEntriesByType('navigation')[0]?.serverTiming?.find(({ name }) => name === 'side' || name === '${watchTiming}')?.description;
if (!side || window.isReporting) return;
window.isReporting = true;
const path = location.pathname;
let faults = [];
let vitals = {};
// A view has one fault, and each time once: another one is refused.
const told = new Set();
const listReleases = () => [...new Set([...document.querySelectorAll('[href^="/remotes/"]')].map((file) => file.getAttribute('href').split('/').slice(2, 4).join('@')))].slice(0, 20);
const send = () => {
  if (told.has('view') && faults.length === 0 && Object.keys(vitals).length === 0) return;
  told.add('view');
  const body = JSON.stringify({ side, path, releases: listReleases(), faults, ...vitals });
  for (const name of Object.keys(vitals)) told.add(name);
  [faults, vitals] = [[], {}];
  navigator.sendBeacon('${reporterPaths.report}', new Blob([body], { type: 'application/json' }));
};
const note = (kind, place) => {
  const stack = String(place ?? '').slice(0, 4000);
  // Safari and Firefox give up the files that are under way when a page is left.
  if (told.has('fault') || 'leaving' in document.documentElement.dataset || !stack.includes('/remotes/')) return;
  told.add('fault');
  faults.push({ kind, path: location.pathname, stack });
  setTimeout(send, 500);
};
const meet = (...words) => {
  const [event] = words;
  if (event instanceof Event) {
    const { target } = event;
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) note('chunk', target.src || target.href);
    else note('error', (event.error ?? event.reason)?.stack);
  } else note(event === 'hydration' ? 'hydration' : 'error', words.find((word) => word instanceof Error)?.stack);
};
addEventListener('error', meet, true);
addEventListener('unhandledrejection', meet);
const say = console.error;
console.error = (...words) => {
  meet(...words);
  say.apply(console, words);
};
for (const words of window.earlyFaults ?? []) meet(...words);
addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') send(); });
addEventListener('pagehide', send);
const measure = () => import('${reporterPaths.vitals}').then(({ onCLS, onINP, onLCP }) => {
  const keep = (name) => ({ value }) => {
    if (told.has(name)) return;
    vitals[name] = value;
    if (document.visibilityState === 'hidden') queueMicrotask(send);
  };
  onCLS(keep('cls'));
  onINP(keep('inp'));
  onLCP(keep('lcp'));
}, () => undefined);
if (document.readyState === 'complete') void measure();
else addEventListener('load', () => setTimeout(measure, 1000));
})();
`;
