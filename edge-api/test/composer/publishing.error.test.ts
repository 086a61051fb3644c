import { beforeAll, expect, test } from 'vitest';
import { createOvertakenEdge } from '../late-edge.ts';
import {
  createToyRemote,
  createToyShell,
  describeFile,
  grant,
  ownerToken,
  promote,
  readRefusal,
  sendJson,
  upload,
} from '../releases.ts';

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
});

const publishing = async (release: Awaited<ReturnType<typeof createToyRemote>>) =>
  readRefusal(await upload(release));

test('a version that exists is not published again', async () => {
  const release = await createToyRemote('mf-once');
  expect((await upload(release)).status).toBe(201);
  const again = await upload(release);
  expect(again.status).toBe(409);
  expect((await readRefusal(again)).code).toBe('release-exists');
});

test('a file that was changed after the build is named', async () => {
  const release = await createToyRemote('mf-changed');
  release.files['client/remoteEntry.js'] = '// something else';
  const refusal = await publishing(release);
  expect(refusal.code).toBe('release-refused');
  expect(refusal.errors).toEqual([
    { field: 'client/remoteEntry.js', message: expect.stringContaining('SHA-256') },
  ]);
});

test('a missing file and an unlisted file are both named', async () => {
  const release = await createToyRemote('mf-files');
  const refusal = await readRefusal(
    await upload(release, undefined, (form) => {
      form.delete('client/remoteEntry.js');
      form.set('client/extra.js', new Blob(['1']), 'extra.js');
    }),
  );
  expect(refusal.errors.map((error) => error.field)).toEqual(['client/remoteEntry.js', 'client/extra.js']);
});

test('a file that a document would name, and the release does not have, is named', async () => {
  const release = await createToyRemote('mf-lost', { pages: { '/nieuws': '() => "n"' } });
  release.record.pages['/nieuws']!.assets = { scripts: ['lost.js'], styles: [] };
  const refusal = await publishing(release);
  expect(refusal.errors).toEqual([
    { field: 'client/lost.js', message: expect.stringContaining('the record does not list it') },
  ]);
});

test('a path that leaves the release’s folder is refused', async () => {
  const release = await createToyRemote('mf-climbing');
  release.record.client[0]!.path = '../../shell/main.js';
  const refusal = await publishing(release);
  expect(refusal.errors[0]?.field).toBe('record.client.0.path');
});

test('a server module may import only what the composition provides', async () => {
  const release = await createToyRemote('mf-importing', {
    imports: `import 'node:fs'; import './react.js';`,
  });
  const refusal = await publishing(release);
  expect(refusal.errors).toEqual([
    { field: 'server/mf-importing.js', message: expect.stringContaining('"node:fs"') },
  ]);
});

/** A remote with module federation's manifest, which says what it shares. */
const createSharing = async (...shared: object[]) => {
  const release = await createToyRemote('mf-sharing');
  const manifest = JSON.stringify({ id: 'mf_sharing', shared });
  release.record.client.push(await describeFile('mf-manifest.json', manifest));
  release.files['client/mf-manifest.json'] = manifest;
  return release;
};

test.each([
  ['another React', { name: 'react', version: '18.3.1', singleton: true }, /react 18\.3\.1, .* shares 19/],
  ['a range of another', { name: 'react', version: '', requiredVersion: '^18.2.0' }, /react \^18\.2\.0/],
  ['a React beside the shell’s', { name: 'react', version: '19.1.0', singleton: false }, /singleton: true/],
  ['another platform', { name: '@binnen/platform', version: '2.0.0' }, /platform 2\.0\.0, .* shares 1\./],
])('a remote that was built for %s is refused by name', async (_, shared, message) => {
  const refusal = await publishing(await createSharing(shared));
  expect(refusal.errors).toEqual([
    { field: 'client/mf-manifest.json', message: expect.stringMatching(message) },
  ]);
});

test('one that shares React 19 as all do, or a library that is its own affair, is published', async () => {
  const shared = [
    { name: 'react', version: '19.0.0', singleton: true, requiredVersion: '^19.0.0' },
    { name: 'react/jsx-runtime', version: '', singleton: true, requiredVersion: null },
    { name: 'zustand', version: '3.0.0', singleton: false },
  ];
  expect((await upload(await createSharing(...shared))).status).toBe(201);
});

test('a server module that carries a React of its own is refused', async () => {
  // Bundlers leave this of React: names of properties are not made shorter.
  const own =
    'const e = {}; e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = { H: null };';
  const refusal = await publishing(await createToyRemote('mf-second', { imports: own }));
  expect(refusal.errors).toEqual([
    { field: 'server/mf-second.js', message: expect.stringContaining('a React of its own') },
  ]);
});

