import { beforeAll, expect, test } from 'vitest';
import { bindings } from '../bindings.ts';
import { createOvertakenEdge } from '../late-edge.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  grant,
  ownerToken,
  promote,
  publish,
  readRefusal,
  sendJson,
  upload,
  withdraw,
} from '../releases.ts';
import type { Bindings } from '../../src/environment/env.ts';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';

const page = (words: string) => `() => '<h1>${words}</h1>'`;
const offer = '/woningaanbod/:city';

/** The toy shell matches no parameters; these tests compare claims. */
const createListings = async (version: string, pages: Record<string, string>) => {
  const release = await createToyRemote('mf-listings', { version, pages });
  for (const [pattern, { sample }] of Object.entries(release.record.pages)) sample.url = pattern;
  return release;
};
const readMessages = async (response: Response) =>
  (await readRefusal(response)).errors.map(({ message }) => message);

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await createListings('1.0.0', { [offer]: page('aanbod') }));
  expect((await promote({ shell: '1.0.0', 'mf-listings': '1.0.0' })).status).toBe(200);
});

test('a new remote that claims a page of another is refused at publish, and both patterns are named', async () => {
  const pages = { '/woningaanbod/deventer': page('gekaapt') };
  const refused = await publish(await createToyRemote('mf-hijack', { pages }));
  expect(refused.status).toBe(422);
  const { code, errors } = await readRefusal(refused);
  expect(code).toBe('release-refused');
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('pnpm remote grant mf-hijack /woningaanbod/deventer'),
    expect.stringMatching(
      /^"\/woningaanbod\/deventer" of mf-hijack@1\.0\.0 overlaps "\/woningaanbod\/:city" of mf-listings@1\.0\.0/,
    ),
  ]);
  expect((await promote({ 'mf-hijack': '1.0.0' })).status).toBe(422);
});

test('… also with a grant: a grant gives no path that another remote has', async () => {
  await grant('mf-greedy', '/woningaanbod/deventer');
  const pages = { '/woningaanbod/deventer': page('gekaapt') };
  const messages = await readMessages(await publish(await createToyRemote('mf-greedy', { pages })));
  expect(messages).toEqual([expect.stringContaining(`overlaps "${offer}"`)]);
});

test('a path without a grant is refused with the command that grants it, and accepted after it', async () => {
  const release = await createToyRemote('mf-rentals', { pages: { '/huren': page('huren') } });
  expect(await readMessages(await publish(release))).toEqual([
    'mf-rentals@1.0.0 claims "/huren", and mf-rentals may claim nothing yet. Ask an operator for: pnpm remote grant mf-rentals /huren',
  ]);
  const reply = await grant('mf-rentals', '/huren');
  expect(await reply.json()).toMatchObject({
    grants: expect.arrayContaining([
      { remote: 'mf-rentals', path: '/huren', at: expect.any(Number), by: expect.stringMatching(/^token/) },
    ]),
  });
  expect((await publish(release)).status).toBe(201);
  expect((await promote({ 'mf-rentals': '1.0.0' })).status).toBe(200);
  expect(await (await ask('/huren')).text()).toContain('huren');
});

test.each(['/healthz', '/api', '/content', '/_platform', '/objects/nieuw', '/openapi.json'])(
  '%s, which the site answers itself, is not granted, published or explained as a page',
  async (path) => {
    const message = `${path} is no page: the site's API answers it, or a file.`;
    expect(await readMessages(await grant('mf-own', path))).toEqual([message]);
    const release = await createListings('1.0.1', { [path]: page('niets') });
    expect(await readMessages(await publish(release))).toContain(message);
    const explained = await ask(`/_platform/explain?path=${path}`, { headers: asToken(ownerToken) });
    expect(explained.status).toBe(404);
    expect(await explained.json()).toMatchObject({ detail: message });
  },
);

test('a grant that ended after publish makes promote refuse', async () => {
  await upload(await createToyRemote('mf-passing', { pages: { '/even': page('even') } }));
  expect((await withdraw('mf-passing', '/even')).status).toBe(200);
  expect(await readMessages(await promote({ 'mf-passing': '1.0.0' }))).toEqual([
    expect.stringContaining('mf-passing may claim nothing yet'),
  ]);
});

