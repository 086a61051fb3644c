import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
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
} from '../../test/releases.ts';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';

interface Shown {
  token: string;
  name: string;
  scopes: string[];
  expires: number;
}
const issue = (name: string, scopes: string[], by = ownerToken, more: object = {}) =>
  sendJson('/_platform/tokens', { name, scopes, ...more }, by);
const readShown = async (reply: Response): Promise<Shown> => {
  expect(reply.status).toBe(201);
  return (await reply.json()) as Shown;
};
const see = (path: string, token: string) => ask(path, { headers: asToken(token) });
const readDetail = async (reply: Response) => ((await reply.json()) as { detail: string }).detail;
const live = '/_platform/composition';
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await createToyRemote('mf-ours', { pages: { '/ons': `() => 'ons'` } }));
  await upload(await createToyRemote('mf-theirs'));
  expect((await promote({ shell: '1.0.0', 'mf-ours': '1.0.0' })).status).toBe(200);
});
beforeEach(() => {
  vi.useRealTimers();
});

test('a team with its own token sees what is live and its own releases, and nobody else’s', async () => {
  const { token } = await readShown(await issue('team-ours', ['publish:mf-ours']));
  const composition = await see(live, token);
  expect(composition.status).toBe(200);
  expect(await composition.json()).toMatchObject({ versions: { shell: '1.0.0', 'mf-ours': '1.0.0' } });
  const { releases } = (await (await see('/_platform/releases', token)).json()) as {
    releases: { remote: string; by: string }[];
  };
  expect(releases.map(({ remote }) => remote)).toEqual(['mf-ours']);
  expect((await see('/_platform/composition/history', token)).status).toBe(200);
});

test('the history and the list of releases name the token that did it', async () => {
  const { token } = await readShown(await issue('team-named', ['publish:mf-ours']));
  const next = await createToyRemote('mf-ours', { version: '1.1.0', pages: { '/ons': `() => 'nieuw'` } });
  expect((await upload(next, token)).status).toBe(201);
  expect((await rehearse(next, token)).status).toBe(200);
  expect((await promote({ 'mf-ours': '1.1.0' }, {}, token)).status).toBe(200);
  const { history } = (await (await see('/_platform/composition/history', token)).json()) as {
    history: { by: string }[];
  };
  expect(history[0]?.by).toBe('team-named');
  const { releases } = (await (await see('/_platform/releases', token)).json()) as {
    releases: { version: string; by: string }[];
  };
  expect(releases.find(({ version }) => version === '1.1.0')?.by).toBe('team-named');
});

test('a token is shown once, and only its hash is kept', async () => {
  const { token } = await readShown(await issue('team-once', ['publish:mf-once']));
  expect(token).toMatch(/^binnen_[\w-]{43}$/);
  const list = await (await see('/_platform/tokens', ownerToken)).text();
  expect(list).toContain('"team-once"');
  expect(list).not.toContain(token.slice(7));
  expect(list).not.toContain(await formatSha256(token));
  expect((await issue('team-once', ['publish:mf-once'])).status).toBe(409);
});

test('a revoked token is refused at once, and says what to do; a leaked one says that it leaked', async () => {
  for (const [name, leaked, said] of [
    ['team-gone', false, `was revoked on ${today}.`],
    ['team-leaked', true, `leaked and was revoked on ${today}.`],
  ] as const) {
    const { token } = await readShown(await issue(name, ['status']));
    expect((await see(live, token)).status).toBe(200);
    const revoked = await sendJson(`/_platform/tokens/${name}/revoke`, { leaked }, ownerToken);
    expect(await revoked.json()).toEqual({ name, revoked: 1 });
    const refused = await see(live, token);
    expect(refused.status).toBe(401);
    expect(await readDetail(refused)).toBe(
      `The token "${name}" ${said} Ask an operator for a new one: pnpm remote token rotate ${name}`,
    );
  }
});

test('an expired token is refused, and says when it expired', async () => {
  const token = `binnen_${'x'.repeat(43)}`;
  const hash = await formatSha256(token);
  const yesterday = Date.now() - 86_400_000;
  const added = { name: 'team-late', hash, scopes: ['status'], expires: yesterday, by: 'a test' };
  await getRegistry(bindings).addToken(added);
  const refused = await see(live, token);
  expect(refused.status).toBe(401);
  expect(await readDetail(refused)).toContain(
    `"team-late" expired on ${new Date(yesterday).toISOString().slice(0, 10)}. Ask an operator`,
  );
});

