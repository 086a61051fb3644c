import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listen, portOf } from '../../test/listen.ts';
import { dev } from './dev-command.ts';
import { startDevServer } from './dev-server.ts';
import { followLive } from './follow-live.ts';

test('what goes live at the site is taken up, also after it did not answer for a while', async () => {
  const answers = ['c1', 'c1', null, 'c2', 'c2', 'c3'];
  const server = createServer((_, response) => {
    const id = answers.length > 1 ? answers.shift() : answers[0];
    response.writeHead(id ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(id ? { id, versions: {} } : { code: 'down' }));
  });
  const url = await listen(server);
  const end = new AbortController();
  let changes = 0;
  await followLive(
    { url, token: 'x' },
    async () => {
      changes += 1;
      if (changes === 2) end.abort();
    },
    { every: 1, signal: end.signal },
  );
  server.close();
  expect(changes).toBe(2);
});

test('what could not be taken up is tried again, until it is', async () => {
  const answers = ['c1', 'c2', 'c2', 'c2', 'c2', 'c3'];
  const server = createServer((_, response) => {
    const id = answers.length > 1 ? answers.shift() : answers[0];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id, versions: {} }));
  });
  const url = await listen(server);
  const end = new AbortController();
  const tries: string[] = [];
  await followLive(
    { url, token: 'x' },
    async () => {
      tries.push(answers.length > 1 ? 'c2' : 'c3');
      if (tries.length < 3) throw new Error('the site sent half of it');
      if (tries.at(-1) === 'c3') end.abort();
    },
    { every: 1, signal: end.signal },
  );
  server.close();
  expect(tries).toEqual(['c2', 'c2', 'c2', 'c3']);
});

test('a token that ends while a dev server follows is said so, and not asked with again', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    const isGood = asked === 1;
    response.writeHead(isGood ? 200 : 401, { 'content-type': 'application/problem+json' });
    const refusal = { code: 'unauthorized', message: 'This needs a token', detail: 'It expired today.' };
    response.end(JSON.stringify(isGood ? { id: 'c1', versions: {} } : refusal));
  });
  const access = { url: await listen(server), token: 'x' };
  const takeUp = () => Promise.resolve();
  await expect(followLive(access, takeUp, { every: 1 })).rejects.toMatchObject({
    message: 'This needs a token. It expired today.',
    details: [
      expect.stringContaining('BINNEN_TOKEN'),
      `What goes live at ${access.url} is not taken up any more. Start this again with another token.`,
    ],
  });
  server.close();
  expect(asked).toBe(2);
});

test('a dev server notes what is live before it loads that: what goes live meanwhile is taken up, too', async () => {
  const asked: string[] = [];
  const server = createServer(({ url: call = '' }, response) => {
    asked.push(call);
    const body = call === '/_platform/composition' ? { id: 'c1', versions: {} } : { releases: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const access = { url: await listen(server), token: 'x' };
  const root = mkdtempSync(path.join(tmpdir(), 'a-repository-'));
  writeFileSync(path.join(root, 'package.json'), '{"name":"mf-leads"}');
  await expect(dev(['--port', '0'], access, root)).rejects.toMatchObject({ code: 'nothing-live' });
  expect(asked[0]).toBe('/_platform/composition');
  const end = new AbortController();
  const takeUp = async () => end.abort();
  await followLive(access, takeUp, { every: 1, signal: end.signal, known: { id: 'c0', versions: {} } });
  server.close();
});

test.each([
  ['a port', 0, 1],
  ['the highest port', 65_535, -1],
])('%s that is in use is said so before anything is built', async (_, wanted, step) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(wanted, '127.0.0.1', () => resolve()));
  const port = portOf(other);
  const project = { name: 'mf-leads', directory: '/nowhere', context: '/nowhere' };
  const options = { access: { url: 'http://localhost:9', token: 'x' }, cache: tmpdir(), say() {} };
  await expect(startDevServer({ ...options, projects: [project], port })).rejects.toMatchObject({
    code: 'port-in-use',
    message: `Port ${port} is in use on this machine. Choose another one: --port ${port + step}`,
  });
  other.close();
});

test('a dev server is there for this machine alone', async () => {
  const options = {
    access: { url: 'http://localhost:9', token: 'x' },
    projects: [],
    cache: tmpdir(),
    say() {},
  };
  const { url, stop } = await startDevServer({ ...options, port: 0 });
  expect((await fetch(url)).status).toBe(502);
  const outside = Object.values(networkInterfaces()).flatMap(
    (each) => each?.filter(({ internal }) => !internal) ?? [],
  );
  for (const { address, family } of outside.filter(({ family }) => family === 'IPv4'))
    await expect(fetch(`http://${address}:${new URL(url).port}`), family).rejects.toThrow('fetch failed');
  await stop();
});
