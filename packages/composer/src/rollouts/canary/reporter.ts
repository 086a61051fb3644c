export const reporterPaths = {
  report: '/_reports/visits',
  script: '/_reports/visits.js',
  /** A copy of the library that the build puts among the Worker's assets. */
  vitals: '/_reports/web-vitals.js',
} as const;

/**
 * In the head of each document while a canary runs. It blocks: it has to run before the shell's scripts, and see their
 * errors.
 */
export const reporterHead = `<script src="${reporterPaths.script}"></script>`;

/** Gives a document that was counted its token (`createToken`), for the script in it. */
export const formatSide = (token: string): string => `side;desc="${token}"`;

/**
 * Runs in the visitor's browser: reports how a counted page works, and nothing of its visitor. `percent`: the part of
 * the visits that report.
 */
export const writeReporter = (percent: number): string => `(() => {
const side = performance.getEntriesByType('navigation')[0]?.serverTiming?.find(({ name }) => name === 'side')?.description;
if (!side || Math.random() * 100 >= ${percent}) return;
let faults = [];
let vitals = {};
// A view has one fault, and each time once: another one is refused.
const told = new Set();
const send = () => {
  if (faults.length === 0 && Object.keys(vitals).length === 0) return;
  const body = JSON.stringify({ side, faults, ...vitals });
  for (const name of Object.keys(vitals)) told.add(name);
  [faults, vitals] = [[], {}];
  navigator.sendBeacon('${reporterPaths.report}', new Blob([body], { type: 'application/json' }));
};
const note = (kind, stack) => {
  if (told.has('fault')) return;
  told.add('fault');
  faults.push({ kind, path: location.pathname, stack: String(stack ?? '').slice(0, 4000) });
  setTimeout(send, 500);
};
addEventListener('error', (event) => {
  const { target } = event;
  if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) note('chunk', target.src || target.href);
  else note('error', event.error?.stack);
}, true);
addEventListener('unhandledrejection', ({ reason }) => note('error', reason?.stack));
const say = console.error;
console.error = (...words) => {
  if (words[0] === 'hydration') note('hydration', words[1]?.stack);
  say.apply(console, words);
};
addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') send(); });
addEventListener('pagehide', send);
const measure = () => import('${reporterPaths.vitals}').then(({ onINP, onLCP }) => {
  const keep = (name) => ({ value }) => {
    if (told.has(name)) return;
    vitals[name] = value;
    if (document.visibilityState === 'hidden') queueMicrotask(send);
  };
  onINP(keep('inp'));
  onLCP(keep('lcp'));
}, () => undefined);
addEventListener('load', () => setTimeout(measure, 1000));
})();
`;
