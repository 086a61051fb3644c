import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { folder, installDirectus } from './install.ts';

export interface Directus {
  url: string;
  /** An administrator, for the seed. */
  adminToken: string;
  stop: () => Promise<void>;
}

const adminToken = 'contract-admin-token';
const startSeconds = 120;

const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts an empty Directus on SQLite. */
export const startDirectus = async (): Promise<Directus> => {
  const command = installDirectus();
  const data = path.join(folder, 'data');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(path.join(data, 'uploads'), { recursive: true });
  mkdirSync(path.join(data, 'extensions'), { recursive: true });
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: path.join(data, 'directus.db'),
    STORAGE_LOCAL_ROOT: path.join(data, 'uploads'),
    EXTENSIONS_PATH: path.join(data, 'extensions'),
    SECRET: 'contract-test-secret-of-32-characters',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'contract-test-password',
    ADMIN_TOKEN: adminToken,
    CACHE_ENABLED: 'false',
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    // The default, made explicit: lists are capped, and the client must read them page by page.
    QUERY_LIMIT_MAX: '100',
  };
  const options = { cwd: folder, env };
  const { status, stderr } = spawnSync(process.execPath, [command, 'bootstrap'], {
    ...options,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Directus could not make its database:\n${stderr}`);

  const running = spawn(process.execPath, [command, 'start'], { ...options, stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  const stop = async () => {
    running.kill('SIGTERM');
    await Promise.race([ended, wait(5_000).then(() => running.kill('SIGKILL'))]);
  };
  const until = Date.now() + startSeconds * 1000;
  while (Date.now() < until && running.exitCode === null) {
    const answers = await fetch(`${url}/server/ping`).catch(() => null);
    if (answers?.ok) return { url, adminToken, stop };
    await wait(250);
  }
  await stop();
  throw new Error(`Directus did not answer at ${url} within ${startSeconds} s.`);
};
