import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../test/listen.ts';
import { runCommand } from './commands.ts';
import { EdgeRefusal } from './edge-client.ts';
import { grantClaims } from './operate.ts';
import { keepResult } from './browser/keep-result.ts';
import { readBuild } from './releases.ts';

interface Call {
  method: string;
  path: string;
  token: string;
  body: string;
}

let server: Server;
let url: string;
let calls: Call[];
let reply: { status: number; body: object };

/** An edge that answers what the test wants, over real HTTP. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      calls.push({
        method,
        path,
        token: headers.authorization ?? '',
        body: Buffer.concat(chunks).toString(),
      });
      response
        .writeHead(reply.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as { port: number }).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
  reply = { status: 200, body: { id: 'abc', versions: { 'mf-leads': '1.2.0' }, changed: true } };
});

/** What is live and what is published, in one body: each schema takes its own of it. */
const live = { id: 'abc', versions: { 'mf-leads': '1.2.0' }, releases: [] };
const run = (...words: string[]) => runCommand(words, { url, token: 'team-token' }, '/nowhere');
const refusal = async (promise: Promise<unknown>): Promise<EdgeRefusal> => {
  const error = await promise.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EdgeRefusal);
  return error as EdgeRefusal;
};

test('promote makes all versions live in one call, with the team’s token', async () => {
  const outcome = await run('promote', 'mf-leads@1.2.0', 'mf-listings@3.0.0');
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/_platform/composition',
      token: 'Bearer team-token',
      body: JSON.stringify({
        versions: { 'mf-leads': '1.2.0', 'mf-listings': '3.0.0' },
        allowLoss: [],
      }),
    },
  ]);
  expect(outcome.lines.join('\n')).toContain('mf-leads@1.2.0');
});

test.each([
  [['--allow-loss'], true],
  [['--allow-loss=/huren,/huren/:city'], ['/huren', '/huren/:city']],
])('promote %j names what may be lost', async (words, allowLoss) => {
  await run('promote', 'mf-leads@1.2.0', ...words);
  expect(JSON.parse(calls[0]!.body)).toEqual({ versions: { 'mf-leads': '1.2.0' }, allowLoss });
});

const shown = {
  id: 'abc',
  versions: { 'mf-leads': '1.5.0' },
  url: 'https://binnen.example/_preview?grant=x.y',
  grant: 'x.y',
  expires: Date.UTC(2026, 0, 2),
  sendsForms: false,
};

test('preview asks for a mix for some time, and tells its address', async () => {
  reply = { status: 201, body: shown };
  const { lines } = await run('preview', 'mf-leads@1.5.0', '--for', '3d');
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/_platform/previews' });
  expect(JSON.parse(calls[0]!.body)).toEqual({
    versions: { 'mf-leads': '1.5.0' },
    hours: 72,
    sendsForms: false,
  });
  expect(lines.join('\n')).toContain(shown.url);
  expect(lines[0]).toContain('2026-01-02T00:00:00.000Z');
});

test('previews are listed with their addresses, and ended by their id', async () => {
  const { id, versions, url, expires } = shown;
  reply = { status: 200, body: { previews: [{ id, versions, url, expires, at: 0, by: 'team-leads' }] } };
  const { lines } = await run('preview', 'list');
  expect(calls[0]).toMatchObject({ method: 'GET', path: '/_platform/previews' });
  expect(lines.join('\n')).toMatch(/abc of team-leads[^]*mf-leads@1\.5\.0[^]*grant=x\.y/);
  reply = { status: 200, body: { id } };
  await run('preview', 'end', id);
  expect(JSON.parse(calls[1]!.body)).toEqual({ id });
});

test.each([
  [['preview', 'end'], 'preview end needs the id'],
  [['preview'], 'preview needs a remote and a version'],
  [['preview', 'mf-leads'], 'preview needs a version: mf-leads@'],
  [['preview', 'mf-leads@1.5.0', '--for', 'long'], '--for long'],
  [['preview', 'mf-leads@1.5.0', '--for', '30d'], '--for 30d: a preview lasts 7 days'],
])('%j is told what it lacks, and the edge is not called', async (words, message) => {
  expect((await refusal(run(...words))).message).toContain(message);
  expect(calls).toEqual([]);
});

