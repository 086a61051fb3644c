import type { ReadResult, Rendered, RenderReply } from '@binnen/platform/render-protocol';
import {
  defineEndpoint,
  getApi,
  notFound,
  PageError,
  redirect,
  type Endpoint,
  type Remote,
} from '@binnen/platform';
import { expect, test } from 'vitest';
import { createRender } from './entry-server.ts';

const call = '/objects/archive/?limit=2';

const answer = (loader: Endpoint['loader']) => async () => defineEndpoint({ loader, maxAge: 60 });

const remote: Remote = {
  pages: {},
  widgets: {},
  endpoints: {
    '/aanbod/aantal/:stad': answer(async ({ context, params, url }) => ({
      stad: params['stad'],
      soort: url.searchParams.get('soort'),
      aantal: (await getApi(context).objects.archive({ limit: 2 })).paginering.totaalAantal,
    })),
    '/aanbod/stil': answer(({ context }) =>
      getApi(context)
        .objects.archive({ limit: 2 })
        .catch(() => null),
    ),
    '/aanbod/stuk': answer(() => {
      throw new Error('a bug');
    }),
    '/aanbod/weg': answer(() => {
      throw notFound('address');
    }),
    '/aanbod/mis': answer(() => {
      throw new PageError(400, 'Geen stad');
    }),
    '/aanbod/groot': answer(() => 'x'.repeat(256_000)),
    '/aanbod/niets': answer(() => undefined),
    '/aanbod/kring': answer(() => {
      const ring: Record<string, unknown> = {};
      ring['ring'] = ring;
      return ring;
    }),
    '/aanbod/antwoord': answer(() => Response.json({ eigen: true })),
    '/aanbod/elders': answer(() => redirect('/aanbod')),
  },
};

const declared = { 'mf-listings': { version: '1.2.0', reads: ['/objects/archive/'] } };
const ask = (path: string, data: Record<string, ReadResult> = {}, reads = declared): Promise<RenderReply> =>
  createRender(
    { 'mf-listings': remote },
    { id: 'test', remotes: [] },
    reads,
  )({ url: `https://binnen.example${path}`, data, now: 0 });

const read = async (...words: Parameters<typeof ask>): Promise<Rendered & { text: string }> => {
  const reply = await ask(...words);
  if ('reads' in reply) throw new Error(`misses ${reply.reads.join()}`);
  return { ...reply, text: reply.html.map((piece) => new TextDecoder().decode(piece)).join('') };
};

const archive = { [call]: JSON.stringify({ resultaten: [], paginering: { totaalAantal: 7 } }) };

test('an endpoint reads what it needs and nothing of the frame, and answers JSON', async () => {
  expect(await ask('/aanbod/aantal/deventer')).toEqual({ reads: [call] });
  const reply = await read('/aanbod/aantal/deventer?soort=koop', archive);
  expect(reply).toMatchObject({
    status: 200,
    maxAge: 60,
    pattern: '/aanbod/aantal/:stad',
    widgets: [],
    used: [call],
  });
  expect(JSON.parse(reply.text)).toEqual({ stad: 'deventer', soort: 'koop', aantal: 7 });
  expect(reply).not.toHaveProperty('fault');
});

test('what the API refuses goes on with its code, and is no fault of the release', async () => {
  const failed = { [call]: { status: 503, code: 'upstream-unavailable' } };
  const reply = await read('/aanbod/aantal/deventer', failed);
  expect(reply).toMatchObject({ status: 503, code: 'upstream-unavailable', text: '', maxAge: 60 });
  expect(reply).not.toHaveProperty('fault');
});

test.each([
  ['/aanbod/weg', 404],
  ['/aanbod/mis', 400],
])('%s is refused as its loader says', async (path, status) => {
  const reply = await read(path);
  expect(reply).toMatchObject({ status, text: '' });
  expect(reply).not.toHaveProperty('fault');
});

test.each([
  ['/aanbod/stuk', 'a bug'],
  ['/aanbod/groot', 'It answers 257 kB; an endpoint answers 256 kB at most'],
  ['/aanbod/niets', 'a value that JSON can say'],
  ['/aanbod/kring', 'circular'],
  ['/aanbod/antwoord', 'a value that JSON can say'],
])('%s answers 500, and its fault says why', async (path, says) => {
  expect(await read(path)).toMatchObject({ status: 500, text: '', fault: expect.stringContaining(says) });
});

test('an endpoint that redirects gives a location', async () => {
  expect(await ask('/aanbod/elders')).toMatchObject({ status: 302, location: '/aanbod' });
});

test('a read that its release did not declare is refused by name, also where the loader goes on without', async () => {
  const reads = { 'mf-listings': { version: '1.2.0', reads: [] } };
  const fault = expect.stringContaining(
    'mf-listings 1.2.0 reads /objects/archive/, which it does not declare',
  );
  expect(await read('/aanbod/aantal/deventer', archive, reads)).toMatchObject({ status: 500, fault });
  expect(await read('/aanbod/stil', archive, reads)).toMatchObject({ status: 200, fault });
});
