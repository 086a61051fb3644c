import type { Replay } from '@binnen/platform/contract/replays';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { issue, open, send, signIn, site } from '../console.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  rehearse,
  sendJson,
  upload,
} from '../releases.ts';
import { bindings } from '../bindings.ts';
import { formatReplayId, keepReplay } from '@binnen/composer/behind/rollouts/replays/replay-store';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { noCounts } from '@binnen/composer/behind/registry/judging/judge-canary';
import { createBatch } from '@binnen/composer/behind/registry/judging/stored-canary';

const read = async (path: string, cookie: string) => (await open(path, cookie)).text();
const at = (page: string) => `/_platform/console/${page}`;
const readLive = async () =>
  (await (await ask('/_platform/composition', { headers: asToken(ownerToken) })).json()) as {
    id: string;
    versions: Record<string, string>;
  };
const readCanary = async () =>
  (
    (await (await ask('/_platform/canary', { headers: asToken(ownerToken) })).json()) as {
      canaries: { id: string; state: string; share: number; auto: unknown }[];
    }
  ).canaries[0];

let cookie = '';
let newest: Awaited<ReturnType<typeof createToyRemote>>;

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  const offers = {
    'walk-map': { says: 'a map', props: {}, placeable: false, late: 'gap' as const },
  };
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    newest = await createToyRemote('mf-walk', {
      version,
      pages: { '/loop': `() => 'versie ${version}'` },
      reads: ['/content/frame'],
      widgets: ['walk-map'],
      offers,
      uses: version === '3.0.0' ? ['walk-map'] : [],
    });
    await upload(newest);
  }
  await promote({ shell: '1.0.0', 'mf-walk': '1.0.0' });
  await promote({ 'mf-walk': '2.0.0' });
  cookie = await signIn();
});
afterEach(async () => {
  if ((await readCanary())?.state === 'running') await sendJson('/_platform/canary/abort', {}, ownerToken);
});

test('who is not signed in gets the form to sign in, on every page', async () => {
  for (const path of ['/_platform/', at('history'), at('canary')]) {
    const reply = await open(path);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<label for="token">Token</label>');
  }
  expect((await open('/_platform')).headers.get('location')).toBe('/_platform/');
});