const explained = {
  path: '/contact',
  composition: 'abc',
  server: 'composed',
  failure: null,
  status: 200,
  location: null,
  page: { pattern: '/contact', remote: 'mf-content', version: '1.0.0' },
  widgets: [{ name: 'form-contact', remote: 'mf-leads', version: '1.2.0' }],
  gaps: [],
  canary: null,
  canaries: [],
  rounds: 1,
  reads: [{ call: '/content/frame', status: 200, cache: 'binnen-edge; hit', tags: { frame: 2 }, ms: 1.5 }],
  kept: { now: { state: 'hit', ageSeconds: 12 }, why: 'Kept: it is the same for every visitor.' },
  steps: [{ name: 'pointer', ms: 0 }],
};

test('explain tells who answers a path and why, or what a past request was', async () => {
  reply = { status: 200, body: explained };
  const text = (await run('explain', '/contact?soort=koop')).lines.join('\n');
  expect(calls[0]).toMatchObject({
    method: 'GET',
    path: '/_platform/explain?path=%2Fcontact%3Fsoort%3Dkoop',
  });
  for (const part of [
    '/contact of mf-content@1.0.0',
    'form-contact of mf-leads@1.2.0',
    'tags frame',
    'hit, 12 s old',
  ])
    expect(text).toContain(part);

  const answered = {
    id: 'request-1',
    at: 0,
    status: 500,
    composition: 'old',
    server: 'composed',
    cache: null,
  };
  reply = { status: 200, body: { ...explained, answered } };
  const past = (await run('explain', '--request', 'request-1')).lines[0];
  expect(calls[1]?.path).toBe('/_platform/explain?request=request-1');
  expect(past).toContain('Request request-1 at 1970-01-01T00:00:00.000Z: 500, composed, composition old');
  expect((await refusal(run('explain'))).message).toContain('explain needs a path');
});

const noCounts = { views: 0, faults: {}, lcp: {}, inp: {}, forms: {} };
const running = {
  id: 'c1',
  composition: 'abc',
  versions: { 'mf-leads': '1.5.0' },
  changes: ['mf-leads'],
  share: 5,
  by: 'team-leads',
  at: 0,
  state: 'running',
  says: 'Nothing shows that it is worse.',
  auto: { shares: [25, 100], everyMinutes: 30 },
  counts: { stable: { ...noCounts, views: 95 }, canary: { ...noCounts, views: 5, faults: { chunk: 2 } } },
  evidence: { faults: { value: 12.5, limit: 166.7 } },
  faults: [
    { side: 'canary', kind: 'chunk', page: '/contact', stack: 'mf-leads/1.5.0/a.js', count: 2, networks: 1 },
  ],
  forms: [],
  apart: {},
};

test.each([
  [
    ['canary', 'mf-leads@1.6.0', '--auto', '5,25,100', '--every', '30m'],
    {
      share: 5,
      auto: { shares: [25, 100], everyMinutes: 30 },
      versions: { 'mf-leads': '1.6.0' },
      allowLoss: [],
    },
  ],
  [['canary', '--share', '25'], { share: 25, allowLoss: [] }],
  [['canary', 'mf-leads', '--share', '25'], { of: 'mf-leads', share: 25, allowLoss: [] }],
  [['canary', '--share', '25', '--auto', 'off'], { share: 25, auto: null, allowLoss: [] }],
])('%j starts a canary, or gives it another share', async (words, body) => {
  const live = { id: 'abc', versions: { 'mf-leads': '1.4.0' } };
  reply = { status: 200, body: { ...live, canary: running, canaries: [running] } };
  await run(...words);
  const sent = calls.at(-1);
  expect(sent).toMatchObject({ method: 'POST', path: '/_platform/canary' });
  expect(JSON.parse(sent?.body ?? '')).toEqual(body);
});

