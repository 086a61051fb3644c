import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../test/listen.ts';
import { listBuilds, publishMissing, publishRelease } from './releases.ts';

const files = {
  'client/remoteEntry.js': Array.from(
    { length: 200 },
    (_, at) => `export const word${at} = ${at * at};\n`,
  ).join(''),
  'client/picture.webp': 'already compressed',
  'client/root/sw.js': '// at the root of the site, and small\n'.repeat(20),
  'client/tiny.js': 'a',
  'server/mf-small.js': 'export const remote = {};\n'.repeat(50),
};

const describe = (side: string) =>
  Object.entries(files)
    .filter(([name]) => name.startsWith(`${side}/`))
    .map(([name, text]) => ({
      path: name.slice(side.length + 1),
      sha256: hashOf(text),
      integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
      bytes: text.length,
    }));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const describeBuild = () => ({
  ...{ remote: 'mf-small', version: '1.0.0', contract: 1, pages: {}, widgets: {}, reads: [] },
  ...{ entry: 'remoteEntry.js', assets: { scripts: [], styles: [] } },
  ...{ client: describe('client'), server: describe('server') },
});

const page = (url: string) => ({ assets: { scripts: [], styles: [] }, sample: { url, data: {} } });

const writeBuild = (more: object = {}): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'a-build-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ ...describeBuild(), ...more }));
  return folder;
};

let server: Server;
let url: string;
let uploads: Map<string, Buffer>[];
/** What the edge answers to a question, by its path. */
let answers: Map<string, string>;
/** Another answer to an upload: it has the version already, or its reply is lost after it was stored. */
let refusal: 'exists' | 'lost' | undefined;
/** The answer to an upload without a body. One with a body is cut off then: its answer came while it was sent. */
let early: { status: number; code: string } | undefined;
/** The record that it has then. */
let kept: string;

const readUpload = async (sent: Response): Promise<Map<string, Buffer>> => {
  const upload = new Map<string, Buffer>();
  for (const [name, value] of await sent.formData())
    upload.set(name, typeof value === 'string' ? Buffer.from(value) : Buffer.from(await value.arrayBuffer()));
  return upload;
};

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'GET') {
      const answer = answers.get(request.url ?? '');
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(answer ?? '{}');
      return;
    }
    if (early) {
      if (request.headers['content-length'] !== '0') return void request.socket.destroy();
      response.writeHead(early.status, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ code: early.code, message: 'This token is over.' }));
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (refusal) {
        if (kept) answers.set('/_platform/releases/mf-small/1.0.0', kept);
        if (refusal === 'lost') return void request.socket.destroy();
        response.writeHead(409, { 'content-type': 'application/json' });
        return void response.end(JSON.stringify({ code: 'release-exists', message: 'It exists.' }));
      }
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      void readUpload(new Response(Buffer.concat(chunks), { headers })).then((upload) => {
        uploads.push(upload);
        response.writeHead(201, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ remote: 'mf-small', version: '1.0.0', files: 5 }));
      });
    });
  });
  url = await listen(server);
});
afterAll(() => server.close());
beforeEach(() => {
  uploads = [];
  answers = new Map();
  refusal = undefined;
  early = undefined;
  kept = JSON.stringify(describeBuild());
});

const publish = (folder: string) => publishRelease({ url, token: 'team-token' }, folder);
const empty = Buffer.alloc(0);

test('client files that gain by it are sent as Brotli too, and compressed once for a build', async () => {
  const folder = writeBuild();
  await publish(folder);
  const sent = uploads[0] ?? new Map<string, Buffer>();
  expect([...sent.keys()].toSorted()).toEqual(
    ['brotli/remoteEntry.js', ...Object.keys(files), 'record'].toSorted(),
  );
  const compressed = sent.get('brotli/remoteEntry.js') ?? empty;
  expect(brotliDecompressSync(compressed).toString()).toBe(files['client/remoteEntry.js']);
  const kept = readdirSync(path.join(folder, 'brotli'));
  expect(kept).toHaveLength(1);
  // What is kept is sent: nothing is compressed again. Only a file that the disk had no room for is.
  const poor = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  const own = brotliCompressSync(files['client/remoteEntry.js'], poor);
  for (const [bytes, expected] of [
    [own, own],
    [own.subarray(0, 40), compressed],
    [empty, compressed],
  ] as const) {
    for (const name of kept) writeFileSync(path.join(folder, 'brotli', name), bytes);
    await publish(folder);
    expect(uploads.at(-1)?.get('brotli/remoteEntry.js')?.equals(expected)).toBe(true);
  }
});