test('a token is exchanged for a session that only this site’s pages and no script can use', async () => {
  const reply = await open('/_platform/console/sign-in', undefined, {
    method: 'POST',
    headers: { origin: site, 'content-type': 'application/x-www-form-urlencoded' },
    body: `token=${ownerToken}`,
  });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/_platform/']);
  const [set] = reply.headers.getSetCookie();
  expect(set).toMatch(
    /^__Host-console=[\w-]{60,}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(set).not.toContain(ownerToken);
});

test('it tells what is live, since when and by whom', async () => {
  const page = await read('/_platform/', cookie);
  const { id } = await readLive();
  expect(page).toContain(id);
  expect(page).toMatch(/mf-walk<\/b>.*2\.0\.0.*since.*<time.*by token [0-9a-f]{8}/);
});

test('it lists releases with size, what they offer and use, and where they are shown', async () => {
  const page = await read(at('releases'), cookie);
  expect(page).toMatch(/2\.0\.0 <span class="badge live">live/);
  expect(page).toMatch(/In browsers<\/dt><dd>\d+ B/);
  expect(page).toContain('<dt>Offers</dt><dd>walk-map</dd>');
  expect(page.split('<dt>Uses</dt><dd>walk-map</dd>')).toHaveLength(2);
});

test('beside a release is what a browser found in it', async () => {
  expect(await read(at('releases'), cookie)).toContain('Nobody opened it in a browser');
  expect((await rehearse(newest, ownerToken, ['Error: kapot <b>'])).status).toBeLessThan(300);
  const page = await read(at('releases'), cookie);
  expect(page).toMatch(/1 of 2 samples is broken in a browser, by token [0-9a-f]{8}/);
  expect(page).toContain('page /woordenboek at 390 px: Error: kapot &lt;b&gt;');
  await rehearse(newest, ownerToken);
  expect(await read(at('releases'), cookie)).toContain('2 samples were opened in a browser, none is broken');
});

test('the pages on which nothing is filled in renew themselves each minute', async () => {
  const readRefresh = async (path: string) => (await open(path, cookie)).headers.get('refresh');
  for (const path of ['/_platform/', at('faults'), at('health')]) expect(await readRefresh(path)).toBe('60');
  for (const path of [at('releases'), at('history'), at('canary'), at('previews')])
    expect(await readRefresh(path)).toBeNull();
  expect((await open(at('health'))).headers.get('refresh')).toBeNull();
});

test('a roll-back is one step, of what the page showed, and is done once however often it is sent', async () => {
  const { id } = await readLive();
  const page = await read(at('history'), cookie);
  expect(page).toContain('mf-walk 2.0.0 → 1.0.0');
  expect(page).toContain(`name="expected" value="${id}"`);
  const fields = { remote: 'mf-walk', expected: id };
  const done = await send(at('history/roll-back'), cookie, fields);
  expect([done.status, done.headers.get('location')]).toEqual([303, at('history')]);
  expect((await readLive()).versions['mf-walk']).toBe('1.0.0');
  const said = done.headers.getSetCookie()[0]!.split(';')[0]!;
  const next = await open(at('history'), `${cookie}; ${said}`);
  expect(await next.text()).toContain('It was rolled back.');
  expect(next.headers.get('set-cookie')).toContain('__Host-console-said=; Max-Age=0');

  await promote({ 'mf-walk': '2.0.0' });
  await promote({ 'mf-walk': '3.0.0' });
  const again = await send(at('history/roll-back'), cookie, fields);
  expect(again.status).toBe(422);
  expect(await again.text()).toContain('Another change came in between');
  expect((await readLive()).versions['mf-walk']).toBe('3.0.0');
  await promote({ 'mf-walk': '2.0.0' });
});

test('a canary is started, given to more, drawn with both sides’ figures, and taken back', async () => {
  await send(at('canary/start'), cookie, { 'version.mf-walk': '3.0.0', share: '5', auto: 'yes' });
  const started = (await readCanary())!;
  expect(started).toMatchObject({ state: 'running', share: 5, auto: { shares: [25, 100] } });
  const lcp = { 20: 3 };
  await getRegistry(bindings).takeHealth(started.id, {
    ...createBatch(),
    stable: { ...noCounts(), views: 950, lcp },
    canary: { ...noCounts(), views: 50, faults: { error: 1 }, lcp },
    faults: [{ side: 'canary', kind: 'error', page: '/loop', stack: 'mf-walk/3.0.0/a.js:1:2', count: 1 }],
  });
  const page = await read(at('canary'), cookie);
  expect(page).toContain('The canary runs for 5 % of the visitors.');
  expect(page).toContain('aria-label="Page views a minute. Last: stable 950, canary 50."');
  expect(page).toContain('aria-label="Faults in 100 page views. Last: stable 0, canary 2."');
  expect(page).toMatch(
    /aria-label="LCP, three of four visits\. Last: stable [\d.]+ m?s, canary [\d.]+ m?s\."/,
  );
  expect(page).toContain('mf-walk/3.0.0/a.js:1:2');
  expect(page).toMatch(/worse in faults<\/span><meter/);

  const expected = started.id;
  await send(at('canary/share'), cookie, { expected, share: '40' });
  expect(await readCanary()).toMatchObject({ share: 40, auto: { shares: [100] } });
  await send(at('canary/abort'), cookie, { expected });
  expect(await readCanary()).toMatchObject({ state: 'aborted' });
  await send(at('canary/start'), cookie, { 'version.mf-walk': '3.0.0', share: '30', auto: 'yes' });
  expect(await readCanary()).toMatchObject({ state: 'running', share: 30, auto: { shares: [100] } });
  // The page before shows the canary that was taken back.
  for (const button of ['canary/promote', 'canary/abort', 'canary/share']) {
    const late = await send(at(button), cookie, { expected, share: '100' });
    expect(late.status).toBe(422);
    expect(await late.text()).toContain('The canary ended meanwhile.');
  }
  const { id } = (await readCanary())!;
  expect(await readCanary()).toMatchObject({ state: 'running', share: 30 });
  expect(await read(at('canary'), cookie)).toContain(`name="expected" value="${id}"`);
  await send(at('canary/promote'), cookie, { expected: id });
  expect((await readLive()).versions['mf-walk']).toBe('3.0.0');
  await promote({ 'mf-walk': '2.0.0' });
});

test('a canary that went back after some days is told that day', async () => {
  await send(at('canary/start'), cookie, { 'version.mf-walk': '3.0.0', share: '5' });
  const { id } = (await readCanary())!;
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now');
  const hour = 3_600_000;
  const readFirst = async (later: number) => {
    clock.mockReturnValue(now + later);
    return read('/_platform/', await signIn());
  };
  expect(await readFirst(30 * hour)).toContain('A canary of mf-walk runs');
  await getRegistry(bindings).takeHealth(id, {
    ...createBatch(),
    stable: { ...noCounts(), views: 400 },
    canary: { ...noCounts(), views: 400, faults: { server: 200 } },
  });
  expect(await readFirst(50 * hour)).toContain('A canary of mf-walk went back by itself.');
  expect(await readFirst(55 * hour)).not.toContain('went back by itself');
});

test('a preview is made, opened from its list, and ended for everybody', async () => {
  await send(at('previews/make'), cookie, { 'version.mf-walk': '3.0.0', hours: '2' });
  const page = await read(at('previews'), cookie);
  const [, url, id] = /href="[^"]*(\/_preview\?grant=[^"]+)".*?name="id" value="([^"]+)"/.exec(page) ?? [];
  const opened = await open(url!);
  expect(opened.status).toBe(303);
  const preview = opened.headers.get('set-cookie')!.split(';')[0]!;
  expect(await (await open('/loop', preview)).text()).toContain('versie 3.0.0');
  await send(at('previews/end'), cookie, { id: id! });
  expect((await open('/loop', preview)).status).toBe(403);
  expect(await read(at('previews'), cookie)).not.toContain(id!);
});

