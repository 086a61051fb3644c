import { createExecutionContext } from 'cloudflare:test';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { issue } from '../console.ts';
import { countWrites, postForm } from '../leads.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  sendJson,
  upload,
} from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';
import { readGrant, signGrant } from '@binnen/composer/behind/rollouts/previews/preview-grant';

const site = bindings['SITE_ORIGIN'] as string;
const key = bindings['PREVIEW_KEYS'] as string;
const hour = 3_600_000;
let made: PlatformReply<'preview'>;

const show = (grant: string, env: object = {}) =>
  Promise.resolve(
    createApp().request(
      `${site}/zie`,
      { headers: { 'x-preview': grant } },
      { ...bindings, ...env },
      createExecutionContext(),
    ),
  );

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  for (const version of ['1.0.0', '2.0.0'])
    await upload(
      await createToyRemote('mf-see', { version, pages: { '/zie': `() => 'versie ${version}'` } }),
    );
  await promote({ shell: '1.0.0', 'mf-see': '1.0.0' });
  const reply = await sendJson('/_platform/previews', { versions: { 'mf-see': '2.0.0' } }, ownerToken);
  made = (await reply.json()) as typeof made;
});
afterEach(() => vi.restoreAllMocks());

const expectRefused = async (reply: Response, why: string) => {
  expect(reply.status).toBe(403);
  const html = await reply.text();
  expect(html).toContain(why);
  expect(html).not.toContain('versie');
  expect(reply.headers.get('set-cookie')).toMatch(/^__Host-preview=; Max-Age=0/);
};

test('a grant cannot be changed into another', async () => {
  const [payload = '', signature = ''] = made.grant.split('.');
  const fields = JSON.parse(atob(payload)) as unknown[];
  for (const [at, value] of [
    [0, 'another'],
    [2, Date.now() + 1_000 * hour],
    [3, true],
  ] as const) {
    const changed = btoa(JSON.stringify(fields.with(at, value))).replaceAll('=', '');
    await expectRefused(await show(`${changed}.${signature}`), 'geen geldige preview');
  }
  await fc.assert(
    fc.asyncProperty(fc.nat(made.grant.length - 1), fc.constantFrom('A', 'z', '-', '.'), async (at, char) => {
      const text = made.grant.slice(0, at) + char + made.grant.slice(at + 1);
      const grant = await readGrant([key], text);
      // The last character of a base64 text has bits that say nothing.
      if (grant) expect([text.slice(0, -1), grant.composition]).toEqual([made.grant.slice(0, -1), made.id]);
    }),
    { numRuns: 200 },
  );
});

test('a grant is refused after its time', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(made.expires);
  await expectRefused(await show(made.grant), 'De tijd van deze preview is om');
});

test('a grant is refused on another origin, of the configuration or of the request', async () => {
  await expectRefused(await show(made.grant, { SITE_ORIGIN: 'https://elders.example' }), 'een ander adres');
  const elsewhere = await ask('https://elders.example/zie', { headers: { 'x-preview': made.grant } });
  await expectRefused(elsewhere, 'een ander adres');
});

test('a grant for a composition that was cleaned away, or never previewed, is refused', async () => {
  const terms = {
    composition: 'f'.repeat(24),
    at: 0,
    origin: site,
    expires: Date.now() + hour,
    sendsForms: false,
  };
  await expectRefused(await show(await signGrant(key, terms)), 'opgeruimd');
});

test('a preview that was ended stays so for its addresses, also when the same mix is previewed again', async () => {
  const versions = { 'mf-see': '2.0.0' };
  const preview = async () => {
    const reply = await sendJson('/_platform/previews', { versions, sendsForms: true }, ownerToken);
    return reply.json<typeof made>();
  };
  const leaked = await preview();
  expect(await (await show(leaked.grant)).text()).toContain('versie 2.0.0');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
  expect((await sendJson('/_platform/previews/end', { id: leaked.id }, ownerToken)).status).toBe(200);
  made = await preview();
  expect(made.id).toBe(leaked.id);
  expect(await (await show(made.grant)).text()).toContain('versie 2.0.0');
  await expectRefused(await show(leaked.grant), 'opgeruimd');
});

test('a form with a grant that is not accepted is sent as a live one, is written nowhere else, and its page says so', async () => {
  const terms = { composition: made.id, at: 0, origin: site, expires: Date.now() + hour, sendsForms: false };
  const grants = {
    madeUp: 'x',
    ended: await signGrant(key, { ...terms, expires: Date.now() - 1 }),
    rotated: await signGrant('another-preview-key-that-is-long-enough-to-be-one', terms),
    elsewhere: await signGrant(key, { ...terms, origin: 'https://elders.example' }),
    cleaned: await signGrant(key, { ...terms, composition: 'f'.repeat(24) }),
  };
  const rehearsed = vi.spyOn(console, 'info').mockImplementation(() => {});
  for (const [name, grant] of Object.entries(grants)) {
    const send = async (accept: string, fields: Record<string, string>) => {
      const before = await countWrites();
      const body = {
        firstname: 'Anna',
        email: `${name}-${accept.length}@example.nl`,
        phone: '06',
        acceptsPrivacy: 'ja',
        ...fields,
      };
      const headers = { accept, 'x-preview': grant };
      const reply = await postForm('formulier', 'contact', body, headers);
      return { reply, isSent: (await countWrites()) > before };
    };
    const byScript = await send('application/json', {});
    expect(byScript.isSent, name).toBe(true);
    expect(byScript.reply.headers.get('server-timing')).toContain('preview-ended;desc=');
    expect(byScript.reply.headers.get('set-cookie')).toMatch(/^__Host-preview=; Max-Age=0/);
    const withoutScript = await send('text/html', {});
    expect(withoutScript.isSent, name).toBe(true);
    expect(await withoutScript.reply.text()).toContain('De preview is afgelopen');
    const incomplete = await send('text/html', { firstname: ' ', phone: '0687654321', _pagina: '/zie' });
    expect([incomplete.isSent, incomplete.reply.status]).toEqual([false, 422]);
  }
  expect(rehearsed.mock.calls.flat().join()).not.toContain('was not sent');
});

