/** `pnpm create:remote mf-rentals --pattern /huren`: a small working remote, and what to do next. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@binnen/build/workspace';
import { findNeededGrant } from '@binnen/contracts/patterns';
import { registerRemote } from './register-remote.ts';
import { CreateFailure, writeRemote } from './write-remote.ts';

const usage = 'Usage: pnpm create:remote mf-<name> --pattern /<path> [--no-install]';

const run = (words: string[]): boolean =>
  spawnSync('npx', ['--yes', 'pnpm@12.21.0', ...words], { cwd: root, stdio: 'inherit' }).status === 0;

try {
  const { values, positionals } = parseArgs({
    options: { pattern: { type: 'string' }, 'no-install': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (!name || !values.pattern || positionals.length > 1) throw new CreateFailure(usage);
  const files = writeRemote(root, name, values.pattern);
  const listed = [...files.map((file) => `${name}/${file}`), ...registerRemote(root, name)];
  console.log(['Wrote', ...listed.map((file) => `  ${file}`)].join('\n'));
  const isReady =
    values['no-install'] ||
    (run(['install', '--no-frozen-lockfile']) &&
      run(['exec', 'prettier', '--write', '--log-level', 'warn', path.join(root, name)]));
  if (!isReady)
    throw new CreateFailure(`${name} is written, but its dependencies were not installed: run pnpm install.`);
  console.log(
    [
      '',
      'Next:',
      `  pnpm --filter ${name} test`,
      `  pnpm dev ${name}`,
      `  pnpm remote grant ${name} ${findNeededGrant(values.pattern)}     (an operator, once)`,
      `  pnpm --filter ${name} build && pnpm remote publish ${name}`,
    ].join('\n'),
  );
} catch (error) {
  const isTold = error instanceof CreateFailure || (error instanceof TypeError && 'code' in error);
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