test('the leads of a preview are told, and nothing of what was typed', async () => {
  const { grant, id } = (await (
    await sendJson('/_platform/previews', { versions: { 'mf-walk': '3.0.0' } }, ownerToken)
  ).json()) as { grant: string; id: string };
  const lead = {
    _formulier: 'contact',
    firstname: 'Anna',
    lastname: 'Proefpersoon',
    email: 'anna@voorbeeld.example',
    phone: '0612345678',
    message: 'Een vraag',
    acceptsPrivacy: 'on',
  };
  const reply = await open('/ac/contact/add/formulier', undefined, {
    method: 'POST',
    headers: { 'x-preview': grant, accept: 'application/json' },
    body: new URLSearchParams(lead),
  });
  expect(reply.status, await reply.text()).toBe(200);
  const page = await read(at('previews'), cookie);
  expect(page).toMatch(new RegExp(`contact.*would have done: contact.*with.*email.*${id}`));
  for (const typed of [lead.lastname, lead.email, lead.phone, lead.message])
    expect(page).not.toContain(typed);
});

const failure = (says: string): Replay => ({
  id: '998765432-3f2a9c1d22ab',
  at: Date.now(),
  composition: 'abc',
  pattern: '/loop',
  kind: 'server',
  path: '/loop?soort=koop',
  says,
  versions: {},
  url: `${site}/loop`,
  now: 0,
  data: null,
  status: 500,
  gaps: [],
  stack: [],
});

test('pages that failed in the last day are listed with the id of their replay, as text', async () => {
  const id = await formatReplayId({ composition: 'abc', pattern: '/loop', kind: 'server' }, Date.now());
  const older = await formatReplayId({ composition: 'old', pattern: '/oud', kind: 'gap' }, Date.now());
  await keepReplay(bindings.RELEASES, { ...failure('TypeError: <img src=x>'), id });
  const yesterday = Date.now() - 25 * 3_600_000;
  await keepReplay(bindings.RELEASES, { ...failure('long ago'), id: older, at: yesterday });
  const page = await read(at('faults'), cookie);
  expect(page).toMatch(new RegExp(`/loop failed.*TypeError: &lt;img src=x&gt;.*${id}`));
  expect(page).not.toContain('<img');
  expect(page).not.toContain('long ago');
});

test('the first page names each page of what is live that failed in the last day, and leads to its replay', async () => {
  const { id: composition } = await readLive();
  const keep = async (pattern: string, more: Partial<Replay>) => {
    const name = { composition, pattern, kind: 'server' as const, ...more };
    const id = await formatReplayId(name, Date.now());
    await keepReplay(bindings.RELEASES, { ...failure(`TypeError: ${pattern}`), ...name, id });
    return id;
  };
  const id = await keep('/loop', {});
  await keep('/weg', { composition: 'abc' });
  await keep('/leeg', { kind: 'data' });
  const page = await read('/_platform/', cookie);
  expect(page).toContain(`<a href="${at('faults')}#${id}">/loop failed: TypeError: /loop</a>`);
  expect(page).not.toMatch(/\/(weg|leeg) failed/);
});

