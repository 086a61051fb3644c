import { createExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { addChecks, createBase } from '../../src/app/checks.ts';
import { composer } from '../../src/site/composer.ts';
import { bindings } from '../bindings.ts';
import {
  ask,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  readRefusal,
  shellSource,
  upload,
} from '../releases.ts';

/** As the platform does: a page's calls are those that its own release declared. */
const strictShell = shellSource
  .replace('(remotes, composition) =>', '(remotes, composition, declared) =>')
  .replace(
    'const reads = ',
    `const owner = Object.keys(remotes).find((name) => remotes[name].pages[path]);
  const strange = (page.reads ?? []).find((call) => !declared[owner].reads.includes(call.split('?')[0]));
  if (strange) return { status: 500, fault: owner + '@' + declared[owner].version + ' reads ' + strange, html: write('', ''), pattern: path, widgets: [], used: [] };
  const reads = `,
  );

test('a shell is told what each release declared, so a read of another one’s is refused by name', async () => {
  const call = '/objects/archive/?limit=12';
  await upload(await createToyShell('1.0.0', [1], strictShell));
  await upload(await createToyRemote('mf-open', { pages: { '/open': `() => 'open'` }, reads: [call] }));
  expect((await promote({ shell: '1.0.0', 'mf-open': '1.0.0' })).status).toBe(200);
  expect((await ask('/open')).status).toBe(200);

  const curious = await createToyRemote('mf-curious', { pages: { '/nieuws': `() => 'n'` }, reads: [call] });
  curious.record.reads = ['/objects/places/'];
  // Nobody sees it before the render: the sample has the reply from nowhere.
  curious.record.pages['/nieuws']!.sample.data = {};
  await upload(curious);
  const refused = await promote({ 'mf-curious': '1.0.0' });
  expect(refused.status).toBe(422);
  expect((await readRefusal(refused)).errors).toEqual([
    {
      field: 'mf-curious@1.0.0 page /nieuws',
      message: `It answered 500: mf-curious@1.0.0 reads ${call}`,
    },
  ]);
  expect((await ask('/open')).status).toBe(200);
});

test('the edge itself answers no read that no release declared', async () => {
  const call = '/objects/places/';
  // Its sample hides what it reads of the site.
  const sly = `({ data, url }) =>
    url.includes('sample.invalid') || data['${call}'] ? JSON.stringify(data) : { reads: ['${call}'] }`;
  const remote = await createToyRemote('mf-sly', { pages: { '/stiekem': sly } });
  await upload(await createToyShell('2.0.0'));
  await upload(remote);
  expect((await promote({ shell: '2.0.0', 'mf-sly': '1.0.0' })).status).toBe(200);
  const text = await (await ask('/stiekem')).text();
  expect(text).toContain('forbidden');
});

test('a release that reads what this edge does not answer yet is refused: its sample alone has the reply', async () => {
  const pages = { '/file': `() => 'file'` };
  const reads = ['/verkeer/vertraging', '/content/pages/over', '/objects/deventer/x', '/objects/archive/'];
  const refused = await upload(await createToyRemote('mf-traffic', { pages, reads }));
  expect(refused.status).toBe(422);
  expect((await readRefusal(refused)).errors).toEqual([
    {
      field: 'record.reads',
      message:
        'It reads /verkeer/vertraging, which this edge does not answer yet: deploy the edge first, then run this again.',
    },
  ]);
  const release = await createToyRemote('mf-traffic', { pages, reads: reads.slice(1) });
  release.record.reads = ['/content/pages/*', '/objects/*/*', '/objects/archive/'];
  expect((await upload(release)).status).toBe(201);
});

test('an edge that went back since a release was published refuses to promote what reads the newer one', async () => {
  const reads = ['/content/frame'];
  await upload(await createToyShell('3.0.0'));
  await upload(await createToyRemote('mf-newer', { pages: { '/nieuwer': `() => 'nieuwer'` }, reads }));
  const older = composer.mount((base) => addChecks(base).route('/', composer.createCallRoutes()), createBase);
  const versions = { shell: '3.0.0', 'mf-newer': '1.0.0' };
  for (const [path, more] of Object.entries({ composition: {}, canary: { share: 5 }, previews: {} })) {
    const headers = { authorization: `Bearer ${ownerToken}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ versions, ...more }) };
    const refused = await older.request(`/_platform/${path}`, init, bindings, createExecutionContext());
    expect(refused.status).toBe(422);
    expect((await readRefusal(refused)).errors).toEqual([
      { field: 'mf-newer@1.0.0', message: expect.stringContaining('reads /content/frame, which this edge') },
    ]);
  }
  expect((await promote(versions)).status).toBe(200);
});
