import { beforeAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { issue, open, post, readCookie, readFormToken, send, signIn, site } from '../console.ts';
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
import { bindings } from '../bindings.ts';
import { noCounts } from '@binnen/composer/behind/registry/judging/judge-canary';
import { createBatch } from '@binnen/composer/behind/registry/judging/stored-canary';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { actions, pages } from '@binnen/composer/behind/console/session/paths';

const readLive = async () =>
  (
    (await (await ask('/_platform/composition', { headers: asToken(ownerToken) })).json()) as {
      id: string;
      versions: Record<string, string>;
    }
  ).versions;
const readLiveId = async () =>
  ((await (await ask('/_platform/composition', { headers: asToken(ownerToken) })).json()) as { id: string })
    .id;
const writes = Object.values(actions).filter((path) => path !== actions.signIn);
const isSignIn = (html: string) => html.includes('<label for="token">');

let cookie = '';

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  for (const remote of ['mf-ours', 'mf-theirs'])
    for (const version of ['1.0.0', '2.0.0'])
      await upload(
        await createToyRemote(remote, { version, pages: { [`/${remote}`]: `() => 'versie ${version}'` } }),
      );
  await promote({ shell: '1.0.0', 'mf-ours': '1.0.0', 'mf-theirs': '1.0.0' });
  await promote({ 'mf-ours': '2.0.0' });
  await promote({ 'mf-theirs': '2.0.0' });
});
beforeEach(async () => {
  cookie = await signIn();
});
afterEach(() => void vi.useRealTimers());

test('every page forbids scripts, frames and other targets, and is never kept', async () => {
  for (const path of [...Object.values(pages), '/_platform/console/nothing']) {
    const { headers } = await open(path, cookie);
    const policy = headers.get('content-security-policy')!;
    for (const directive of ["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy, path).toContain(directive);
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-request-id')).toBeTruthy();
  }
});

test('no page has a script, an inline style, or anything of the session in an address', async () => {
  const token = await readFormToken(cookie);
  for (const path of Object.values(pages)) {
    const html = await (await open(path, cookie)).text();
    expect(html, path).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|javascript:/i);
    for (const [, address] of html.matchAll(/(?:href|action)="([^"]+)"/g)) {
      expect(address).not.toContain(token);
      expect(address).not.toContain(cookie.split('=')[1]);
    }
  }
});

test('what names, reasons and reports contain is text', async () => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
  const [started] = (
    (await (
      await sendJson('/_platform/canary', { versions: { 'mf-ours': '1.0.0' }, share: 5 }, ownerToken)
    ).json()) as { canaries: { id: string }[] }
  ).canaries;
  const { id } = started!;
  await getRegistry(bindings).takeHealth(id, {
    ...createBatch(),
    canary: { ...noCounts(), views: 1, faults: { [attack]: 1 } },
    faults: [{ side: 'canary', kind: 'error', page: attack, stack: attack, count: 1 }],
  });
  await getRegistry(bindings).addRehearsal({
    form: attack,
    composition: attack,
    steps: [attack],
    fields: [attack],
  });
  for (const path of Object.values(pages)) {
    const html = await (await open(path, cookie)).text();
    expect(html, path).not.toMatch(/<img|<script/);
  }
  const refused = await send(actions.endPreview, cookie, { id: attack });
  expect(await refused.text()).not.toMatch(/<img|<script/);
  const wrong = await send(actions.makePreview, cookie, { [`version.${attack}`]: attack, hours: attack });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).not.toMatch(/<img|<script/);
  await sendJson('/_platform/canary/abort', {}, ownerToken);
});

test('a write without the form’s token, with another session’s, or from another origin changes nothing', async () => {
  const before = await readLive();
  const form = await readFormToken(cookie);
  const other = await readFormToken(await signIn());
  const body = new URLSearchParams({ form, remote: 'mf-ours', expected: await readLiveId() }).toString();
  for (const path of writes) {
    expect((await post(path, {}, cookie)).status, path).toBe(403);
    expect((await post(path, { form: other }, cookie)).status, path).toBe(403);
    for (const origin of ['https://elders.example', 'null', undefined]) {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        ...(origin ? { origin } : {}),
      };
      expect((await open(path, cookie, { method: 'POST', headers, body })).status, path).toBe(403);
    }
    const json = { origin: site, 'content-type': 'text/plain' };
    expect((await open(path, cookie, { method: 'POST', headers: json, body })).status, path).toBe(415);
    expect((await open(path, cookie)).status, path).toBe(405);
  }
  const partner = 'https://partner.example';
  const allowed = await open(
    actions.rollBack,
    cookie,
    {
      method: 'POST',
      headers: { origin: partner, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    },
    { CORS_ORIGINS: partner },
  );
  expect(allowed.status, 'a site that may use the API may not use the console').toBe(403);
  expect(await readLive()).toEqual(before);
});

