import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

const run = (env: Record<string, string>, words: string[] = []) => {
  const child = spawn(process.execPath, [main, ...words], { env: { ...process.env, ...env } });
  let said = '';
  const lines = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += String(chunk);
      for (const line of lines) line();
    });
  }
  return {
    child,
    said: () => said,
    ended: new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code))),
    says: (text: string) =>
      new Promise<void>((resolve) => {
        const check = (): void => {
          if (said.includes(text)) resolve();
        };
        lines.add(check);
        check();
      }),
  };
};

const takePort = () =>
  new Promise<{ port: number; close: () => void }>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => server.close() });
    });
  });

it('reports a port that is taken, says what to do, and exits', async () => {
  const { port, close } = await takePort();
  const { ended, said } = run({ STAND_INS_PORT: String(port) });
  expect(await ended).toBe(1);
  expect(said()).toBe(
    `Port ${port} is taken: stop what listens there, or choose another with STAND_INS_PORT.\n`,
  );
  close();
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'serves an offer of the asked size, and ends on %s while a caller hangs',
  async (signal) => {
    const { port, close } = await takePort();
    close();
    const { child, ended, says } = run({ STAND_INS_PORT: String(port) }, ['--objects', '12']);
    await says(`http://localhost:${port}`);
    expect(await (await fetch(`http://localhost:${port}/_health`)).json()).toMatchObject({ objects: 12 });
    await fetch(`http://localhost:${port}/_faults`, {
      method: 'PUT',
      body: '{"service":"pdok","hang":true}',
    });
    const hanging = fetch(`http://localhost:${port}/pdok/x`).catch(() => 'cut off');
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(['cut off', 499]).toContain(
      await hanging.then((one) => (typeof one === 'string' ? one : one.status)),
    );
  },
);

it.each([
  [{ STAND_INS_PORT: 'x' }, []],
  [{}, ['--objects', 'many']],
  [{}, ['--homes', '3']],
])('says what is wrong with %j %j', async (env, words) => {
  const { ended, said } = run(env as Record<string, string>, words);
  expect(await ended).toBe(1);
  expect(said()).toMatch(/expected a whole number|Known: --objects/);
});