test('health tells how releases fare in browsers, and webhook where their team is told of trouble', async () => {
  const release = {
    ...{
      version: '1.5.0',
      isLive: true,
      since: 0,
      by: 'team-leads',
      views: 200,
      faults: 3,
      used: 3,
      pace: 1.2,
    },
    kinds: [
      {
        kind: 'hydration',
        page: '/contact',
        stack: 'mf-leads/1.5.0/a.js:1:2',
        source: 'mf-leads/src/a.tsx:3:4',
        count: 3,
      },
    ],
    pages: [{ page: '/contact', views: 200, lcp: 1321, inp: null, cls: 21 }],
  };
  reply = {
    status: 200,
    body: { remote: 'mf-leads', troubles: [], webhook: null, budget: 0.005, releases: [release] },
  };
  expect((await run('health', 'mf-leads')).lines).toEqual([
    'Its error budget is 0.50 % of its views.',
    'Nobody is told when it has trouble: pnpm remote webhook mf-leads https://…',
    '1.5.0, live since 1970-01-01T00:00:00.000Z by team-leads: 200 views watched, 3 with a fault (1.50 %)',
    '  error budget: 300 % used; in the last half hour 1.2 times as fast as it lasts',
    '  3 × hydration on /contact mf-leads/src/a.tsx:3:4',
    '  /contact: 200 views, LCP 1321 ms, no INP, CLS 0.02',
  ]);
  const url = 'https://hooks.example/1';
  reply = {
    status: 200,
    body: { ...live, remote: 'mf-leads', host: 'hooks.example', secret: 'whsec_x', taken: false },
  };
  expect(await run('webhook', 'mf-leads', url)).toMatchObject({ failed: true });
  expect(calls.at(-1)).toMatchObject({
    path: '/_platform/remotes/mf-leads/webhook',
    body: JSON.stringify({ url }),
  });
  for (const words of [['health'], ['webhook', 'mf-leads']])
    await expect(run(...words)).rejects.toMatchObject({ code: 'usage' });
});

test('a remote of which nothing is published is said so, where a slip of its name would look like an answer', async () => {
  const hint = 'No release of mf-nietes that this token may see is published: pnpm remote status';
  reply.body = { ...live, remote: 'mf-nietes', troubles: [], webhook: null, budget: 0.002 };
  expect((await run('health', 'mf-nietes')).lines).toContain(hint);
  expect((await run('budget', 'mf-nietes', '0.2')).lines).toContain(hint);
  expect((await run('status', 'mf-nietes')).lines).toContain(hint);
  reply.body = { ...live, remote: 'mf-nietes', host: null, secret: null, taken: true };
  expect((await run('webhook', 'mf-nietes', 'off')).lines).toContain(hint);
});

test('budget says how many views may have a fault, and refuses what is no percentage', async () => {
  reply = { status: 200, body: { ...live, remote: 'mf-leads', budget: 0.002 } };
  expect((await run('budget', 'mf-leads', '0.2')).lines).toEqual([
    'The team of mf-leads is told when more than 0.20 % of its views have a fault.',
  ]);
  const path = '/_platform/remotes/mf-leads/error-budget';
  expect(calls.at(-1)).toMatchObject({ path, body: '{"budget":0.002}' });
  await run('budget', 'mf-leads', 'default');
  expect(calls.at(-1)).toMatchObject({ path, body: '{"budget":null}' });
  for (const words of [
    ['budget'],
    ['budget', 'mf-leads'],
    ['budget', 'mf-leads', '40'],
    ['budget', 'mf-leads', 'x'],
  ])
    await expect(run(...words)).rejects.toMatchObject({ code: 'usage' });
});

test('canary tells how it goes, and is promoted or taken back', async () => {
  reply = { status: 200, body: { canary: running, canaries: [running] } };
  const text = (await run('canary')).lines.join('\n');
  for (const part of [
    'runs for 5 %',
    'Nothing shows that it is worse.',
    'canary: 5 page views, 2 chunk',
    '12.50; back at 167',
    '/contact mf-leads/1.5.0/a.js',
    'next: 25 %, 100 %',
  ])
    expect(text).toContain(part);
  for (const action of ['promote', 'abort']) await run('canary', action);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /_platform/canary',
    'POST /_platform/canary/promote',
    'POST /_platform/canary/abort',
  ]);
  await run('canary', 'abort', 'mf-leads');
  expect(calls.at(-1)?.body).toBe('{"of":"mf-leads"}');
  for (const words of [
    ['canary', 'mf-leads'],
    ['canary', 'mf-leads@1.5.0'],
    ['canary', '--share', '0'],
    ['canary', '--auto', '5,x'],
  ])
    expect((await refusal(run(...words))).code).toBe('usage');
});

