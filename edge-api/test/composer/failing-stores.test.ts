import { createExecutionContext } from 'cloudflare:test';
import { formatVariant } from '@binnen/contracts/images';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { breakObjects, breakStore, type StoreFault } from '../failing-stores.ts';
import { post } from '../leads.ts';
import { askAlert } from '../alerts.ts';
import { hurry } from '../hurry.ts';
import { modulesKey } from '@binnen/composer/behind/registry/stores/stored-names';
import { readModules, writeModules } from '@binnen/composer/behind/releases/compositions/isolate';
import { createAlertPath } from '../../src/leads/alerts/alert-key.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  describeFile,
  ownerToken,
  promote,
  sendJson,
  upload,
} from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';

const app = createApp();
const faults: StoreFault[] = ['throws', 'hangs'];
let picture = '';
/** Of the log. */
const lines: string[] = [];

beforeAll(async () => {
  const shell = await createToyShell();
  shell.record.client.push(await describeFile('root/sw.js', '// worker'));
  shell.files['client/root/sw.js'] = '// worker';
  await upload(shell);
  await upload(await createToyRemote('mf-list', { pages: { '/lijst': `() => 'de lijst'` } }));
  await promote({ shell: '1.0.0', 'mf-list': '1.0.0' });
  const homes = await ask('/objects/archive/?limit=20');
  const photo = /\/images\/realworks\/[^"]+/.exec(await homes.text())?.[0] ?? '';
  picture = formatVariant(photo, 320, 'webp');
}, 60_000);
beforeEach(() => {
  clearIsolateCache();
  lines.length = 0;
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
});

/** Lines of the log that say that a store failed. */
const countLines = () => lines.filter((line) => /store failed|could not be stored/.test(line)).length;

const visit = async (path: string, env = bindings) => {
  const response = await app.request(String(env['SITE_ORIGIN']) + path, {}, env, createExecutionContext());
  return { status: response.status, text: await response.text() };
};

const addresses = [
  ['a page', () => '/lijst', 'de lijst'],
  ['a client file', () => '/remotes/mf-list/1.0.0/remoteEntry.js', '// mf-list 1.0.0'],
  ['a file at the root', () => '/sw.js', '// worker'],
  ['a picture', () => picture, 'WEBP'],
] as const;

test.each(faults.flatMap((fault) => addresses.map((each) => [fault, ...each] as const)))(
  'where the data centre’s cache %s, %s is there',
  async (fault, _what, findPath, text) => {
    const open = caches.open.bind(caches);
    vi.spyOn(caches, 'open').mockImplementation(async (name) => breakStore(await open(name), fault));
    const broken = breakStore(caches.default, fault);
    vi.spyOn(caches, 'default', 'get').mockReturnValue(broken);
    const reply = await visit(findPath());
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(text);
  },
);

test.each(addresses.slice(0, 3))(
  'where no cache can be opened, %s is there',
  async (_what, findPath, text) => {
    vi.spyOn(caches, 'open').mockRejectedValue(new Error('no cache'));
    const reply = await visit(findPath());
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(text);
  },
);

/** The edge with a store that fails: it knows nothing yet. */
const breakEdge = (broken: Partial<typeof bindings>) => ({
  ...bindings,
  COMPOSITIONS: breakStore(bindings.COMPOSITIONS, 'throws', 'nothing'),
  ...broken,
});
const person = (run: number) => ({
  firstname: 'Anna',
  email: `stores-${run}@example.nl`,
  phone: '0612345678',
  acceptsPrivacy: 'ja',
});
const page = { _pagina: '/lijst' };

describe.each(faults)('a store %s', (fault) => {
  test('where nothing counts who sends too often, a lead is taken', async () => {
    const RATE_LIMIT = breakStore(bindings.RATE_LIMIT, fault);
    const body = new URLSearchParams({ _formulier: 'contact', ...page, ...person(1) });
    const taken = await post(
      '/ac/contact/add/formulier',
      { body, headers: { accept: 'text/html' } },
      { RATE_LIMIT },
    );
    expect(taken.status).toBe(303);
    expect(
      (await ask('/postcode/lookup/?postcode=7418ET&huisnummer=19', {}, breakEdge({ RATE_LIMIT }))).status,
    ).toBe(200);
  });

  test.each(['application/json', 'text/html', 'application/x-ndjson'])(
    'where the outbox does, a sender who wants %s keeps what was typed, and the same lead is taken later',
    async (accept) => {
      hurry(10_000);
      const visitor = { _formulier: 'contact', ...page, ...person(2), message: accept };
      const headers = { accept, 'idempotency-key': `stores-${fault}-${accept.replaceAll(/\W/g, '-')}` };
      const send = (more: Record<string, unknown>) =>
        post('/ac/contact/add/formulier', { body: new URLSearchParams(visitor), headers }, more);
      const refused = await send({ OUTBOX: breakObjects(bindings.OUTBOX, fault) });
      expect(await refused.text()).toContain('"code":"leads-unavailable"');
      expect(countLines()).toBe(1);
      vi.unstubAllGlobals();
      const taken = await send({});
      expect(taken.status).toBeLessThan(400);
      expect(await taken.text()).not.toContain('"code"');
    },
  );

  test('where the exact counts do, what costs money is not asked, and nobody hears of our own fault', async () => {
    const QUOTAS = breakObjects(bindings.QUOTAS, fault);
    const paid = await ask('/mg/references/?postcode=7418ET&huisnummer=19', {}, breakEdge({ QUOTAS }));
    expect([paid.status, await paid.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'upstream-unavailable' }),
    ]);
    const alert = await askAlert({ email: 'stores@example.nl', lijst: '/woningaanbod' }, {}, { QUOTAS });
    expect(alert.status).toBe(503);
  });

  test('where the alerts do, a sign-up and its page say so', async () => {
    const ALERTS = breakObjects(bindings.ALERTS, fault);
    const alert = await askAlert({ email: 'stores@example.nl', lijst: '/woningaanbod' }, {}, { ALERTS });
    expect([alert.status, await alert.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'leads-unavailable' }),
    ]);
    expect(countLines()).toBe(1);
    const path = await createAlertPath(bindings, crypto.randomUUID());
    expect((await ask(path, {}, breakEdge({ ALERTS }))).status).toBe(503);
  });

  test('where KV does, an offer that this isolate does not have is unavailable', async () => {
    // What goes on behind the answer announces nothing.
    const REGISTRY = breakObjects(bindings.REGISTRY, 'throws');
    const env = breakEdge({ CACHE: breakStore(bindings.CACHE, fault), REGISTRY });
    const reply = await ask('/objects/archive/?limit=3', {}, env);
    expect([reply.status, await reply.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'upstream-unavailable' }),
    ]);
  });

  test.each([
    ['R2', () => ({ RELEASES: breakStore(bindings.RELEASES, fault) })],
    ['the registry', () => ({ REGISTRY: breakObjects(bindings.REGISTRY, fault) })],
    ['KV', () => ({ COMPOSITIONS: breakStore(bindings.COMPOSITIONS, fault, 'put') })],
  ])('where %s does, a promote is refused, and says what to do', async (_what, findBroken) => {
    hurry(12_000);
    const next = { version: '1.1.0', pages: { '/lijst': `() => 'de nieuwe lijst'` } };
    await upload(await createToyRemote('mf-list', next));
    const body = { versions: { 'mf-list': '1.1.0' } };
    const env = { ...bindings, ...findBroken() };
    const refused = await sendJson('/_platform/composition', body, ownerToken, env);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({
        code: 'upstream-unavailable',
        detail: expect.stringContaining('then try again'),
      }),
    ]);
  });

  test('where R2 does, a publish is refused, and the same version is published later', async () => {
    hurry(10_000);
    const remote = await createToyRemote('mf-list', {
      version: `1.2.${faults.indexOf(fault)}`,
      pages: { '/lijst': `() => '${fault}'` },
    });
    const env = { ...bindings, RELEASES: breakStore(bindings.RELEASES, fault, 'put') };
    const refused = await upload(remote, ownerToken, undefined, env);
    expect(refused.status).toBe(503);
    expect((await upload(remote)).status).toBe(201);
  });

  test('where R2 does, an erase says that copies may be left', async () => {
    const env = { ...bindings, RELEASES: breakStore(bindings.RELEASES, fault) };
    const person = { email: 'stores@example.nl' };
    const refused = await sendJson('/_platform/leads/erase', person, ownerToken, env);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({ detail: expect.stringMatching(/^R2 failed.*then try again/) }),
    ]);
  });

  test('where the registry does, the token of a team is not refused for good', async () => {
    hurry(12_000);
    const env = { ...bindings, REGISTRY: breakObjects(bindings.REGISTRY, fault) };
    const token = `binnen_${'a'.repeat(43)}`;
    expect((await ask('/_platform/status', { headers: asToken(token) }, env)).status).toBe(503);
  });

  test.each(['', '?format=csv'])(
    'where the outbox does, the office’s list%s is unavailable',
    async (query) => {
      hurry(10_000);
      const env = { ...bindings, OUTBOX: breakObjects(bindings.OUTBOX, fault) };
      const list = await ask(`/_platform/leads${query}`, { headers: asToken(ownerToken) }, env);
      expect([list.status, await list.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'upstream-unavailable' }),
      ]);
    },
  );

  test('where the registry does, a file that no live release has is unavailable', async () => {
    const env = breakEdge({ REGISTRY: breakObjects(bindings.REGISTRY, fault) });
    expect((await ask('/remotes/mf-list/0.9.0/remoteEntry.js', {}, env)).status).toBe(503);
  });
});

