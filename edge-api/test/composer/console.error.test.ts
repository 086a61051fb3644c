import { beforeEach, expect, test, vi } from 'vitest';
import { hurry } from '../hurry.ts';
import { open, post, readFormToken, signIn } from '../console.ts';
import { createOvertakenEdge } from '../late-edge.ts';
import { createToyRemote, createToyShell, promote, upload } from '../releases.ts';
import { actions, files, pages } from '@binnen/composer/behind/console/session/paths';

const broken = () => {
  throw new Error('broken');
};
const gone = { get: broken, idFromName: broken };
const silent = new Proxy({}, { get: () => () => new Promise(() => {}) });
const noKv = { get: broken, put: broken, delete: broken, list: broken };

let cookie = '';

test('before anything was promoted the console says so', async () => {
  const html = await (await open(pages.live, await signIn())).text();
  expect(html).toContain('Nothing was promoted yet');
  const history = await (await open(pages.history, await signIn())).text();
  expect(history).toContain('There is nothing that this token may roll back.');
});

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  cookie = await signIn();
});

const live = async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await createToyRemote('mf-walk', { pages: { '/loop': `() => 'een'` } }));
  await promote({ shell: '1.0.0', 'mf-walk': '1.0.0' });
};

test.each([
  ['without a loader', { LOADER: undefined }],
  ['with a loader that fails', { LOADER: { get: broken } }],
  ['with KV that fails', { COMPOSITIONS: noKv, CACHE: noKv }],
  ['without assets', { ASSETS: { fetch: broken } }],
])('%s every page of the console is whole', async (_, env) => {
  await live();
  for (const path of Object.values(pages)) {
    const reply = await open(path, cookie, {}, env);
    expect(reply.status, path).toBe(200);
    expect(await reply.text(), path).not.toContain('This could not be read.');
  }
});

test('when the files cannot be listed, the first page says so, and not that nothing is known', async () => {
  await live();
  const html = await (await open(pages.live, cookie, {}, { RELEASES: noKv })).text();
  expect(html).toContain('What failed could not be read: ');
  expect(html).not.toContain('Nothing that is known here.');
});

test.each([
  ['is gone', gone, [pages.live, pages.history, pages.canary, pages.previews]],
  ['never answers', { get: () => silent, idFromName: () => '' }, [pages.live]],
])(
  'when the registry %s, each page says what could not be read, and shows the rest',
  async (_, REGISTRY, shown) => {
    // What pages and sign-in wait for.
    hurry(2_000, 3_000);
    for (const path of shown) {
      const reply = await open(path, cookie, {}, { REGISTRY });
      expect(reply.status, path).toBe(200);
      expect(await reply.text(), path).toContain('This could not be read.');
    }
    const health = await (await open(pages.health, cookie, {}, { REGISTRY })).text();
    expect(health).toContain('directus');
    expect(health).not.toContain('This could not be read.');
  },
  60_000,
);

test('when the registry is gone, a team’s token cannot be checked, and the page says so', async () => {
  const form = await readFormToken(cookie);
  const token = `binnen_${'a'.repeat(43)}`;
  const reply = await post(actions.signIn, { token, form }, undefined, { REGISTRY: gone });
  expect(reply.status).toBe(503);
  expect(await reply.text()).toContain('The registry does not answer');
});

test('when the store of files fails, the failures that are in it cannot be read, and all else can', async () => {
  const RELEASES = { get: broken, put: broken, list: broken };
  for (const path of Object.values(pages)) {
    const html = await (await open(path, cookie, {}, { RELEASES })).text();
    expect(html.split('This could not be read.'), path).toHaveLength(path === pages.faults ? 2 : 1);
  }
});

test('while the registry does not tell whether a session has ended, it changes nothing', async () => {
  const form = await readFormToken(cookie);
  const reply = await post(actions.abortCanary, { form }, cookie, { REGISTRY: gone });
  expect(reply.status).toBe(503);
});

test('an outbox that does not answer is said in its place', async () => {
  const OUTBOX = {
    idFromName: () => 'leads',
    get: () => ({ measure: () => Promise.reject(new Error('x')) }),
  };
  const html = await (await open(pages.health, cookie, {}, { OUTBOX })).text();
  expect(html).toContain('The outbox does not answer.');
  expect(html).toContain('directus');
});

test('what the platform refuses is a page with the reason, and the page before stays', async () => {
  await live();
  const form = await readFormToken(cookie);
  const reply = await post(actions.startCanary, { form, share: '500', 'version.mf-walk': '9.9.9' }, cookie);
  expect(reply.status).toBe(400);
  const html = await reply.text();
  expect(html).toContain('expected at most 100');
  expect(html).toContain('aria-label="Console"');
  const nothing = await post(actions.startCanary, { form, share: '5', 'version.mf-walk': '' }, cookie);
  expect(await nothing.text()).toContain('No version was chosen. Nothing changed.');
});

test('a canary that ended while its button was pressed is not said to be live', async () => {
  await live();
  await upload(await createToyRemote('mf-walk', { version: '2.0.0', pages: { '/loop': `() => 'twee'` } }));
  const form = await readFormToken(cookie);
  await post(actions.startCanary, { form, share: '5', 'version.mf-walk': '2.0.0' }, cookie);
  const [, expected = ''] = /name="expected" value="([^"]+)"/.exec(
    await (await open(pages.canary, cookie)).text(),
  )!;
  const { REGISTRY } = createOvertakenEdge('promoteCanary', () =>
    post(actions.abortCanary, { form, expected }, cookie),
  );
  const reply = await post(actions.promoteCanary, { form, expected }, cookie, { REGISTRY });
  expect(reply.status).toBe(422);
  expect(await reply.text()).toContain('The canary ended meanwhile');
});

test('the look comes with the edge, also where the fonts do not', async () => {
  const style = await open(files.style);
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect((await open(files.icon)).status).toBe(200);
  const font = await open(
    files.text,
    undefined,
    {},
    { ASSETS: { fetch: async () => new Response(null, { status: 404 }) } },
  );
  expect(font.status).toBe(404);
});

test('a path that is none is a page that says so', async () => {
  const reply = await open('/_platform/console/niets', cookie);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
});