test('promote says when that is live already', async () => {
  reply = { status: 200, body: { id: 'abc', versions: { 'mf-leads': '1.2.0' }, changed: false } };
  expect((await run('promote', 'mf-leads@1.2.0')).lines[0]).toMatch(/^Nothing changed/);
});

test('what a rehearsal noted is worse than before only where there was something before', async () => {
  const change = { to: '1.0.0', added: [], gone: [], bytes: { before: 0, after: 1 }, notes: ['it moves'] };
  const changes = [
    { remote: 'mf-new', from: null, ...change },
    { remote: 'mf-leads', from: '0.9.0', ...change },
  ];
  reply = { status: 200, body: { id: 'abc', versions: {}, changed: true, changes, unrehearsed: [] } };
  const { lines } = await run('promote', 'mf-new@1.0.0', 'mf-leads@1.0.0');
  expect(lines).toContain('  worth a look: it moves');
  expect(lines).toContain('  worse than before: it moves');
});

test('retire takes a remote out', async () => {
  expect((await run('retire', 'mf-rentals', '--allow-loss=/huren')).lines[0]).toContain(
    'mf-rentals is retired',
  );
  expect(calls.map((call) => [call.path, call.body])).toEqual([
    ['/_platform/composition/retire', '{"remote":"mf-rentals","allowLoss":["/huren"]}'],
  ]);
});

test('rebuild writes anew what is live, and says when it had to be composed anew', async () => {
  reply = { status: 200, body: { id: 'abc', versions: {}, changed: false } };
  expect((await run('rebuild')).lines[0]).toMatch(/modules of composition abc are written anew/);
  reply = { status: 200, body: { id: 'def', versions: {}, changed: true } };
  expect((await run('rebuild')).lines[0]).toMatch(/Composed anew: def is live/);
  expect(calls.map((call) => `${call.method} ${call.path}`)).toEqual([
    'POST /_platform/composition/rebuild',
    'POST /_platform/composition/rebuild',
  ]);
});

test('backup says what was copied, and fails when something was not', async () => {
  reply = { status: 200, body: { copied: ['outbox', 'registry'], failed: [] } };
  expect((await run('backup')).lines).toEqual(['Copied: outbox, registry.']);
  reply = { status: 200, body: { copied: ['outbox'], failed: ['registry'] } };
  await expect(run('backup')).rejects.toThrow('There is no new copy of: registry.');
});

test('restore asks for the newest copy before an instant, or tells which that is', async () => {
  reply = { status: 200, body: { from: '2026-11-20T07:50:00.000Z', restored: 12 } };
  expect((await run('restore', 'registry', '--at', '2026-11-20T08:00:00Z')).lines).toEqual([
    'The registry is restored as of 2026-11-20T07:50:00.000Z: 12 entries are there again.',
  ]);
  expect((await run('restore', 'outbox', '--at', '2026-11-20', '--dry-run')).lines[0]).toMatch(
    /^Would restore the outbox as of 2026-11-20T07:50/,
  );
  expect(calls.map((call) => [call.path, JSON.parse(call.body ?? '')])).toEqual([
    ['/_platform/restore', { what: 'registry', at: '2026-11-20T08:00:00.000Z', dryRun: false }],
    ['/_platform/restore', { what: 'outbox', at: '2026-11-20T00:00:00.000Z', dryRun: true }],
  ]);
});

test.each([
  ['backup', 'registry'],
  ['restore'],
  ['restore', 'registry', 'outbox'],
  ['restore', 'registry', '--at', 'gisteren'],
])('%s %s %s %s is not understood, and nothing is asked', async (...words) => {
  expect((await refusal(run(...words.filter(Boolean)))).code).toBe('usage');
  expect(calls).toEqual([]);
});

test('rollback names the remote, or nothing for the whole site', async () => {
  await run('rollback', 'mf-leads');
  await run('rollback');
  expect(calls.map((call) => call.body)).toEqual(['{"remote":"mf-leads"}', '{}']);
});

