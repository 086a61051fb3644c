import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { checkPortFree, findFreePort, readPort, startProcess, waitForAnswer } from './processes.ts';

test('a taken port is said so, with the way out', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as { port: number };
  await expect(checkPortFree(port, 'PORT')).rejects.toThrow(
    `Port ${port} is taken. Free it, or choose another: PORT=`,
  );
  server.close();
});

test('a port that is none is told in a sentence', () => {
  vi.stubEnv('PORT', 'abc');
  expect(() => readPort('PORT', 8787)).toThrow('PORT=abc is no port. Expected a number from 1 to 65535.');
  vi.unstubAllEnvs();
});

test('stopping a program stops what it started as well', async () => {
  const server = `require('node:net').createServer().listen(0, function () { console.log('port ' + this.address().port) })`;
  const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`;
  let port = 0;
  const program = startProcess(['-e', script], {
    cwd: import.meta.dirname,
    onOutput: (text) => {
      port ||= Number(/port (\d+)/.exec(text)?.[1] ?? 0);
    },
  });
  await expect.poll(() => port, { timeout: 10_000 }).toBeGreaterThan(0);
  await program.stop();
  await expect.poll(() => isListening(port), { timeout: 10_000 }).toBe(false);
});

test('a program that ends before it answers is reported with what it said', async () => {
  const program = startProcess(['-e', 'console.error("no configuration"); process.exit(3)'], {
    cwd: import.meta.dirname,
  });
  await expect(waitForAnswer('http://127.0.0.1:9', program, 'The edge')).rejects.toThrow(
    /The edge ended before it was ready:\s+no configuration/,
  );
});

test('a program that says what its configuration lacks is not waited for', async () => {
  const reply = { code: 'not-configured', errors: [{ field: 'SPOOR_URL', message: 'is missing' }] };
  const server = createHttpServer((_, response) => response.writeHead(503).end(JSON.stringify(reply)));
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const program = startProcess(['-e', 'setInterval(() => {}, 1000)'], { cwd: import.meta.dirname });
  await expect(waitForAnswer(`http://127.0.0.1:${port}/healthz`, program, 'The edge', 2_000)).rejects.toThrow(
    /^The edge cannot work as it is configured:\n {2}SPOOR_URL: is missing$/,
  );
  await program.stop();
  server.close();
});

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