test('two remotes with the same path that were published side by side are not both promoted', async () => {
  const wide = await createToyRemote('mf-wide', { pages: { '/kopen/*': page('wijd') } });
  await upload(wide);
  await upload(await createToyRemote('mf-narrow', { pages: { '/kopen': page('smal') } }));
  expect((await promote({ 'mf-narrow': '1.0.0' })).status).toBe(200);
  expect(await readMessages(await promote({ 'mf-wide': '1.0.0' }))).toEqual([
    expect.stringContaining('"/kopen/*" of mf-wide@1.0.0 overlaps "/kopen" of mf-narrow@1.0.0'),
  ]);
});

test('a splat of the site gives way to a path of another remote, and not to another splat', async () => {
  const content = await createToyRemote('mf-content', { pages: { '/:slug': page('inhoud') } });
  content.record.pages['/:slug']!.sample.url = '/:slug';
  await upload(content);
  expect((await promote({ 'mf-content': '1.0.0' })).status).toBe(200);
  await upload(await createToyRemote('mf-beside', { pages: { '/beside': page('ernaast') } }));
  expect((await promote({ 'mf-beside': '1.0.0' })).status).toBe(200);
  await grant('mf-other', '/:iets');
  const refused = await publish(await createToyRemote('mf-other', { pages: { '/:iets': page('x') } }));
  expect(await readMessages(refused)).toEqual([expect.stringContaining('overlaps "/:slug" of mf-content')]);
});

test('a grant that never was is not withdrawn, and those that are there are told', async () => {
  await grant('mf-passing', '/zeven');
  const refused = await withdraw('mf-passing', '/oneven');
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({
    detail: 'mf-passing has no grant of "/oneven". It may claim /zeven.',
  });
  expect(await (await withdraw('mf-nobody', '/oneven')).json()).toMatchObject({
    detail: 'mf-nobody has no grant of "/oneven". It may claim nothing.',
  });
});

test('a grant that the live release needs stays', async () => {
  const refused = await withdraw('mf-listings', '/woningaanbod');
  expect(refused.status).toBe(422);
  expect(await readMessages(refused)).toEqual([expect.stringContaining(`claims "${offer}"`)]);
  expect(await getRegistry(bindings).listGrants()).toContainEqual(
    expect.objectContaining({ remote: 'mf-listings', path: '/woningaanbod' }),
  );
});

test('a grant that a running canary needs stays, and one that ended since its try-out starts none', async () => {
  await upload(await createToyRemote('mf-lease', { pages: { '/pand': page('pand') } }));
  const pages = { '/pand': page('pand'), '/pacht': page('pacht') };
  await upload(await createToyRemote('mf-lease', { version: '2.0.0', pages }));
  expect((await promote({ 'mf-lease': '1.0.0' })).status).toBe(200);
  const startCanary = (edge?: Bindings) =>
    sendJson('/_platform/canary', { versions: { 'mf-lease': '2.0.0' }, share: 5 }, ownerToken, edge);
  expect((await startCanary()).status).toBe(200);
  const refused = await withdraw('mf-lease', '/pacht');
  expect(refused.status).toBe(422);
  expect(await readMessages(refused)).toEqual([
    expect.stringContaining('mf-lease@2.0.0 claims "/pacht", and mf-lease may claim /pand.'),
  ]);
  await sendJson('/_platform/canary/abort', {}, ownerToken);

  const edge = createOvertakenEdge('startCanary', () => withdraw('mf-lease', '/pacht'));
  expect((await startCanary(edge)).status).toBe(422);
  expect((await promote({ 'mf-beside': '1.0.0' })).status).toBe(200);
});

test('a pattern that cannot be compared is refused by name', async () => {
  const refused = await publish(await createToyRemote('mf-strange', { pages: { '/a?/*/b': page('x') } }));
  expect((await readRefusal(refused)).errors).toEqual([
    {
      field: expect.stringContaining('record.pages'),
      message: expect.stringContaining('expected a pattern'),
    },
  ]);
});

test('what the built-in composition claims is granted from the start', async () => {
  const { grants } = (await (await ask('/_platform/grants', { headers: asToken(ownerToken) })).json()) as {
    grants: object[];
  };
  expect(grants).toContainEqual(
    expect.objectContaining({ remote: 'shell', path: '/400', by: 'the first composition' }),
  );
});
