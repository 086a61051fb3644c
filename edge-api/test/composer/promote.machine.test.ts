import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bindings } from '../bindings.ts';
import { hurry } from '../hurry.ts';
import { asToken, createToyRemote, createToyShell, ownerToken, promote, upload } from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';
import type { Bindings } from '../../src/environment/env.ts';

const app = createApp();

beforeAll(async () => {
  await upload(await createToyShell());
  for (const version of ['1.0.0', '2.0.0'])
    await upload(
      await createToyRemote('mf-walk', {
        version,
        pages: { '/begin': `() => '${version}'`, '/loop': `() => '${version}'` },
      }),
    );
  await promote({ shell: '1.0.0', 'mf-walk': '1.0.0' }, { allowLoss: true });
});

// The pause before a promote tries again.
beforeEach(() => hurry(1_000));

const promoteOn = async (env: Bindings, version: string) => {
  const reply = await app.request(
    '/_platform/composition',
    {
      method: 'POST',
      headers: { ...asToken(ownerToken), 'content-type': 'application/json' },
      body: JSON.stringify({ versions: { 'mf-walk': version }, now: true }),
    },
    env,
    createExecutionContext(),
  );
  return { status: reply.status, body: await reply.json<Record<string, unknown>>() };
};

/** An edge that loses so many isolates while they try out a release: at once, or at the page of `path`. */
const createLossyEdge = (losses: number, path = ''): Bindings => {
  let left = losses;
  const loader = bindings.LOADER!;
  const load: typeof loader.load = (code) => {
    const isolate = loader.load(code);
    left -= 1;
    if (left < 0) return isolate;
    const render = (request: { url: string }) => {
      if (request.url.endsWith(path)) throw new Error('Network connection lost.');
      return Reflect.get(isolate.getEntrypoint(), 'render')(request);
    };
    return Object.assign(Object.create(isolate), { getEntrypoint: () => ({ render }) });
  };
  return { ...bindings, LOADER: { get: loader.get.bind(loader), load } };
};

test('a promote that loses its renderer tries again, and no release is refused for it', async () => {
  expect(await promoteOn(createLossyEdge(2), '2.0.0')).toMatchObject({
    status: 200,
    body: { versions: { 'mf-walk': '2.0.0' } },
  });
});

test('a promote without a renderer says so, and that it may be tried again', async () => {
  for (const env of [createLossyEdge(100), { ...bindings, RENDERER_URL: 'http://localhost:9' }])
    expect(await promoteOn(env, '1.0.0')).toMatchObject({
      status: 503,
      body: { code: 'renderer-unavailable', detail: expect.stringContaining('Nothing changed') },
    });
});

test('a page that ends its renderer each time is refused by its name', async () => {
  expect(await promoteOn(createLossyEdge(100, '/loop'), '1.0.0')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'mf-walk@1.0.0 page /loop', message: expect.stringContaining('6 times') }] },
  });
});