test('a style sheet that reaches beyond the remote is refused with what to write instead', async () => {
  const release = await createToyRemote('mf-loud');
  const css = 'footer{display:none}';
  release.record.client.push(await describeFile('mf-loud.css', css));
  release.files['client/mf-loud.css'] = css;
  const refusal = await publishing(release);
  expect(refusal.errors).toEqual([
    { field: 'client/mf-loud.css', message: expect.stringContaining('stands in no layer') },
    { field: 'client/mf-loud.css', message: expect.stringContaining('a class of a *.module.css file') },
  ]);
});

test('a sample that reads what the release does not declare is refused by name', async () => {
  const release = await createToyRemote('mf-curious', {
    pages: { '/nieuws': '() => "n"' },
    reads: ['/objects/places/'],
  });
  release.record.pages['/nieuws']!.sample.data['/objects/archive/?limit=12'] = {};
  const refusal = await publishing(release);
  expect(refusal.errors).toEqual([
    {
      field: 'record.pages./nieuws',
      message: expect.stringContaining('It reads /objects/archive/?limit=12'),
    },
  ]);
});

test('a shell without the script that starts its pages is refused', async () => {
  const shell = await createToyShell('7.0.0');
  delete shell.record.boot;
  expect((await publishing(shell)).errors).toEqual([
    { field: 'record.boot', message: expect.stringContaining('starts the others') },
  ]);
});

test('a bundle over its byte budget is refused with both figures', async () => {
  const noise = crypto
    .getRandomValues(new Uint8Array(40_000))
    .reduce((text, byte) => text + byte.toString(36), '');
  const release = await createToyRemote('mf-heavy', {
    pages: { '/zwaar': '() => "zwaar"' },
    clientSource: `//${noise}`,
  });
  const refusal = await publishing(release);
  expect(refusal.errors[0]?.message).toMatch(
    /\d\d,\d{3} bytes for page "\/zwaar" with the remote’s entry .*, [\d,]+ more than the budget of 32,000\.$/,
  );
});

test('a body that is not a release says what was expected', async () => {
  const release = await createToyRemote('mf-vague');
  const refusal = await readRefusal(
    await upload(release, undefined, (form) => form.set('record', '{"remote":"mf-vague"}')),
  );
  expect(refusal.errors.map((error) => error.field)).toContain('record.version');
});

test('two remotes that claim one pattern, or one widget name, are refused', async () => {
  await upload(await createToyRemote('mf-first', { pages: { '/zelfde': '() => "a"' }, widgets: ['kaart'] }));
  await upload(await createToyRemote('mf-second', { pages: { '/zelfde': '() => "b"' }, widgets: ['kaart'] }));
  const refused = await promote({ shell: '1.0.0', 'mf-first': '1.0.0', 'mf-second': '1.0.0' });
  expect(refused.status).toBe(422);
  const messages = (await readRefusal(refused)).errors.map((error) => error.message);
  expect(messages).toEqual([
    expect.stringContaining('"/zelfde" of mf-second@1.0.0 overlaps "/zelfde" of mf-first@1.0.0'),
    expect.stringContaining('widget "kaart" of mf-second@1.0.0 belongs to mf-first'),
  ]);
});

test('a contract that the shell does not know is refused', async () => {
  await upload(await createToyRemote('mf-future', { contract: 7 }));
  const refused = await promote({ shell: '1.0.0', 'mf-future': '1.0.0' });
  expect((await readRefusal(refused)).errors[0]?.message).toBe(
    'mf-future@1.0.0 was built for contract 7; shell@1.0.0 hosts 1. ' +
      'Promote a shell that hosts it, before or together with this release.',
  );
});

test('a shell of a contract that this edge does not know is refused, with what to do first', async () => {
  const shell = await createToyShell('7.0.0', [7]);
  await upload({ ...shell, record: { ...shell.record, contract: 7 } });
  expect((await readRefusal(await promote({ shell: '7.0.0' }))).errors[0]?.message).toBe(
    'shell@7.0.0 was built for contract 7; this edge works with 1. Deploy the edge first.',
  );
});

test('a name that no remote may have is refused with the rule', async () => {
  const refusal = await readRefusal(await grant('mf-huur2', '/huren'));
  expect(refusal.errors[0]?.message).toContain('"mf-" and 2 to 30 small letters');
});

test('a version that was never published cannot be promoted', async () => {
  const refused = await promote({ shell: '1.0.0', 'mf-first': '3.3.3' });
  expect((await readRefusal(refused)).errors).toEqual([
    {
      field: 'mf-first@3.3.3',
      message: 'This version was never published. Those that are: pnpm remote status mf-first',
    },
  ]);
});

