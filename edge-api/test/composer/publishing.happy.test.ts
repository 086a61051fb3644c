import { expect, test } from 'vitest';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  readRefusal,
  rollBack,
  upload,
} from '../releases.ts';

const html = (text: string) => `() => ${JSON.stringify(`<h1>${text}</h1>`)}`;
const show = async (path: string) => (await ask(path)).text();

test('what is promoted is what visitors get, composed from separately published releases', async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await createToyRemote('mf-show', { pages: { '/toon': html('eerste') } }));
  expect((await promote({ shell: '1.0.0', 'mf-show': '1.0.0' })).status).toBe(200);

  const page = await ask('/toon');
  expect(page.headers.get('x-served-by')).toBe('composed');
  expect(await page.text()).toContain('<h1>eerste</h1>');

  await upload(await createToyRemote('mf-show', { version: '1.1.0', pages: { '/toon': html('tweede') } }));
  expect(await show('/toon'), 'publishing alone changes nothing').toContain('eerste');
  await promote({ 'mf-show': '1.1.0' });
  expect(await show('/toon')).toContain('tweede');

  expect((await rollBack('mf-show')).status).toBe(200);
  expect(await show('/toon')).toContain('eerste');
});

test('a page names the exact versions of its files, and old ones stay', async () => {
  const page = await show('/toon');
  expect(page).toContain('/remotes/shell/1.0.0/main.js');
  for (const version of ['1.0.0', '1.1.0']) {
    const file = await ask(`/remotes/mf-show/${version}/remoteEntry.js`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(await file.text()).toBe(`// mf-show ${version}`);
  }
});

test('a candidate whose page fails leaves what was live alone, and says which page failed and why', async () => {
  await upload(
    await createToyRemote('mf-show', {
      version: '2.0.0',
      pages: { '/toon': '() => { throw new Error("geen huis") }' },
    }),
  );
  const refused = await promote({ 'mf-show': '2.0.0' });
  expect(refused.status).toBe(422);
  expect((await readRefusal(refused)).errors).toEqual([
    { field: 'mf-show@2.0.0 page /toon', message: expect.stringContaining('geen huis') },
  ]);
  expect(await show('/toon')).toContain('eerste');
});

test('a promote that did not see the latest composition is refused', async () => {
  const refused = await promote({ 'mf-show': '1.1.0' }, { expected: 'something-older' });
  expect((await readRefusal(refused)).errors[0]?.field).toBe('expected');
});

test('a read that no release declared is refused, and the page gets an error instead of data', async () => {
  const read = JSON.stringify('/content/employees');
  // Its sample does not come here: there is no parameter in it.
  const page = `({ url, data }) => !url.includes('vak=') ? 'niets' : JSON.stringify(data[${read}]) ?? { reads: [${read}] }`;
  await upload(await createToyRemote('mf-nosy', { pages: { '/neus': page } }));
  await promote({ 'mf-nosy': '1.0.0' });
  expect(await show('/neus?vak=team')).toContain('{"status":403,"code":"forbidden"}');
});

test('the isolate reaches no network and has no bindings', async () => {
  const probe = `() => [typeof globalThis.env, typeof process === 'undefined' ? 'none' : Object.keys(process.env ?? {}).length].join()`;
  await upload(
    await createToyRemote('mf-probe', {
      pages: {
        '/sonde': probe,
        '/bel': `() => { fetch('https://binnen.example/').catch(() => {}); return 'gebeld'; }`,
      },
    }),
  );
  await promote({ 'mf-probe': '1.0.0' });
  expect(await show('/sonde')).toContain('undefined,');
});

test('history tells who made what live', async () => {
  const reply = await ask('/_platform/composition/history', { headers: asToken(ownerToken) });
  const { history } = (await reply.json()) as { history: { action: string; by: string; versions: object }[] };
  expect(history.map((entry) => entry.action)).toContain('rollback');
  expect(history.at(-1)).toMatchObject({
    action: 'promote',
    versions: { shell: '1.0.0', 'mf-show': '1.0.0' },
  });
  expect(history[0]?.by).toMatch(/^token [0-9a-f]{8}$/);
});