const earlier = files['client/remoteEntry.js'].replace('word', 'letter');
/** The version was live, then two others, of which the edge answers for the last one alone. */
const tellEarlier = (text = earlier) => {
  const change = (sequence: number, version: string) => ({
    ...{ sequence, at: sequence, compositionId: 'c', versions: { 'mf-small': version }, action: 'promote' },
    ...{ remote: null, restores: null, by: 'mf-small' },
  });
  answers.set(
    '/_platform/composition/history',
    JSON.stringify({ history: [change(2, '1.0.0'), change(3, '0.9.0'), change(1, '0.9.0')] }),
  );
  const client = describe('client').map((file) =>
    file.path === 'remoteEntry.js' ? { ...file, sha256: hashOf(earlier) } : file,
  );
  answers.set('/_platform/releases/mf-small/0.9.0', JSON.stringify({ ...describeBuild(), client }));
  answers.set('/remotes/mf-small/0.9.0/remoteEntry.js', text);
};
const listDeltas = () => [...(uploads[0]?.keys() ?? [])].filter((name) => name.startsWith('since/'));

test('scripts are sent as what is new in them since the release that was live before', async () => {
  tellEarlier();
  await publish(writeBuild());
  expect(listDeltas()).toEqual(['since/0.9.0/remoteEntry.js']);
  const delta = uploads[0]?.get('since/0.9.0/remoteEntry.js') ?? empty;
  const decoded = zstdDecompressSync(delta.subarray(40), { dictionary: Buffer.from(earlier) });
  expect(decoded.toString()).toBe(files['client/remoteEntry.js']);
});

test('a release is published without them where the file of before is not what was published', async () => {
  tellEarlier('something else');
  await expect(publish(writeBuild())).resolves.toMatchObject({ remote: 'mf-small' });
  expect(listDeltas()).toEqual([]);
});

test.each(['exists', 'lost'] as const)(
  'an upload whose answer is "%s" is published when the edge has these files, and refused when it has others',
  async (how) => {
    refusal = how;
    await expect(publish(writeBuild())).resolves.toMatchObject({ version: '1.0.0' });
    await expect(publishMissing({ url, token: 'team-token' }, writeBuild())).resolves.toBe(false);
    const [server] = describe('server');
    kept = JSON.stringify({ ...describeBuild(), server: [{ ...server, sha256: hashOf('another') }] });
    await expect(publish(writeBuild())).rejects.toMatchObject({ code: 'release-exists' });
  },
);

test.each([
  ['may read something else', { reads: ['/content/pages/*'] }],
  ['has another sample', { pages: { '/klein': page('/klein?soort=koop') } }],
  ['reads another query', { pages: { '/klein': { ...page('/klein'), query: ['soort'] } } }],
])('a version that %s, with the same files, is another release', async (_, changed) => {
  refusal = 'exists';
  kept = JSON.stringify({ ...describeBuild(), pages: { '/klein': page('/klein') }, ...changed });
  const folder = writeBuild({ pages: { '/klein': page('/klein') } });
  await expect(publish(folder)).rejects.toMatchObject({
    code: 'release-exists',
    message: expect.stringContaining('Choose another version.'),
  });
});

test('… and one that differs in its source maps alone, or as an older build wrote it, is the same', async () => {
  refusal = 'exists';
  const maps = describe('server').map((file) => ({ ...file, path: 'server/mf-small.js.map' }));
  kept = JSON.stringify({ maps, hosts: [], offers: {}, uses: [], ...describeBuild() });
  await expect(publish(writeBuild())).resolves.toMatchObject({ version: '1.0.0' });
});

test('an upload that is lost before it was stored is not taken for published', async () => {
  refusal = 'lost';
  kept = '';
  await expect(publish(writeBuild())).rejects.toMatchObject({ code: 'unreachable' });
});

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [429, 'rate-limited'],
])(
  'a token that is refused (%i) while the upload is sent is told, and not that no edge is there',
  async (status, code) => {
    early = { status, code };
    const refused = { code, message: 'This token is over.' };
    await expect(publish(writeBuild())).rejects.toMatchObject(refused);
    // Also of a version that the token may read.
    answers.set('/_platform/releases/mf-small/1.0.0', kept);
    await expect(publish(writeBuild())).rejects.toMatchObject(refused);
  },
);

test('… and an upload that was cut off for another reason is said to be so', async () => {
  early = { status: 415, code: 'unsupported-media-type' };
  await expect(publish(writeBuild())).rejects.toMatchObject({ code: 'unreachable' });
});

test('all that is built is found in a workspace, and in a repository of its own', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'binnen-built-'));
  for (const folder of ['dist', 'mf-small/dist', 'mf-none/dist'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const folder of ['dist', 'mf-small/dist'])
    writeFileSync(path.join(root, folder, 'release.json'), '{}');
  expect(listBuilds(root)).toEqual([path.join(root, 'dist'), path.join(root, 'mf-small/dist')]);
});

test('a build of which a file is gone is said to be incomplete, by that file', async () => {
  const folder = writeBuild();
  rmSync(path.join(folder, 'client/picture.webp'));
  await expect(publish(folder)).rejects.toMatchObject({
    code: 'not-built',
    message: expect.stringMatching(/client\/picture\.webp.*Build it again/),
  });
  expect(uploads).toEqual([]);
});
