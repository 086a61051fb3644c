import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findFreePort } from './processes/processes.ts';

test.each([
  ['dev.ts', 'Usage: pnpm dev '],
  ['create-remote/main.ts', 'Usage: pnpm create:remote '],
  ['cloud/main.ts', 'Usage: pnpm cloud:setup '],
])(
  '%s says how it is called to who gives an option that it does not have',
  { timeout: 60_000 },
  (file, usage) => {
    const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, file), '--help'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain("Unknown option '--help'");
    expect(stderr).toContain(usage);
  },
);

test('a remote in a repository of its own is not written into this workspace', { timeout: 60_000 }, () => {
  const folder = path.join(import.meta.dirname, 'mf-within');
  const words = ['mf-within', '--pattern', '/binnenin', '--repository', folder];
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'create-remote/main.ts'), ...words],
    { encoding: 'utf8' },
  );
  expect([status, existsSync(folder)]).toEqual([1, false]);
  expect(stderr).toBe(`${folder} is in this workspace. Choose a folder outside of it.\n`);
});

test.each(['PORT', 'STAND_INS_PORT'])(
  'npm start says that %s is taken before it builds anything',
  { timeout: 60_000 },
  async (variable) => {
    const taken = await findFreePort();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(taken, resolve));
    const ports = { PORT: String(await findFreePort()), STAND_INS_PORT: String(await findFreePort()) };
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, 'start.ts')],
      { encoding: 'utf8', env: { ...process.env, ...ports, [variable]: String(taken) } },
    );
    other.close();
    expect(stderr).toBe(`Port ${taken} is taken. Free it, or choose another: ${variable}=<port>\n`);
    expect([status, stdout]).toEqual([1, '']);
  },
);
