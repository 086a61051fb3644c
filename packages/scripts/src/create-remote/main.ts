/**
 * `pnpm create:remote mf-rentals --pattern /huren`: a small working remote beside the others, or with `--repository` in a
 * repository of its own, and what to do next.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@binnen/build/workspace';
import { findNeededGrant } from '@binnen/platform/patterns';
import { createRepository } from 'create-binnen-remote/create-repository';
import { CreateFailure, writeRemote } from 'create-binnen-remote/write-remote';
import { packAll } from '../packing/pack.ts';
import { readVersions } from '../packing/read-versions.ts';
import { registerRemote } from './register-remote.ts';

const usage = 'Usage: pnpm create:remote mf-<name> --pattern /<path> [--repository <folder outside>]';

const run = (words: string[]): boolean =>
  spawnSync('npx', ['--yes', 'pnpm@12.21.0', ...words], { cwd: root, stdio: 'inherit' }).status === 0;

const createInWorkspace = (name: string, pattern: string): void => {
  const files = writeRemote(path.join(root, name), 'workspace', { name, pattern }, readVersions());
  const listed = [...files.map((file) => `${name}/${file}`), ...registerRemote(root, name)];
  console.log(['Wrote', ...listed.map((file) => `  ${file}`)].join('\n'));
  const isReady =
    run(['install', '--no-frozen-lockfile']) &&
    run(['exec', 'prettier', '--write', '--log-level', 'warn', path.join(root, name)]);
  if (!isReady)
    throw new CreateFailure(`${name} is written, but its dependencies were not installed: run pnpm install.`);
  console.log(
    [
      '',
      'Next:',
      `  pnpm --filter ${name} test`,
      `  pnpm dev ${name}`,
      `  pnpm remote grant ${name} ${findNeededGrant(pattern)}     (an operator, once)`,
      `  pnpm --filter ${name} build && pnpm remote publish ${name}`,
    ].join('\n'),
  );
};

try {
  const { values, positionals } = parseArgs({
    options: { pattern: { type: 'string' }, repository: { type: 'string' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  const { pattern, repository } = values;
  if (!name || !pattern || positionals.length > 1) throw new CreateFailure(usage);
  if (repository === undefined) createInWorkspace(name, pattern);
  else {
    const folder = path.resolve(repository);
    if (`${folder}/`.startsWith(`${root}/`))
      throw new CreateFailure(`${folder} is in this workspace. Choose a folder outside of it.`);
    const tarballs = await packAll();
    console.log(createRepository(folder, { name, pattern }, readVersions(), tarballs).join('\n'));
  }
} catch (error) {
  const isOfFlags = error instanceof TypeError && 'code' in error;
  console.error(isOfFlags || error instanceof CreateFailure ? error.message : error);
  if (isOfFlags) console.error(usage);
  process.exitCode = 1;
}