test('grant allows a path, names who else may claim it, and is withdrawn again', async () => {
  const grants = [
    { remote: 'mf-leads', path: '/huren', at: 1, by: 'ops' },
    { remote: 'mf-rentals', path: '/huren', at: 2, by: 'ops' },
  ];
  reply = { status: 200, body: { grants } };
  const { lines } = await run('grant', 'mf-rentals', '/huren');
  expect(lines[0]).toBe('mf-rentals may claim /huren and what is below it.');
  expect(lines[1]).toMatch(/^mf-leads may, too/);
  await run('grant', '--withdraw', 'mf-rentals', '/huren');
  expect((await run('grant')).lines.join()).toContain('mf-rentals  /huren  (by ops)');
  const body = '{"remote":"mf-rentals","path":"/huren"}';
  expect(calls.map((call) => [call.method, call.path, call.body])).toEqual([
    ['POST', '/_platform/grants', body],
    ['POST', '/_platform/grants/withdraw', body],
    ['GET', '/_platform/grants', ''],
  ]);
});

test('a list without tokens says so', async () => {
  reply = { status: 200, body: { tokens: [] } };
  expect((await run('token', 'list')).lines).toEqual(['No token was issued yet.']);
});

test('a token is issued, shown, listed, rotated and revoked', async () => {
  const shown = { token: 'binnen_secret', name: 'team-leads', scopes: ['publish:mf-leads'], expires: 0 };
  reply = { status: 201, body: shown };
  const issued = await run('token', 'issue', 'team-leads', 'publish:mf-leads', '--days', '30');
  expect(issued.lines.join('\n')).toMatch(/binnen_secret[\s\S]*never shown again/);
  await run('token', 'rotate', 'team-leads', '--overlap', '0');
  // The edge says how many it takes.
  await run('token', 'rotate', 'team-leads', '--overlap', '99999');
  reply = { status: 200, body: { name: 'team-leads', revoked: 2 } };
  expect((await run('token', 'revoke', 'team-leads', '--leaked')).lines[0]).toContain('2 tokens');
  const row = { name: 'team-leads', digits: 'abcd0123', scopes: ['status'], at: 0, by: 'ops', expires: 0 };
  reply = { status: 200, body: { tokens: [{ ...row, ended: 'leaked' }] } };
  expect((await run('token', 'list')).lines[0]).toMatch(
    /team-leads {2}abcd0123 {2}status {2}leaked 1970-01-01/,
  );
  expect(calls.map((call) => [call.method, call.path, call.body])).toEqual([
    ['POST', '/_platform/tokens', '{"name":"team-leads","scopes":["publish:mf-leads"],"days":30}'],
    ['POST', '/_platform/tokens/team-leads/rotate', '{"overlapHours":0}'],
    ['POST', '/_platform/tokens/team-leads/rotate', '{"overlapHours":99999}'],
    ['POST', '/_platform/tokens/team-leads/revoke', '{"leaked":true}'],
    ['GET', '/_platform/tokens', ''],
  ]);
});

test('clean says what went, and --dry-run what would go', async () => {
  reply = { status: 200, body: { releases: ['mf-old@1.0.0'], compositions: 2, files: 3, bytes: 4_100 } };
  expect((await run('clean', '--dry-run')).lines).toEqual([
    'Would delete 1 releases, the modules of 2 compositions and 3 files (5 kB).',
    '  mf-old@1.0.0',
  ]);
  expect((await run('clean')).lines[0]).toMatch(/^Deleted 1 releases/);
  expect(calls.map((call) => [call.path, call.body])).toEqual([
    ['/_platform/clean', '{"dryRun":true}'],
    ['/_platform/clean', '{"dryRun":false}'],
  ]);
});

test('what is built is granted what it lacks, and nothing twice', async () => {
  reply = { status: 200, body: { grants: [{ remote: 'mf-leads', path: '/bedankt', at: 1, by: 'ops' }] } };
  const page = { assets: { scripts: [], styles: [] }, sample: { url: '/', data: {} } };
  const release = { remote: 'mf-leads', pages: { '/bedankt/:form': page, '/lid': page, '/lid/:naam': page } };
  await grantClaims({ url, token: 'x' }, [release]);
  expect(calls.slice(1).map((call) => call.body)).toEqual(['{"remote":"mf-leads","path":"/lid"}']);
});

