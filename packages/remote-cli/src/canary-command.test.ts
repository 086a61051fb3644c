import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../test/listen.ts';
import { runCommand } from './commands.ts';

let server: Server;
let url: string;
let started: string[];
let live: Record<string, string>;
let canaries: object[];
/** The status with which reads of it are refused. */
let refused: 403 | 503 | undefined;

/** An edge with a live composition and the canaries that the test wants. */
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      if (request.method === 'POST') started.push(body);
      else if (refused) {
        const code = refused === 403 ? 'forbidden' : 'unavailable';
        response.writeHead(refused, { 'content-type': 'application/problem+json' });
        return response.end(JSON.stringify({ type: 'about:blank', title: code, status: refused, code }));
      }
      const reply =
        request.url === '/_platform/composition'
          ? { id: 'live', versions: live }
          : { canary: canaries[0] ?? null, canaries };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
  });
  url = await listen(server);
});
afterAll(() => server.close());
beforeEach(() => {
  started = [];
  live = { shell: '1.0.0', 'mf-leads': '1.4.0', 'mf-listings': '3.0.0' };
  canaries = [];
  refused = undefined;
});

const noCounts = { views: 0, faults: {}, lcp: {}, inp: {}, forms: {} };
const describe = (version: string, state = 'running') => ({
  id: 'c1',
  composition: 'abc',
  versions: { ...live, 'mf-leads': version },
  changes: ['mf-leads'],
  share: 25,
  by: 'ci-mf-leads',
  at: 0,
  state,
  says: 'Nothing shows that it is worse.',
  auto: { shares: [100], everyMinutes: 15 },
  counts: { stable: noCounts, canary: noCounts },
  evidence: {},
  faults: [],
  forms: [],
  apart: {},
});

const run = (...words: string[]) =>
  runCommand(['canary', ...words], { url, token: 'team-token' }, '/nowhere');
/** As the workflow of a repository of its own says it for each merge. */
const merge = () => run('mf-leads@1.5.0', '--auto', '5,25,100', '--every', '15m');

test('a merge with a new release starts its canary', async () => {
  canaries = [describe('1.4.9', 'rolled-back'), describe('1.5.0', 'aborted')];
  await merge();
  expect(started).toEqual([expect.stringContaining('"versions":{"mf-leads":"1.5.0"}')]);
});

test('a merge that changes no release asks nothing of the edge, and is no fault', async () => {
  live['mf-leads'] = '1.5.0';
  const { lines, failed = false } = await merge();
  expect(lines).toEqual(['mf-leads@1.5.0 is live already, for everybody: nothing changed.']);
  expect({ started, failed }).toEqual({ started: [], failed: false });
});

test('a share of what is live is nothing to do, either', async () => {
  const { lines } = await run('mf-leads@1.4.0', '--share', '5');
  expect(lines[0]).toContain('mf-leads@1.4.0 is live already');
  expect(started).toEqual([]);
});

test('a merge whose release has a canary already leaves it where it is', async () => {
  canaries = [describe('1.5.0')];
  const { lines, failed = false } = await merge();
  expect(lines[0]).toBe(
    'A canary of mf-leads@1.5.0 runs already, and goes on as it is. Another share: pnpm remote canary mf-leads --share 50',
  );
  expect(lines[1]).toContain('runs for 25 %');
  expect({ started, failed }).toEqual({ started: [], failed: false });
});

const back = { ...describe('1.5.0', 'rolled-back'), says: 'It is worse in faults than what is live.' };

test('a merge whose release went back by itself starts nothing, fails, and says why', async () => {
  canaries = [back];
  const { lines, failed } = await merge();
  expect(lines[0]).toBe(
    'The last canary of mf-leads@1.5.0 went back by itself: nothing was started. To try it again: pnpm remote canary mf-leads@1.5.0 --share 5',
  );
  expect(lines[1]).toContain('It is worse in faults than what is live.');
  expect({ started, failed }).toEqual({ started: [], failed: true });
});

test('… unless somebody names the first share, or it went back together with something else', async () => {
  canaries = [back];
  await run('mf-leads@1.5.0', '--share', '5', '--auto', '25,100');
  canaries = [
    { ...back, changes: ['mf-leads', 'mf-listings'], versions: { ...back.versions, 'mf-listings': '3.0.1' } },
  ];
  await merge();
  canaries = [{ ...back, changes: ['mf-listings'], versions: { ...back.versions, 'mf-listings': '3.0.1' } }];
  await merge();
  expect(started).toHaveLength(3);
});

test.each([
  [503, 0],
  [403, 1],
] as const)('where the edge answers %s about it, %s canary starts', async (status, count) => {
  refused = status;
  const run = runCommand(
    ['canary', 'mf-leads@1.5.0', '--auto', '5,100'],
    { url, token: 'binnen_token' },
    '.',
  );
  await run.catch(() => undefined);
  expect(started).toHaveLength(count);
});

test('a share that is named is asked for all the same', async () => {
  canaries = [describe('1.5.0')];
  await run('mf-leads@1.5.0', '--share', '50');
  expect(started).toEqual([expect.stringContaining('"share":50')]);
});

test('a canary of something else does not count', async () => {
  canaries = [describe('1.4.9')];
  await merge();
  await run('mf-leads@1.5.0', 'mf-listings@3.0.1', '--auto', '5,100');
  expect(started).toHaveLength(2);
});
