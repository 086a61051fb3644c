import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { listen } from '../test/listen.ts';
import { runCommand } from './commands.ts';

let server: Server;
let url: string;
let asked: string[];

/** A host that sends every call on to another one. */
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(301, { location: `https://www.binnen.example${request.url}` }).end();
  });
  url = await listen(server);
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

const run = (access: { url: string; token: string }) =>
  runCommand(['rollback', 'mf-leads'], access, '/nowhere');

test.each(['binnen_SECRET\nbinnen_OTHER', '“binnen_SECRET”', 'binnen_SECRET binnen_OTHER', ''])(
  '%j is said to be no token, without a word of it, and is not sent',
  async (token) => {
    await expect(run({ url, token })).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringMatching(/^BINNEN_TOKEN is no token: (?!.*SECRET)/s),
    });
    expect(asked).toEqual([]);
  },
);

test('a line break after a token is none of it', async () => {
  await expect(run({ url, token: 'team-token\n' })).rejects.toMatchObject({ code: 'moved' });
  expect(asked).toEqual(['POST /_platform/composition/rollback Bearer team-token']);
});

test('an address that leads elsewhere is told, and the token does not go there', async () => {
  await expect(run({ url, token: 'team-token' })).rejects.toMatchObject({
    code: 'moved',
    message: `${url} (BINNEN_URL) leads to https://www.binnen.example: set that.`,
  });
});

test.each(['http://binnen.example', 'http://10.0.0.7:8787'])(
  'a token does not go to %s, where all on the way can read it',
  async (far) => {
    await expect(run({ url: far, token: 'team-token' })).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining(`BINNEN_URL=${far} would send the token in the clear`),
    });
  },
);

test('a host that is no edge is told by its address, with what it answered', async () => {
  const other = createServer((_, response) => response.writeHead(404).end('Nothing here'));
  const at = await listen(other);
  await expect(run({ url: at, token: 'team-token' })).rejects.toMatchObject({
    message: `${at} (BINNEN_URL) answered /_platform/composition/rollback with 404. Is it the edge?`,
  });
  other.close();
});

const startAnswering = async (answer: RequestListener) => {
  const edge = createServer(answer);
  onTestFinished(() => void edge.close());
  return { url: await listen(edge), token: 'team-token' };
};
const reply = gzipSync(JSON.stringify({ id: 'c0bb04a985436de9f420a008', versions: { 'mf-leads': '1.0.0' } }));

test.each([
  ['plain', {}, Buffer.from('{"id":')],
  ['compressed', { 'content-encoding': 'gzip' }, reply.subarray(0, 20)],
  ['compressed, with its last bytes wrong', { 'content-encoding': 'gzip' }, Buffer.from('{"id":')],
])('an answer that was cut off is lost, as one that never came: %s', async (_, headers, sent) => {
  const access = await startAnswering((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 600, ...headers });
    response.write(sent, () => response.destroy());
  });
  await expect(run(access)).rejects.toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining(`The answer of ${access.url} (BINNEN_URL) was lost`),
    details: ['It may be done all the same: look at pnpm remote status before you try again.'],
  });
});

test.each([
  [500, '<h1>Worker threw exception</h1>'],
  [500, 'null'],
  [502, '<h1>No answer</h1>'],
  [504, '<h1>No answer</h1>'],
  [524, '<h1>No answer</h1>'],
])('a proxy’s %i (%s) in the place of an answer is lost as well', async (status, said) => {
  const access = await startAnswering((_, response) => response.writeHead(status).end(said));
  await expect(run(access)).rejects.toMatchObject({
    code: `http-${status}`,
    details: ['It may be done all the same: look at pnpm remote status before you try again.'],
  });
});

test('a promote whose answer is lost may be said again, and that is told', async () => {
  const access = await startAnswering((_, response) => response.destroy());
  await expect(runCommand(['promote', 'mf-leads@1.4.0'], access, '/nowhere')).rejects.toMatchObject({
    details: ['It may be done all the same. Promote again: what is live already changes nothing.'],
  });
});