test('a token is rotated without a gap, or with none at all', async () => {
  const first = await readShown(await issue('team-turning', ['status']));
  const rotate = (body: object) => sendJson('/_platform/tokens/team-turning/rotate', body, ownerToken);
  const second = await readShown(await rotate({}));
  expect(second.scopes).toEqual(['status']);
  for (const { token } of [first, second]) expect((await see(live, token)).status).toBe(200);
  const third = await readShown(await rotate({ overlapHours: 0 }));
  for (const { token } of [first, second]) {
    const refused = await see(live, token);
    expect(refused.status).toBe(401);
    expect(await readDetail(refused)).toContain('was replaced');
  }
  expect((await see(live, third.token)).status).toBe(200);
});

test('an operator issues for all teams, and never more than the platform’s own scopes', async () => {
  const { token } = await readShown(await issue('ops', ['operate']));
  expect((await issue('team-new', ['publish:mf-new'], token)).status).toBe(201);
  for (const scope of ['site:leads', '*'])
    expect(await readDetail(await issue('sneaky', [scope], token))).toContain(`the scope "${scope}"`);
  await issue('office', ['site:leads']);
  const rotated = await sendJson('/_platform/tokens/office/rotate', {}, token);
  expect(rotated.status).toBe(403);
});

test('only an operator issues, lists or ends tokens', async () => {
  const { token } = await readShown(await issue('team-curious', ['publish:mf-ours', 'promote']));
  const replies = [
    await see('/_platform/tokens', token),
    await issue('mine', ['status'], token),
    await sendJson('/_platform/tokens/ops/rotate', {}, token),
    await sendJson('/_platform/tokens/ops/revoke', {}, token),
    await sendJson('/_platform/grants', { remote: 'mf-ours', path: '/x' }, token),
  ];
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

test('an unknown name or scope is refused by name', async () => {
  const refused = await issue('Team Leads', ['everything']);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [
      { field: 'name', message: expect.stringContaining('"team-news"') },
      { field: 'scopes.0', message: expect.stringContaining('publish:<remote>') },
    ],
  });
  const unknown = await sendJson('/_platform/tokens/nobody/revoke', {}, ownerToken);
  expect([unknown.status, await readDetail(unknown)]).toEqual([404, expect.stringContaining('token list')]);
});

test.each(['', 'x', 'null', '[]', '"x"', '7'])('a body that is no object (%j) is told so', async (body) => {
  const headers = { ...asToken(ownerToken), 'content-type': 'application/json' };
  const refused = await ask('/_platform/tokens', { method: 'POST', headers, body });
  expect([refused.status, await readDetail(refused)]).toEqual([400, 'Expected a JSON object as the body.']);
});

test('a token that is not in our format costs no call to the registry', async () => {
  const REGISTRY = { idFromName: () => 'registry', get: vi.fn(() => Promise.reject(new Error('asked'))) };
  const { createApp } = await import('../app/create-app.ts');
  const env = { ...bindings, REGISTRY } as unknown as typeof bindings;
  const reply = await createApp().request(live, { headers: asToken('a-guess-at-a-token') }, env);
  expect(reply.status).toBe(401);
  expect(REGISTRY.get).not.toHaveBeenCalled();
});

test('however much is wrong with a call, the reply is shorter than the call', async () => {
  const versions = Object.fromEntries(
    Array.from({ length: 1_500 }, (_, at) => [`no remote at all ${at}`, 'none']),
  );
  const body = JSON.stringify({ versions });
  const reply = await promote(versions);
  expect(reply.status).toBe(400);
  const text = await reply.text();
  expect(text.length).toBeLessThan(body.length / 4);
  expect(JSON.parse(text)).toMatchObject({
    errors: expect.arrayContaining([{ field: '…', message: expect.stringMatching(/and \d+ more/) }]),
  });
  const long = await promote({ ['x'.repeat(60_000)]: '1.0.0' });
  expect((await long.text()).length).toBeLessThan(2_000);
});