test('where KV has a pointer that no page can be made of, a visitor has the page with the phone number', async () => {
  const fail = () => {
    throw new Error('no pages');
  };
  const broken = { id: 'x', releases: { shell: { pages: new Proxy({}, { ownKeys: fail }) } } };
  const COMPOSITIONS = new Proxy(bindings.COMPOSITIONS, {
    get: (kv, name) =>
      name === 'get'
        ? () => Promise.resolve({ composition: broken, tagGenerations: {}, revision: 9_999_999 })
        : Reflect.get(kv, name),
  });
  const reply = await visit('/lijst', { ...bindings, COMPOSITIONS });
  expect(reply.status).toBe(503);
  expect(reply.text).toContain('tel:');
  const alert = await createAlertPath(bindings, crypto.randomUUID());
  const asked = await ask(alert, { headers: { accept: 'text/html' } }, { ...bindings, COMPOSITIONS });
  expect(asked.status).toBe(503);
  expect(await asked.text()).toContain('tel:');
});

test('modules that KV keeps half are none, and not kept in the data centre', async () => {
  const id = 'half-modules';
  await bindings.COMPOSITIONS.put(modulesKey(id), '{"main.js":"exp');
  const read = () => readModules(bindings, (work) => void behind.push(work), id);
  const behind: Promise<unknown>[] = [];
  await expect(read()).rejects.toThrow('KV does not give the modules');
  await Promise.all(behind);
  await writeModules(bindings, id, { 'main.js': 'export {}' });
  expect(await read()).toEqual({ 'main.js': 'export {}' });
});
