import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identifyFiles } from '@binnen/platform/contract/browser-rehearsals';
import { ReleaseSchema } from '@binnen/platform/contract/composition';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../../test/listen.ts';
import { runCommand } from '../commands.ts';
import { keepResult, tellEdge } from './keep-result.ts';

const describe = (version: string, digit: string) =>
  v.parse(ReleaseSchema, {
    ...{ remote: 'mf-leads', version, contract: 1, pages: {}, widgets: {}, reads: [] },
    ...{ entry: 'entry.js', assets: { scripts: [], styles: [] }, client: [] },
    server: [
      { path: 'mf-leads.js', sha256: digit.repeat(64), integrity: `sha384-${'A'.repeat(64)}`, bytes: 0 },
    ],
  });

let server: Server;
let url: string;
/** The releases that the edge has, the oldest first. */
let published: ReturnType<typeof describe>[];
let told: string[];
/** What it answers to a promote. */
let promoted: object;

beforeAll(async () => {
  server = createServer((request, response) => {
    const [, version, isResult] =
      /^\/_platform\/releases\/mf-leads\/([^/]+)(\/rehearsal)?$/.exec(request.url ?? '') ?? [];
    const found = published.find((each) => each.version === version);
    const list = published.map(({ remote, version: own }, at) => ({ remote, version: own, at, by: 'x' }));
    if (found && isResult) told.push(found.version);
    const isPromote = request.url === '/_platform/composition';
    const body = isPromote ? promoted : version ? found : { releases: list };
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { code: 'not-found', message: 'Not there' }));
  });
  url = await listen(server);
});
afterAll(() => server.close());
beforeEach(() => {
  told = [];
  published = [];
});

const build = describe('1.0.0-3f2a9c1d', 'a');
const samples = [{ what: 'page /', width: 390, faults: [], notes: [], shift: 0, bytes: 0 }];
const tell = async (version?: string) =>
  tellEdge({ url, token: 'x' }, build, version, { files: await identifyFiles(build), tool: 'x', samples });

test('a result goes to the version that its build has', async () => {
  published = [describe('1.3.0', 'b'), build];
  expect(await tell()).toEqual(['1.0.0-3f2a9c1d']);
  expect(told).toEqual(['1.0.0-3f2a9c1d']);
});

test('a build that was published under versions of its team’s choice is found by its content', async () => {
  published = [describe('1.3.0', 'b'), describe('1.4.0', 'a'), describe('1.4.1', 'a')];
  expect((await tell()).toSorted()).toEqual(['1.4.0', '1.4.1']);
  expect(told.toSorted()).toEqual(['1.4.0', '1.4.1']);
});

test('a release with the same files and other samples was not opened, so it is told nothing', async () => {
  published = [build, { ...describe('1.4.0', 'a'), reads: ['/content/frame'] }];
  expect(await tell()).toEqual([build.version]);
});

test('a build that is older than the ten newest is told of by its own version', async () => {
  const newer = Array.from({ length: 12 }, (_, at) => describe(`1.${at + 1}.0`, 'b'));
  published = [build, ...newer];
  expect(await tell()).toEqual(['1.0.0-3f2a9c1d']);
  expect(told).toEqual(['1.0.0-3f2a9c1d']);
});

test('a version that is named is the only one', async () => {
  published = [describe('1.4.0', 'a'), describe('1.4.1', 'a')];
  expect(await tell('1.4.1')).toEqual(['1.4.1']);
  expect(await tell('1.5.0')).toEqual([]);
  expect(told).toEqual(['1.4.1']);
});

test('a version that is another build’s is not rehearsed with the one in the folder', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'a-workspace-'));
  mkdirSync(path.join(root, 'mf-leads/dist'), { recursive: true });
  writeFileSync(path.join(root, 'mf-leads/dist/release.json'), JSON.stringify(build));
  published = [describe('1.4.0', 'b'), { ...describe('1.5.0', 'a'), reads: ['/content/frame'] }];
  for (const version of ['1.4.0', '1.5.0'])
    await expect(
      runCommand(['rehearse', `mf-leads@${version}`], { url, token: 'x' }, root),
    ).rejects.toMatchObject({
      code: 'release-exists',
      message: expect.stringContaining(
        `mf-leads@${version} is published with other contents than the build in this folder, ${build.version}.`,
      ),
    });
});

test('one that is not published yet is told to nobody', async () => {
  published = [describe('1.3.0', 'b')];
  expect(await tell()).toEqual([]);
  expect(told).toEqual([]);
});

test('a promote shows the pictures of a rehearsal of that release, and of no other build', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'a-workspace-'));
  await keepResult(root, build, samples);
  const pictures = path.join(root, 'node_modules/.cache/binnen/rehearsals/mf-leads/index.html');
  writeFileSync(pictures, 'live and new side by side');
  const resampled = { ...describe('1.6.0', 'a'), reads: ['/content/frame'] };
  published = [describe('1.4.0', 'a'), describe('1.5.0', 'b'), resampled];
  const promote = async (to: string) => {
    const bytes = { before: 1, after: 1 };
    const change = { remote: 'mf-leads', from: '1.3.0', to, added: [], gone: [], bytes, notes: [] };
    promoted = { id: 'c', versions: { 'mf-leads': to }, changed: true, changes: [change] };
    const { lines } = await runCommand(['promote', `mf-leads@${to}`], { url, token: 'x' }, root);
    return lines.join('\n');
  };
  expect(await promote('1.4.0')).toContain(`before and after: ${pictures}`);
  expect(await promote('1.5.0')).not.toContain('before and after');
  expect(await promote('1.6.0')).not.toContain('before and after');
});