test('what the edge refused is told line by line', async () => {
  reply = {
    status: 422,
    body: {
      code: 'composition-refused',
      message: 'The composition was refused',
      detail: 'Nothing changed.',
      errors: [{ field: 'mf-leads@1.2.0 page /contact', message: 'It answered 500.' }],
    },
  };
  const refused = await refusal(run('promote', 'mf-leads@1.2.0'));
  expect(refused.code).toBe('composition-refused');
  expect(refused.details).toEqual(['mf-leads@1.2.0 page /contact: It answered 500.']);
});

test.each([
  [['promote', 'mf-leads'], /needs a version/],
  [['promote', 'mf-leads@newest'], /"newest" is no version/],
  [['retire'], /retire needs a remote/],
  [['clean', 'mf-leads'], /clean takes no "mf-leads"/],
  [['promote', '--all', 'mf-leads@1.0.0'], /promote takes no "mf-leads@1.0.0"/],
  [['promote', '--all'], /nowhere.* has no built release/],
  [['promote', 'mf-leads@1.0.0', '--allow-loss=huren'], /"huren": expected a pattern/],
  [['publish', 'Leads'], /"Leads" names no remote/],
  [['grant', 'mf-rentals'], /needs a remote and a path/],
  [['grant', 'mf-rentals', 'huren'], /"huren": expected a pattern such as/],
  [['token'], /token needs one of: list, issue, rotate, revoke/],
  [['token', 'issue', 'team-x'], /needs a name and what it may do/],
  [['token', 'issue', 'team-x', 'all'], /"all": expected "publish:<remote>"/],
  [['token', 'rotate', 'team-x', '--days', 'ten'], /--days ten: expected a whole number/],
  [['status', '--loud'], /Unknown option '--loud'/],
  [['deploy'], /"deploy" is no command.\s+Usage: pnpm remote/],
  [['constructor'], /"constructor" is no command/],
  [['publish', 'mf-leads'], /mf-leads is not built in \/nowhere. Build it first/],
  [[], /Usage: pnpm remote/],
])('%j says what was expected, and calls nothing', async (words, said) => {
  expect((await refusal(run(...words))).message).toMatch(said);
  expect(calls).toEqual([]);
});

test('an edge that is not there is said so, with the reason', async () => {
  const closed = createServer().listen(0);
  const { port } = closed.address() as { port: number };
  await new Promise((resolve) => closed.close(resolve));
  const absent = { url: `http://127.0.0.1:${port}`, token: 'x' };
  const refused = await refusal(runCommand(['status'], absent, '/nowhere'));
  expect(refused.code).toBe('unreachable');
  expect(refused.message).toMatch(/BINNEN_URL.*ECONNREFUSED/);
});

test.each([
  [
    ['rollback', 'mf-leads'],
    /lost.*ECONNRESET|lost.*UND_ERR_SOCKET/,
    ['It may be done all the same: look at pnpm remote status before you try again.'],
  ],
  [['status'], /cannot be reached: (ECONNRESET|UND_ERR_SOCKET)/, []],
])('when the answer to %j is lost, it says whether something may be done', async (words, says, details) => {
  const cutting = createServer((request) => request.resume().on('end', () => request.socket.destroy()));
  const cut = { url: await listen(cutting), token: 'x' };
  const refused = await refusal(runCommand(words, cut, '/nowhere'));
  cutting.close();
  expect(refused).toMatchObject({ code: 'unreachable', details });
  expect(refused.message).toMatch(says);
});

test('an address without a scheme is said so', async () => {
  const wrong = { url: 'localhost:8787', token: 'x' };
  const refused = await refusal(runCommand(['status'], wrong, '/nowhere'));
  expect(refused.message).toMatch(/BINNEN_URL=localhost:8787 is no address/);
});

test('a reply that is none of the edge’s is not taken for success', async () => {
  reply = { status: 200, body: { hello: 'world' } };
  const refused = await refusal(run('promote', 'mf-leads@1.2.0'));
  expect(refused.code).toBe('not-understood');
  expect(refused.message).toContain('BINNEN_URL');
  expect(refused.details.join()).toContain('versions: ');
});

