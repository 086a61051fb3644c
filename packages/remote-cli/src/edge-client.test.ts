import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

test('an answer that was cut off is lost, as one that never came', async () => {
  const cut = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 60 });
    response.write('{"id":', () => response.destroy());
  });
  const at = await listen(cut);
  await expect(run({ url: at, token: 'team-token' })).rejects.toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining(`The answer of ${at} (BINNEN_URL) was lost`),
    details: [expect.stringContaining('may be done all the same')],
  });
  cut.close();
});
