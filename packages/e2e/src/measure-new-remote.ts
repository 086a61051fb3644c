/**
 * From an empty folder to a page that is live: `node packages/e2e/src/measure-new-remote.ts http://localhost:8787`, while `npm start`
 * runs. Takes the packages of `pnpm pack:packages`, and says what each command takes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { grantPath, issueToken } from '@binnen/remote-cli/operate';
import { readBuild } from '@binnen/remote-cli/releases';
import { packAll } from '@binnen/scripts/packing/pack';
import { readVersions } from '@binnen/scripts/packing/read-versions';
import { access } from './stack.ts';

const [url = 'http://localhost:8787'] = process.argv.slice(2);
const name = 'mf-meting';
const tarballs = await packAll();
await grantPath({ ...access, url }, name, '/meting');
const { token } = await issueToken(
  { ...access, url },
  { name: `team-meting-${Date.now()}`, scopes: [`publish:${name}`] },
);
const base = mkdtempSync(path.join(tmpdir(), 'binnen-new-'));
const repository = path.join(base, 'repository');
const env = { ...process.env, BINNEN_URL: url, BINNEN_TOKEN: token };

const began = performance.now();
const say = (what: string, since: number) =>
  console.log(`${String(Math.round(performance.now() - since)).padStart(6)} ms  ${what}`);
const run = (cwd: string, command: string, ...words: string[]) => {
  const since = performance.now();
  execFileSync(command, words, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  say(words.slice(0, 3).join(' '), since);
};
const pnpm = (...words: string[]) => run(repository, 'npx', '--yes', 'pnpm@12.21.0', ...words);
try {
  const tool = `${tarballs}/create-binnen-remote-${readVersions()['@binnen/contracts']}.tgz`;
  run(base, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', tool);
  const words = [name, '--pattern', '/meting', '--folder', repository, '--packages', tarballs];
  run(base, path.join(base, 'node_modules/.bin/create-binnen-remote'), ...words);
  pnpm('install', '--prefer-offline');
  pnpm('build');
  pnpm('remote', 'rehearse', name);
  pnpm('remote', 'publish', name);
  const { version } = readBuild(path.join(repository, 'dist'));
  pnpm('remote', 'promote', `${name}@${version}`);
  const since = performance.now();
  const isThere = () =>
    fetch(`${url}/meting`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await setTimeout(100);
  say('until the page is there', since);
  say('in all', began);
  execFileSync('npx', ['--yes', 'pnpm@12.21.0', 'remote', 'retire', name, '--allow-loss=/*'], {
    cwd: repository,
    env,
  });
} finally {
  rmSync(base, { recursive: true, force: true });
}