test('cleaning keeps what a preview needs until it ends, and not longer', async () => {
  const began = Date.now();
  await upload(await createToyRemote('mf-see', { version: '3.0.0', pages: { '/zie': `() => 'versie 3'` } }));
  const clean = async (at: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(at);
    expect((await sendJson('/_platform/clean', { dryRun: false }, ownerToken)).status).toBe(200);
  };
  await clean(began + 2 * hour);
  expect(await (await show(made.grant)).text()).toContain('versie 2.0.0');
  await clean(began + 31 * 24 * hour);
  vi.restoreAllMocks();
  await expectRefused(await show(made.grant), 'opgeruimd');
});

test('keys are rotated: the first one signs, every one is accepted, and without any there are no previews', async () => {
  const next = 'the-next-preview-key-that-is-long-enough-too';
  const terms = { composition: made.id, at: 0, origin: site, expires: Date.now() + hour, sendsForms: false };
  const byOld = await signGrant(key, terms);
  expect(await readGrant([next, key], byOld)).toEqual(terms);
  expect(await readGrant([next], byOld)).toBeNull();
  const refused = await createApp().request(
    '/_platform/previews',
    { method: 'POST', headers: asToken(ownerToken), body: '{"versions":{"mf-see":"1.0.0"}}' },
    { ...bindings, PREVIEW_KEYS: '' },
    createExecutionContext(),
  );
  expect(refused.status).toBe(503);
  expect(JSON.stringify(await refused.json())).toContain('PREVIEW_KEYS');
});

test('a team may preview its own release with another team’s, and only an own one', async () => {
  const token = await issue('team-see', ['publish:mf-see']);
  const other = await issue('team-other', ['publish:mf-other']);
  const versions = { 'mf-see': '3.0.0', shell: '1.0.0' };
  await upload(await createToyRemote('mf-see', { version: '4.0.0', pages: { '/zie': `() => 'versie 4'` } }));
  const own = await sendJson('/_platform/previews', { versions: { ...versions, 'mf-see': '4.0.0' } }, token);
  expect(own.status, await own.clone().text()).toBe(201);
  expect((await sendJson('/_platform/previews', { versions }, other)).status).toBe(403);
  // Made again, a preview stays its first maker's. Who may make it may end it, too.
  const { id } = (await own.json()) as { id: string };
  const later = await issue('team-see-next', ['publish:mf-see']);
  expect((await sendJson('/_platform/previews/end', { id }, other)).status).toBe(403);
  expect((await sendJson('/_platform/previews/end', { id }, later)).status).toBe(200);
});

test('a preview of a mix whose earlier one is over is its own maker’s', async () => {
  await upload(await createToyRemote('mf-see', { version: '6.0.0', pages: { '/zie': `() => 'versie 6'` } }));
  const make = async (token: string) =>
    (await sendJson('/_platform/previews', { versions: { 'mf-see': '6.0.0' }, hours: 1 }, token)).json<
      typeof made
    >();
  const { id, expires } = await make(await issue('team-see-early', ['publish:mf-see']));
  vi.spyOn(Date, 'now').mockReturnValue(expires + 1);
  expect((await make(ownerToken)).id).toBe(id);
  const list = await ask('/_platform/previews', { headers: asToken(ownerToken) });
  const { previews } = await list.json<PlatformReply<'previews'>>();
  expect(previews.find((each) => each.id === id)).toMatchObject({
    at: expires + 1,
    by: expect.stringMatching(/^token /),
  });
});

test('a preview is of the remotes that it changed when it was made, whatever becomes live later', async () => {
  for (const version of ['1.0.0', '2.0.0'])
    await upload(await createToyRemote('mf-beside', { version, pages: { '/naast': `() => '${version}'` } }));
  await upload(await createToyRemote('mf-see', { version: '5.0.0', pages: { '/zie': `() => 'versie 5'` } }));
  await promote({ shell: '1.0.0', 'mf-see': '1.0.0', 'mf-beside': '1.0.0' });
  const token = await issue('team-see-first', ['publish:mf-see']);
  const mate = await issue('team-see-second', ['publish:mf-see']);
  const beside = await issue('team-beside', ['publish:mf-beside']);
  const own = await sendJson('/_platform/previews', { versions: { 'mf-see': '5.0.0' } }, token);
  const { id } = (await own.json()) as { id: string };
  await promote({ 'mf-beside': '2.0.0' });
  expect((await sendJson('/_platform/previews/end', { id }, beside)).status).toBe(403);
  await promote({ 'mf-see': '5.0.0' });
  expect((await sendJson('/_platform/previews/end', { id }, mate)).status).toBe(200);
});