test('a token that the edge refuses is named by its variable', async () => {
  reply = { status: 403, body: { code: 'forbidden', detail: 'It does not have the scope "promote".' } };
  const refused = await refusal(run('promote', 'mf-leads@1.2.0'));
  expect(refused.message).toContain('the scope "promote"');
  expect(refused.details.join()).toContain('BINNEN_TOKEN');
  expect(refused.details.join()).toMatch(/its own remote, by its name.*pnpm remote token issue/);
});

test('help is no refusal', async () => {
  expect((await run('--help')).lines.join()).toContain('Usage: pnpm remote');
});

/** The built release of a remote whose page is `source`, beside a shell that can render. */
const writeWorkspace = (pageSource: string): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'binnen-cli-'));
  const write = (remote: string, module: string, pages: object) => {
    const folder = path.join(root, remote, 'dist');
    mkdirSync(path.join(folder, 'server'), { recursive: true });
    mkdirSync(path.join(folder, 'client'), { recursive: true });
    writeFileSync(path.join(folder, 'server', `${remote}.js`), module);
    writeFileSync(path.join(folder, 'client/entry.js'), '');
    const file = { sha256: '0'.repeat(64), integrity: `sha384-${'A'.repeat(64)}`, bytes: 0 };
    const record = {
      remote,
      version: '1.0.0',
      contract: 1,
      pages,
      widgets: {},
      reads: [],
      entry: 'entry.js',
      assets: { scripts: [], styles: [] },
      client: [{ path: 'entry.js', ...file }],
      server: [{ path: `${remote}.js`, ...file }],
    };
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(record));
  };
  write(
    'shell',
    `export const createRender = (remotes) => async ({ url }) => {
      const page = Object.values(remotes)[0].pages[new URL(url).pathname];
      return { status: 200, html: [], pattern: null, widgets: [], used: [], ...page() };
    };`,
    {},
  );
  const sample = { url: '/leads', data: {} };
  write('mf-leads', `export const remote = { pages: { '/leads': ${pageSource} }, widgets: {} };`, {
    '/leads': { assets: { scripts: [], styles: [] }, sample },
  });
  return root;
};

test('a release whose sample cannot be rendered never leaves the machine', async () => {
  const root = writeWorkspace(`() => { throw new Error('no data') }`);
  const refused = await refusal(runCommand(['publish', 'mf-leads'], { url, token: 'x' }, root));
  expect(refused.code).toBe('rehearsal-failed');
  // Of many samples the team has to know which one.
  expect(refused.details.join()).toContain('page /leads: no data');
  expect(calls).toEqual([]);
});

test('… which names the place in its sources', async () => {
  // A render tells its stack in one line.
  const fault = `new Error('no data').stack.replaceAll(/\\s+/g, ' ')`;
  const root = writeWorkspace(`function draw() { return { status: 500, fault: ${fault} }; }`);
  const maps = path.join(root, 'mf-leads/dist/maps/server');
  mkdirSync(maps, { recursive: true });
  const map = { version: 3, sources: ['src/page.tsx'], names: [], mappings: 'AAAA' };
  writeFileSync(path.join(maps, 'mf-leads.js.map'), JSON.stringify(map));
  const { details } = await refusal(runCommand(['publish', 'mf-leads'], { url, token: 'x' }, root));
  expect(details[0]).toBe('page /leads: It answered 500: Error: no data');
  expect(details[1]).toMatch(/^ +at \S+ src\/page\.tsx:1:1$/);
});

test.each([
  ['answers what a promote refuses', `() => ({ status: 404 })`, 'page /leads: It answered 404.'],
  ['is of another page', `() => ({ pattern: '/huren' })`, 'page /leads: Its sample is of the page /huren'],
])('… nor one whose sample %s', async (_, source, message) => {
  const root = writeWorkspace(source);
  const refused = await refusal(runCommand(['publish', 'mf-leads'], { url, token: 'x' }, root));
  expect(refused.details.join()).toContain(message);
  expect(calls).toEqual([]);
});

