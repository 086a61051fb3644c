import { pageQueryNames } from '@binnen/contracts/routing/kept-query';
import { createExecutionContext } from 'cloudflare:test';
import { identifyFiles, type BrowserRehearsal } from '@binnen/platform/contract/browser-rehearsals';
import { ReleaseSchema, type Release, type ReleaseRecord } from '@binnen/platform/contract/composition';
import { findNeededGrant } from '@binnen/platform/patterns';
import * as v from 'valibot';
import { createApp } from '../src/app/create-app.ts';
import type { Bindings } from '../src/environment/env.ts';
import { bindings } from './bindings.ts';

const digest = async (algorithm: string, text: string) =>
  new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)));

export const describeFile = async (path: string, source: string) => ({
  path,
  sha256: [...(await digest('SHA-256', source))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  integrity: `sha384-${btoa(String.fromCharCode(...(await digest('SHA-384', source))))}`,
  bytes: new TextEncoder().encode(source).length,
});

/**
 * The smallest shell: it renders the page that a remote has for a path, and does the reads that the page asks for. A
 * page gets all that the shell got.
 */
export const shellSource = `
const encode = (text) => new TextEncoder().encode(text);
const write = (head, body) => [encode('<head>' + head), encode('</head><body>' + body), encode('</body>')];
export const createRender = (remotes, composition) => async (request) => {
  const { url, data, widget } = request;
  const path = new URL(url).pathname;
  const pages = Object.assign({}, ...Object.values(remotes).map((remote) => remote.pages));
  if (widget) return { status: 200, html: write('', Object.values(remotes).find((r) => r.widgets[widget.name]).widgets[widget.name]()), pattern: null, widgets: [], used: [] };
  const pattern = pages[path] ? path : path.replace(/[^/]+/g, ':part');
  const page = pages[pattern];
  if (!page) return { status: 404, html: write('', 'nothing here'), pattern: null, widgets: [], used: [] };
  const reads = (page.reads ?? []).filter((call) => !(call in data));
  if (reads.length) return { reads };
  const body = page.html({ ...request, composition });
  if (body.reads) return { reads: body.reads };
  const asked = body.asks ?? [];
  const offered = (name) => Object.entries(remotes).find(([, remote]) => remote.widgets[name]);
  const failing = (name) => { try { offered(name)[1].widgets[name](); return false; } catch { return true; } };
  const gaps = asked.flatMap(({ widget }) => !offered(widget) ? [{ widget, owner: null, reason: 'not-offered' }]
    : failing(widget) ? [{ widget, owner: offered(widget)[0], reason: 'failed', detail: 'a bug' }] : []);
  if (body.fault) return { status: body.text ? 200 : 500, fault: body.fault, html: write('', body.text ?? 'failed'), pattern, widgets: [], used: page.reads ?? [] };
  const html = write('', body.text ?? body);
  const widgets = asked.map(({ widget }) => widget).filter(offered);
  return { status: body.status ?? 200, ...(body.location && { location: body.location }), html, pattern, widgets, used: page.reads ?? [], asked, ...(gaps.length ? { gaps } : {}) };
};`;

export interface ToyRelease {
  record: ReleaseRecord;
  files: Record<string, string>;
}

export interface ToyRemote {
  version?: string;
  contract?: number;
  /** Source of a page's html function by path. `{ fault }` is a page with a bug, with `text` one that is shown with less; `{ text, asks }` asks for widgets, `{ reads }` for calls, `{ text, status }` is another answer, with `location` a redirect. */
  pages?: Record<string, string>;
  /** The query parameters that its pages declare. */
  query?: string[];
  reads?: string[];
  imports?: string;
  widgets?: string[];
  /** Source of a widget's function, where it is not the default. */
  widgetSources?: Record<string, string>;
  offers?: Release['offers'];
  /** Widgets of other remotes. */
  uses?: string[];
  clientSource?: string;
  /** The name under which it exposes its pages: a contract may rename it. */
  face?: string;
}

const nothing = { scripts: [], styles: [] };

export const createToyShell = async (
  version = '1.0.0',
  hosts = [1],
  source = shellSource,
): Promise<ToyRelease> => ({
  record: {
    remote: 'shell',
    version,
    contract: 1,
    hosts,
    pages: { '/400': { assets: nothing, sample: { url: '/400', data: {} } } },
    widgets: {},
    query: ['refresh_cache'],
    reads: [],
    boot: 'boot.js',
    entry: 'main.js',
    assets: nothing,
    client: [
      await describeFile('boot.js', `// boot ${version}`),
      await describeFile('main.js', `// shell ${version}`),
    ],
    server: [await describeFile('shell.js', source)],
  },
  files: {
    'client/boot.js': `// boot ${version}`,
    'client/main.js': `// shell ${version}`,
    'server/shell.js': source,
  },
});

export const createToyRemote = async (remote: string, options: ToyRemote = {}): Promise<ToyRelease> => {
  const { version = '1.0.0', contract = 1, pages = {}, reads = [], imports = '', widgets = [] } = options;
  const entries = Object.entries(pages).map(
    ([path, html]) => `${JSON.stringify(path)}: { reads: ${JSON.stringify(reads)}, html: ${html} }`,
  );
  const { widgetSources = {} } = options;
  const shown = widgets.map((name) => `${JSON.stringify(name)}: ${widgetSources[name] ?? `() => 'widget'`}`);
  const server = `${imports}\nexport const remote = { ${options.face ?? 'pages'}: { ${entries.join(',')} }, widgets: { ${shown.join(',')} } };`;
  const client = options.clientSource ?? `// ${remote} ${version}`;
  return {
    record: {
      remote,
      version,
      contract,
      pages: Object.fromEntries(
        Object.keys(pages).map((path) => [
          path,
          {
            assets: nothing,
            sample: { url: path, data: Object.fromEntries(reads.map((call) => [call, { sample: true }])) },
            query: options.query ?? [...pageQueryNames, 'refresh_cache', 'vak'],
          },
        ]),
      ),
      widgets: Object.fromEntries(
        widgets.map((name) => [name, { assets: nothing, sample: { url: '/', data: {} } }]),
      ),
      ...(options.offers ? { offers: options.offers } : {}),
      ...(options.uses ? { uses: options.uses } : {}),
      reads: reads.map((call) => call.split('?')[0]!),
      entry: 'remoteEntry.js',
      assets: nothing,
      client: [await describeFile('remoteEntry.js', client)],
      server: [await describeFile(`${remote}.js`, server)],
    },
    files: { 'client/remoteEntry.js': client, [`server/${remote}.js`]: server },
  };
};

const app = createApp();

/** Asks the whole edge: API, publishing and pages. */
export const ask = (path: string, init: RequestInit = {}, env: Bindings = bindings): Promise<Response> =>
  Promise.resolve(app.request(path, init, env, createExecutionContext()));

export const asToken = (token: string) => ({ authorization: `Bearer ${token}` });
export const ownerToken = 'local-platform-token';

/** A call with a JSON body. */
export const sendJson = (path: string, body: object, token: string, env?: Bindings) =>
  ask(
    path,
    {
      method: 'POST',
      headers: { ...asToken(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    env,
  );

/** Allows a remote a path, as an operator does. */
export const grant = (remote: string, path: string, token = ownerToken) =>
  sendJson('/_platform/grants', { remote, path }, token);
export const withdraw = (remote: string, path: string, token = ownerToken) =>
  sendJson('/_platform/grants/withdraw', { remote, path }, token);

/** Uploads a release as the command-line tool does. */
export const publish = (
  { record, files }: ToyRelease,
  token = ownerToken,
  change?: (form: FormData) => void,
  env?: Bindings,
) => {
  const form = new FormData();
  form.set('record', JSON.stringify(record));
  for (const [name, source] of Object.entries(files)) form.set(name, new Blob([source]), name);
  change?.(form);
  const init = { method: 'PUT', headers: asToken(token), body: form };
  return ask(`/_platform/releases/${record.remote}/${record.version}`, init, env);
};

/** Publishes a release, after granting its remote what it claims. */
export const upload = async (...[release, ...more]: Parameters<typeof publish>) => {
  for (const pattern of Object.keys(release.record.pages))
    await grant(release.record.remote, findNeededGrant(pattern));
  return publish(release, ...more);
};

/** Tells the edge what a browser showed of a release at 390 px, as `remote rehearse` does: a team's promote asks for it. */
export const rehearse = async (
  { record }: ToyRelease,
  token: string,
  faults: string[] = [],
  more: Partial<BrowserRehearsal> = {},
) => {
  const sample = { what: 'page /woordenboek', notes: [], shift: 0, bytes: 1200 };
  const body: BrowserRehearsal = {
    files: await identifyFiles(v.parse(ReleaseSchema, record)),
    tool: '@binnen/remote-cli 1.1.0',
    samples: [390, 1440].map((width) => ({ ...sample, width, faults: width === 390 ? faults : [] })),
    ...more,
  };
  return sendJson(`/_platform/releases/${record.remote}/${record.version}/rehearsal`, body, token);
};

/** Shows at once, so that a test sees what it promoted; `now: false` is a promote as teams do it. */
export const promote = (versions: Record<string, string>, more: object = {}, token = ownerToken) =>
  sendJson('/_platform/composition', { versions, now: true, ...more }, token);

export const rollBack = (remote?: string, token = ownerToken) =>
  sendJson('/_platform/composition/rollback', remote ? { remote } : {}, token);

export const retire = (remote: string, allowLoss = ['/*'], token = ownerToken) =>
  sendJson('/_platform/composition/retire', { remote, allowLoss }, token);

export interface Refusal {
  code: string;
  detail?: string;
  errors: { field: string; message: string }[];
}
export const readRefusal = async (response: Response): Promise<Refusal> => (await response.json()) as Refusal;