test('signing in for somebody else from another site is refused', async () => {
  const reply = await open(actions.signIn, undefined, {
    method: 'POST',
    headers: {
      origin: 'https://elders.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: `token=${ownerToken}`,
  });
  expect([reply.status, reply.headers.get('set-cookie')]).toEqual([403, null]);
});

test('a session that was planted is not used: each sign-in makes a new one', async () => {
  const planted = '__Host-console=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
  expect(isSignIn(await (await open(pages.live, planted)).text())).toBe(true);
  const reply = await post(actions.signIn, { token: ownerToken }, cookie);
  const fresh = readCookie(reply)!;
  expect(fresh).not.toBe(cookie);
  expect(await readFormToken(fresh)).not.toBe(await readFormToken(cookie));
});

test('a cookie that was changed anywhere is none', async () => {
  const [name, sealed = ''] = cookie.split('=');
  for (let at = 0; at < sealed.length - 1; at += 7) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(isSignIn(await (await open(pages.live, `${name}=${changed}`)).text()), String(at)).toBe(true);
  }
  expect(isSignIn(await (await open(pages.live, `${name}=${'A'.repeat(5_000)}`)).text())).toBe(true);
});

test('a session is over after an hour', async () => {
  const form = await readFormToken(cookie);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
  expect(isSignIn(await (await open(pages.live, cookie)).text())).toBe(true);
  const late = await post(actions.rollBack, { form, expected: await readLiveId() }, cookie);
  expect(late.status).toBe(401);
  expect(isSignIn(await late.text())).toBe(true);
});

test.each([
  ['revoked', 'revoke', { leaked: true }, 'leaked and was revoked'],
  ['rotated', 'rotate', { overlapHours: 0 }, 'was replaced'],
])('a session ends when its token is %s', async (name, call, body, says) => {
  const team = await signIn(await issue(`team-${name}`, ['publish:mf-ours']));
  expect((await open(pages.live, team)).status).toBe(200);
  await sendJson(`/_platform/tokens/team-${name}/${call}`, body, ownerToken);
  const reply = await open(pages.live, team);
  const html = await reply.text();
  expect([reply.status, isSignIn(html)]).toEqual([401, true]);
  expect(html).toContain(says);
});

test('a session of a root token ends when the configuration has it no more', async () => {
  const reply = await open(pages.live, cookie, {}, { PLATFORM_TOKENS: '{}' });
  expect([reply.status, isSignIn(await reply.text())]).toEqual([401, true]);
});

test('a team does nothing to another’s remote, whatever it sends', async () => {
  const before = await readLive();
  const team = await signIn(await issue('team-ours', ['publish:mf-ours']));
  const expected = await readLiveId();
  for (const [path, fields] of [
    [actions.rollBack, { expected }],
    [actions.rollBack, { remote: 'mf-theirs', expected }],
    [actions.rollBack, { remote: 'shell', expected }],
    [actions.startCanary, { 'version.mf-theirs': '1.0.0', share: '5' }],
    [actions.startCanary, { 'version.mf-theirs': '1.0.0', 'version.mf-ours': '1.0.0', share: '5' }],
    [actions.makePreview, { 'version.mf-theirs': '1.0.0', hours: '2' }],
  ] as const) {
    const reply = await send(path, team, fields);
    expect(reply.status, JSON.stringify(fields)).toBe(403);
    expect(await reply.text()).toContain('does not have the scope');
  }
  const begun = { versions: { 'mf-theirs': '1.0.0' }, share: 5 };
  await sendJson('/_platform/canary', begun, ownerToken);
  const expectedCanary = (await getRegistry(bindings).listCanaries())[0]?.id ?? '';
  await sendJson('/_platform/previews', { versions: { 'mf-theirs': '1.0.0' } }, ownerToken);
  const canary = await (await open(pages.canary, team)).text();
  expect(canary).not.toContain('Take the canary back');
  for (const path of [actions.shareCanary, actions.promoteCanary, actions.abortCanary])
    expect((await send(path, team, { share: '50', expected: expectedCanary })).status, path).toBe(403);
  const [kept] = await getRegistry(bindings).listPreviews();
  expect((await send(actions.endPreview, team, { id: kept!.id })).status).toBe(403);
  await sendJson('/_platform/canary/abort', {}, ownerToken);
  expect(await readLive()).toEqual(before);
});

test('a token that may not see the status cannot sign in', async () => {
  const token = await issue('office', ['site:leads']);
  const reply = await post(actions.signIn, { token });
  expect([reply.status, reply.headers.get('set-cookie')]).toEqual([403, null]);
});

test('a token that is not known is refused without being told, and many of them have to wait', async () => {
  const reply = await post(actions.signIn, { token: 'binnen_nothing-that-was-ever-issued-to-anybody-xyz' });
  expect(reply.status).toBe(401);
  const html = await reply.text();
  expect([isSignIn(html), html.includes('nothing-that-was-ever')]).toEqual([true, false]);
  const RATE_LIMIT = { limit: vi.fn(async () => ({ success: false })) };
  const limited = await post(actions.signIn, { token: 'wrong-token' }, undefined, { RATE_LIMIT });
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
  expect(limited.headers.get('content-type')).toContain('text/html');
  const good = await post(actions.signIn, { token: ownerToken }, undefined, { RATE_LIMIT });
  expect(good.status, 'a good token is not counted').toBe(303);
});

test('a body that is too large is refused before it is read, signed in or not', async () => {
  for (const own of [undefined, cookie])
    for (const path of Object.values(actions))
      expect((await post(path, { token: 'x'.repeat(20_000) }, own)).status, path).toBe(413);
});

test('a session opens nothing but the console', async () => {
  expect((await open('/_platform/composition', cookie)).status).toBe(401);
  expect((await open('/_platform/leads', cookie)).status).toBe(401);
});

test('a bearer token opens no page of the console', async () => {
  const reply = await open(pages.live, undefined, { headers: asToken(ownerToken) });
  expect(isSignIn(await reply.text())).toBe(true);
});