test('remotes without a shell are refused', async () => {
  await upload(await createToyRemote('mf-lonely'));
  const refused = await promote({ 'mf-lonely': '1.0.0' });
  expect((await readRefusal(refused)).errors[0]?.message).toContain('needs a shell');
});

test('a page that cannot be rendered from its sample is named, with the bug, and so is one that redirects', async () => {
  const away = `() => ({ text: '', status: 302, location: '/elders' })`;
  const pages = { '/stuk': `() => ({ fault: 'Error: kapot at Page' })`, '/weg': away };
  await upload(await createToyRemote('mf-broken', { pages }));
  const refused = await promote({ shell: '1.0.0', 'mf-broken': '1.0.0' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: [
      { field: 'mf-broken@1.0.0 page /stuk', message: 'It answered 500: Error: kapot at Page' },
      { field: 'mf-broken@1.0.0 page /weg', message: 'It answered 302.' },
    ],
  });
});

test('a page of more HTML than a visitor can wait for is refused with both figures', async () => {
  const pages = { '/lang': `() => 'x'.repeat(1_500_000)` };
  await upload(await createToyRemote('mf-long', { pages }));
  const refused = await promote({ shell: '1.0.0', 'mf-long': '1.0.0' });
  expect(refused.status).toBe(422);
  expect((await readRefusal(refused)).errors).toMatchObject([
    {
      field: 'mf-long@1.0.0 page /lang',
      message: expect.stringMatching(/^Its HTML takes 150\d kB, the budget is 1000 kB\.$/),
    },
  ]);
});

test('a page whose sample is of another page is refused, for it was never drawn', async () => {
  const pages = { '/goed': `() => 'goed'`, '/vreemd': `() => { throw new Error('kapot'); }` };
  const release = await createToyRemote('mf-copied', { pages });
  release.record.pages['/vreemd']!.sample.url = '/goed';
  await upload(release);
  const refused = await promote({ shell: '1.0.0', 'mf-copied': '1.0.0' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: [
      {
        field: 'mf-copied@1.0.0 page /vreemd',
        message: 'Its sample is of the page /goed, so it was never drawn.',
      },
    ],
  });
});

test('… but what is live stays as it is when another remote takes the address of its sample', async () => {
  const broad = await createToyRemote('mf-broad', { pages: { '/:part/:part': `() => 'breed'` } });
  for (const page of Object.values(broad.record.pages)) page.sample.url = '/heel/smal';
  await upload(broad);
  await upload(await createToyRemote('mf-narrow', { pages: { '/heel/smal': `() => 'smal'` } }));
  const versions = { shell: '1.0.0', 'mf-broad': '1.0.0' };
  const first = await promote(versions);
  expect(first.status, await first.clone().text()).toBe(200);
  const narrow = await promote({ 'mf-narrow': '1.0.0' });
  expect(narrow.status, await narrow.clone().text()).toBe(200);
});

test('a release that changes what all teams’ code stands on is refused, and what it changes is named', async () => {
  const change = `Array.prototype.first = function () { return this[0]; };`;
  const pages = { '/lijst': `() => 'lijst'` };
  await upload(await createToyRemote('mf-loading', { pages, imports: change }));
  await upload(
    await createToyRemote('mf-rendering', {
      pages: { '/lijst': `() => { Math.max = () => 1; return 'lijst'; }` },
    }),
  );
  for (const [remote, message] of [
    ['mf-loading', 'mf-loading changes Array.prototype.first as it loads. '],
    ['mf-rendering', 'It changes Math.max as it renders. '],
  ] as const) {
    const refused = await promote({ shell: '1.0.0', [remote]: '1.0.0' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ message: `${message}All teams’ code stands on that: import a function instead.` }],
    });
  }
});

test('… and so is one that would be shown without its own header', async () => {
  const pages = { '/kop': `() => ({ text: 'de pagina', fault: 'Error: kapot at header' })` };
  await upload(await createToyRemote('mf-headless', { pages }));
  const refused = await promote({ shell: '1.0.0', 'mf-headless': '1.0.0' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: [{ field: 'mf-headless@1.0.0 page /kop', message: 'It answered 200: Error: kapot at header' }],
  });
});

test('a promote that another one overtakes is tried again, and both are live', async () => {
  for (const name of ['mf-quick', 'mf-slow']) await upload(await createToyRemote(name));
  expect((await promote({ shell: '1.0.0' }, { allowLoss: true })).status).toBe(200);
  const edge = createOvertakenEdge('commit', () => promote({ 'mf-quick': '1.0.0' }));
  const body = { versions: { 'mf-slow': '1.0.0' }, now: true };
  const reply = await sendJson('/_platform/composition', body, ownerToken, edge);
  expect(await reply.json()).toMatchObject({ versions: { 'mf-quick': '1.0.0', 'mf-slow': '1.0.0' } });
});