test('at night the first page says what is wrong in browsers, whose it is, and has the button; a fault leads on', async () => {
  await promote({ 'mf-walk': '2.0.0' });
  expect(await read('/_platform/', cookie)).toContain(
    'Nothing, as far as the browsers that were watched tell.',
  );
  const fault = { release: 'mf-walk@2.0.0', kind: 'hydration', stack: 'mf-walk/2.0.0/a.js:1:2' } as const;
  const tell = { madeAt: Date.now(), page: '/loop', releases: ['mf-walk@2.0.0'], fault, times: {} };
  await getRegistry(bindings).addWatched(
    ['a', 'b', 'c', 'd'].map((nonce) => ({
      ...tell,
      ...{ nonce, network: nonce, fault: { ...fault, witness: nonce } },
    })),
  );
  const page = await read('/_platform/', cookie);
  expect(page).toMatch(/the release’s<\/b>.*mf-walk@2\.0\.0 has a fault in 4 of 4 views/);
  expect(page).toContain('Roll back mf-walk');
  const looker = await signIn(await issue('night-looker', ['status']));
  expect(await read('/_platform/', looker)).not.toContain('Roll back mf-walk');
  expect(page).toContain(`href="${at('faults')}#mf-walk@2.0.0"`);
  const faults = await read(at('faults'), cookie);
  expect(faults).toContain('id="mf-walk@2.0.0"');
  const replay = /4 × hydration.*?href="#(\d{9}-\w{12})">Its last replay<.*?mf-walk\/2\.0\.0\/a\.js:1:2/.exec(
    faults,
  )?.[1];
  expect(faults).toContain(`id="${replay}"`);
});

test('health tells of outbox, upstreams and cache', async () => {
  const page = await read(at('health'), cookie);
  for (const text of ['Waiting to be delivered', 'directus', 'is called', 'How old the cache is'])
    expect(page).toContain(text);
});

test('a team sees its own releases, and is offered what it may do and nothing else', async () => {
  await upload(await createToyRemote('mf-side', { pages: { '/zij': `() => 'zij'` } }));
  await promote({ 'mf-side': '1.0.0' });
  const team = await signIn(await issue('team-walk', ['publish:mf-walk']));
  const releases = await read(at('releases'), team);
  expect(releases).toContain('mf-walk');
  expect(releases).not.toContain('mf-side');
  const history = await read(at('history'), team);
  expect(history).toContain('Roll back mf-walk');
  for (const other of ['Roll back everything', 'Roll back mf-side', 'Roll back shell'])
    expect(history).not.toContain(other);
  expect(await read(at('canary'), team)).toContain('Start the canary');

  const looker = await signIn(await issue('looker', ['status']));
  for (const page of ['history', 'canary', 'previews'])
    expect(await read(at(page), looker), page).not.toMatch(/<button(?! class="quiet">Sign out)/);
});

test('signing out ends the session, for a copy of its cookie too', async () => {
  const own = await signIn();
  const reply = await send('/_platform/console/sign-out', own);
  expect(reply.headers.get('set-cookie')).toMatch(/^__Host-console=; Max-Age=0; Path=\//);
  expect(await read('/_platform/', own)).toContain('<label for="token">');
});

test('the oldest change that is listed does not claim that all was new', async () => {
  const registry = getRegistry(bindings);
  const change = { action: 'promote', remote: null, restores: null, by: 'many', shows: 'soon' } as const;
  const mixes = [];
  for (const version of ['1.0.0', '2.0.0']) {
    await promote({ 'mf-walk': version });
    mixes.push((await registry.findLive()).composition!);
  }
  for (let turn = 0; turn < 100; turn += 1)
    await registry.commit(mixes[turn % 2]!, await registry.findLive(), change);
  const page = await read(at('history'), await signIn());
  expect(page).toMatch(/mf-walk 2\.0\.0 → 1\.0\.0/);
  expect(page).not.toContain('mf-walk – →');
  expect(page).toContain('the change before it is not listed');
  expect(await read('/_platform/', await signIn())).toContain('since before the history that is kept');
});
