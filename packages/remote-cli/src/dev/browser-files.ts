/**
 * Runs in a developer's browser. A reload keeps what is in fields, what is unfolded and how far the page was scrolled;
 * filters are in the address. What goes wrong covers the page until it is mended.
 */
const script = `
const key = 'binnen-dev';
const list = 'input, select, textarea, details';
/** Fields of one name are told apart by their order. */
const like = (tag, name, id, radio) =>
  [...document.querySelectorAll(tag)].filter((each) => (each.name ?? '') === name && each.id === id && (radio === undefined || each.value === radio));
const radioOf = ({ type, value }) => (type === 'radio' ? value : undefined);
const describe = (field) => ({
  tag: field.tagName, name: field.name ?? '', id: field.id, type: field.type ?? '', value: field.value ?? '',
  at: like(field.tagName, field.name ?? '', field.id, radioOf(field)).indexOf(field),
  checked: field.checked === true, open: field.open === true,
});
const keep = () => {
  const fields = [...document.querySelectorAll(list)]
    .filter(({ type }) => type !== 'file' && type !== 'hidden' && type !== 'submit').map(describe);
  sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, fields, top: scrollY }));
};
// React hears of a value that was set past its own setter.
const setValue = (field, value) => {
  if (field.value === value) return;
  const kind = { INPUT: HTMLInputElement, SELECT: HTMLSelectElement, TEXTAREA: HTMLTextAreaElement }[field.tagName];
  Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
};
const putBack = ({ path, fields, top }) => {
  if (path !== location.pathname) return;
  for (const { tag, name, id, type, at, value, checked, open } of fields) {
    const found = like(tag, name, id, radioOf({ type, value }))[at];
    if (!found) continue;
    if (tag === 'DETAILS') found.open = open;
    else if (type === 'checkbox' || type === 'radio') { if (found.checked !== checked) found.click(); }
    else setValue(found, value);
  }
  scrollTo(0, top);
};
const whenReact = (then) => {
  const root = document.documentElement;
  // Nobody hydrates a page that needs no script.
  if (document.getElementById('root')?.dataset.page?.includes('"still":true')) return then();
  const isThere = () => ['page', 'router'].includes(root.dataset.page);
  if (isThere()) return then();
  const observer = new MutationObserver(() => { if (isThere()) { observer.disconnect(); then(); } });
  observer.observe(root, { attributeFilter: ['data-page'] });
};
const kept = sessionStorage.getItem(key);
if (kept) {
  sessionStorage.removeItem(key);
  const state = JSON.parse(kept);
  scrollTo(0, state.top);
  whenReact(() => putBack(state));
}

const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = '/_dev/client.css';
document.head.append(sheet);
addEventListener('keydown', (event) => {
  if (event.altKey && event.key.toLowerCase() === 'o') document.documentElement.toggleAttribute('data-show-owners');
});

let shown;
const show = (problem) => {
  shown?.remove();
  shown = undefined;
  if (!problem) return;
  shown = document.createElement('div');
  shown.id = 'binnen-dev';
  shown.dataset.kind = problem.kind;
  shown.setAttribute('role', 'alert');
  const title = document.createElement('strong');
  title.textContent = problem.title;
  const text = document.createElement('pre');
  text.textContent = problem.text;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.onclick = () => show(undefined);
  shown.append(title, close, text);
  document.body.append(shown);
};
const events = new EventSource('/_dev/events?since=' + (Date.now() - performance.now()));
const load = () => { keep(); location.reload(); };
events.addEventListener('reload', load);
// What an error took from the page comes back with a load.
let isBroken = false;
events.addEventListener('problem', ({ data }) => {
  const problem = JSON.parse(data) ?? undefined;
  isBroken ||= problem?.kind === 'render';
  show(problem);
});
/** The sheets as they are now; each goes when its next one is there. */
const renewSheets = (remote) => {
  for (const link of document.querySelectorAll('link[rel=stylesheet][href*="/remotes/' + remote + '/"]')) {
    const next = link.cloneNode();
    next.href = link.href.split('?')[0] + '?' + Date.now();
    next.onload = () => link.remove();
    link.after(next);
  }
};
events.addEventListener('refresh', async ({ data }) => {
  const { remote, hash } = JSON.parse(data);
  const refresh = globalThis.binnenRefresh?.[remote];
  if (isBroken || !(await refresh?.(hash).catch(() => false))) return load();
  renewSheets(remote);
  // The server may fail where the browser does not: the answer comes as a problem.
  void fetch(location.href, { headers: { accept: 'text/html' } });
});
const tell = async (error) => {
  isBroken = true;
  const stack = String(error?.stack ?? error);
  const response = await fetch('/_dev/stack', { method: 'POST', body: stack });
  show({ kind: 'browser', title: 'An error in the browser', text: await response.text() });
};
addEventListener('error', ({ error }) => { if (error) void tell(error); });
addEventListener('unhandledrejection', ({ reason }) => void tell(reason));
`;

const sheet = `
#binnen-dev { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 24px; background: #1b1b1bf2; color: #f5f5f5;
  font: 15px/1.5 ui-monospace, monospace; }
#binnen-dev[data-kind='samples'] { inset: auto 0 0; max-height: 30vh; padding: 12px 24px; border-top: 3px solid #e0a030; }
#binnen-dev pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 12px 0 0; }
#binnen-dev strong { font-size: 17px; color: #ff9d8a; }
#binnen-dev[data-kind='samples'] strong { color: #ffd080; }
#binnen-dev button { float: right; font: inherit; color: inherit; background: #444; border: 1px solid #888; padding: 4px 12px; }
[data-show-owners] [data-owner] { outline: 2px solid currentColor; outline-offset: -2px; position: relative; }
[data-show-owners] [data-owner]::before { content: attr(data-owner); position: absolute; z-index: 99; inset: 0 auto auto 0;
  padding: 2px 8px; font: 12px/1.4 monospace; background: currentColor; -webkit-text-fill-color: white; }
[data-show-owners] [data-owner='shell'] { color: #555; }
[data-show-owners] [data-owner^='mf-'] { color: #0e5450; }
`;

/** The dev server's own files, by path. */
export const browserFiles: Record<string, readonly [type: string, body: string]> = {
  '/_dev/client.js': ['text/javascript', script],
  '/_dev/client.css': ['text/css', sheet],
};

/** Goes to the end of a document. */
export const browserTag = '<script defer src="/_dev/client.js"></script>';