test('a sample that never ends is ended by its own process, also when nobody waits for it', async () => {
  const root = writeWorkspace(`() => { for (;;); }`);
  const program = path.join(import.meta.dirname, 'rehearsal.ts');
  const folders = ['mf-leads', 'shell'].map((remote) => path.join(root, remote, 'dist'));
  const child = spawn(process.execPath, [program, '1500', ...folders], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(said.toString()).toContain('page /leads');
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

test('a machine that is busy with other things is no reason to end a sample', async () => {
  const root = writeWorkspace(`() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000)`);
  const program = path.join(import.meta.dirname, 'rehearsal.ts');
  const folders = ['mf-leads', 'shell'].map((remote) => path.join(root, remote, 'dist'));
  const child = spawn(process.execPath, [program, '1500', ...folders], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([0, null]);
});

const published = { remote: 'mf-leads', version: '1.4.0', files: 2 };

test('a release that renders is uploaded with its record', async () => {
  const root = writeWorkspace(`() => 'leads'`);
  reply = { status: 201, body: published };
  await runCommand(['publish', 'mf-leads@1.4.0'], { url, token: 'x' }, root);
  expect(calls.map((call) => `${call.method} ${call.path}`)).toEqual([
    // What was live before, for the scripts of which only the new is sent to a browser that has them.
    'GET /_platform/composition/history',
    'PUT /_platform/releases/mf-leads/1.4.0',
  ]);
  expect(calls[1]?.body).toContain('name="server/mf-leads.js"');
});

test('a release that the edge has with the same files is said to be published', async () => {
  const root = writeWorkspace(`() => 'leads'`);
  const build = readFileSync(path.join(root, 'mf-leads/dist/release.json'), 'utf8');
  const own = createServer((request, response) => {
    request.resume().on('end', () => {
      const isUpload = request.method === 'PUT';
      response.writeHead(isUpload ? 409 : 200, { 'content-type': 'application/json' });
      response.end(isUpload ? '{"code":"release-exists","message":"It exists."}' : build);
    });
  });
  await new Promise<void>((resolve) => own.listen(0, resolve));
  const { port } = own.address() as { port: number };
  const access = { url: `http://localhost:${port}`, token: 'x' };
  const { lines, failed = false } = await runCommand(['publish', 'mf-leads'], access, root);
  own.close();
  expect(failed).toBe(false);
  expect(lines[0]).toBe('The edge has mf-leads@1.0.0 already, with these files.');
});

test.each([
  [[], 'Make it live with: pnpm remote promote mf-leads@1.0.0'],
  [['Error: kapot'], 'Mend this, build, and publish again: a promote refuses it.'],
])(
  'a release that was rehearsed with the faults %j is published, and what is next is said',
  async (faults, next) => {
    const root = writeWorkspace(`() => 'leads'`);
    const release = readBuild(path.join(root, 'mf-leads/dist'));
    const sample = { what: 'page /leads', width: 390, notes: [], shift: 0, bytes: 0 };
    await keepResult(root, release, [{ ...sample, faults }]);
    reply = { status: 201, body: { remote: 'mf-leads', version: '1.0.0', files: 2, kept: true } };
    const { lines, result } = await runCommand(['publish', 'mf-leads'], { url, token: 'x' }, root);
    expect(lines.join('\n')).toContain(next);
    expect(lines.slice(1, -1)).toEqual(faults.map((fault) => `  page /leads at 390 px: ${fault}`));
    expect(result).toMatchObject({
      rehearsed: true,
      faults: faults.map((fault) => expect.stringContaining(fault)),
    });
  },
);

test('promote --all publishes what is built and makes one composition of it', async () => {
  const root = writeWorkspace(`() => 'leads'`);
  Object.assign(reply.body, published);
  await runCommand(['promote', '--all'], { url, token: 'x' }, root);
  expect(calls.map((call) => `${call.method} ${call.path}`)).toEqual([
    'GET /_platform/composition/history',
    'PUT /_platform/releases/mf-leads/1.0.0',
    'GET /_platform/composition/history',
    'PUT /_platform/releases/shell/1.0.0',
    'POST /_platform/composition',
  ]);
  expect(JSON.parse(calls[4]!.body)).toEqual({
    versions: { 'mf-leads': '1.0.0', shell: '1.0.0' },
    allowLoss: [],
  });
});
