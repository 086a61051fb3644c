import { createServer, request, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../test/listen.ts';
import { startDevServer } from './dev-server.ts';

/** A browser reads an answer of the site that breaks off, and the next one. */
const read = async (type: string): Promise<string[]> => {
  const cut = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': type, 'content-length': 60 });
    response.write('<p>Half', () => response.socket?.resetAndDestroy());
  };
  const site = createServer(({ url }, response) => {
    if (url === '/whole') response.end('whole');
    else cut(response);
  });
  const access = { url: await listen(site), token: 'team-token' };
  const { url, stop } = await startDevServer({ access, projects: [], cache: '', say: () => {}, port: 0 });
  const ask = async (path: string) => (await fetch(url + path)).text();
  const got = [await ask('/cut').catch(() => 'nothing'), await ask('/whole')];
  await stop();
  site.close();
  return got;
};

test('a document of the site that breaks off is told, and the dev server goes on', async () => {
  expect(await read('text/html')).toEqual([expect.stringContaining('does not answer. Reload'), 'whole']);
});

test('a file of the site that breaks off is not waited for, and the dev server goes on', async () => {
  expect(await read('text/javascript')).toEqual(['nothing', 'whole']);
});

test('nothing but the site is asked, whatever an address says', async () => {
  const asked: string[] = [];
  const site = createServer(({ url }, response) => {
    asked.push(`site ${url}`);
    response.end();
  });
  const other = createServer(({ url }, response) => {
    asked.push(`other ${url}`);
    response.end();
  });
  const elsewhere = await listen(other);
  const access = { url: await listen(site), token: 'team-token' };
  const { url, stop } = await startDevServer({ access, projects: [], cache: '', say: () => {}, port: 0 });
  for (const path of [elsewhere.replace('http:', '') + '/x', `${elsewhere}/x`])
    await new Promise((resolve) => {
      const { port } = new URL(url);
      request({ port, path }, (answer) => answer.resume().on('end', resolve)).end();
    });
  await stop();
  site.close();
  other.close();
  expect(asked.filter((each) => each.startsWith('other'))).toEqual([]);
});

test('a page of another site whose name means this machine is told nothing', async () => {
  const site = createServer((_, response) => response.end('the site'));
  const access = { url: await listen(site), token: 'team-token' };
  const { url, stop } = await startDevServer({ access, projects: [], cache: '', say: () => {}, port: 0 });
  const { port } = new URL(url);
  const ask = (host: string) =>
    new Promise((resolve) => {
      request({ port, headers: { host } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      }).end();
    });
  expect(await Promise.all([`rebound.example:${port}`, 'localhost.rebound.example'].map(ask))).toEqual([
    421, 421,
  ]);
  expect(await Promise.all([`localhost:${port}`, `127.0.0.1:${port}`].map(ask))).toEqual([200, 200]);
  await stop();
  site.close();
});
