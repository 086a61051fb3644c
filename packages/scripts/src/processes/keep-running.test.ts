import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';
import { answers, findFreePort, startProcess, stopAll, waitForAnswer } from './processes.ts';

/** Answers; `/end` ends it, `/hang` stops it from ever answering again. */
const server = (port: number) => `require('node:http').createServer((request, response) => {
  if (request.url === '/end') process.exit(1);
  if (request.url === '/hang') for (;;);
  response.end('ok');
}).listen(${port}, '127.0.0.1')`;

const keep = async (source = server) => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const told: string[] = [];
  let starts = 0;
  const program = await keepRunning({
    name: 'The server',
    start: async () => {
      starts += 1;
      const started = startProcess(['-e', source(port)], { cwd: import.meta.dirname });
      await waitForAnswer(url, started, 'The server');
      return started;
    },
    healthUrl: url,
    patienceMs: 1_000,
    tell: (sentence) => told.push(sentence),
  });
  return { url, told, program, starts: () => starts };
};

afterEach(stopAll);

test.each([
  ['ends', '/end', 'The server ended by itself, and was started again.'],
  ['hangs', '/hang', 'The server did not answer for 1 s, and was started again.'],
])('a program that %s is started again, with a sentence', async (_, address, sentence) => {
  const { url, told } = await keep();
  const began = performance.now();
  // The request that did it ends too.
  await expect(fetch(url + address)).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(8_000);
  await expect.poll(() => told, { timeout: 15_000 }).toEqual([sentence]);
  expect(await answers(url, 5_000)).toBe(true);
});

test('a program is started again however often it ends: whoever can end it shall not end it for good', async () => {
  const { url, told } = await keep();
  for (let ends = 1; ends <= 7; ends += 1) {
    await expect(fetch(`${url}/end`)).rejects.toThrow();
    await expect.poll(() => told.length, { timeout: 15_000 }).toBe(ends);
  }
  expect(await answers(url, 5_000)).toBe(true);
}, 60_000);

test('a program that was stopped stays so', async () => {
  const { url, told, program, starts } = await keep();
  await program.stop();
  expect(await answers(url, 1_000)).toBe(false);
  expect([told, starts()]).toEqual([[], 1]);
});

test('a program that cannot be started again is left alone, and it is said why', async () => {
  const flag = path.join(mkdtempSync(path.join(tmpdir(), 'keep-running-')), 'started');
  const once = (port: number) =>
    `const fs = require('node:fs'); if (fs.existsSync('${flag}')) { console.error('broken'); process.exit(3); }
     fs.writeFileSync('${flag}', ''); ${server(port)}`;
  const { url, told, program } = await keep(once);
  await expect(fetch(`${url}/end`)).rejects.toThrow();
  await program.exited;
  expect(told).toEqual([
    expect.stringMatching(/^The server ended by itself, and could not be started again/),
  ]);
}, 60_000);

test('a program ends when the process that started it is killed', async () => {
  const port = await findFreePort();
  const script = `import { startProcess } from ${JSON.stringify(`${import.meta.dirname}/processes.ts`)};
    startProcess(['-e', ${JSON.stringify(server(port))}], { cwd: '.' });
    setInterval(() => {}, 1000);`;
  const parent = startProcess(['--input-type=module', '-e', script], { cwd: import.meta.dirname });
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(url, parent, 'The server');
  process.kill(parent.pid, 'SIGKILL');
  await expect.poll(() => answers(url, 1_000), { timeout: 10_000 }).toBe(false);
});
