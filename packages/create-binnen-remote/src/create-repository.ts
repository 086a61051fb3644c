import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findNeededGrant } from '@binnen/platform/patterns';
import { takePackages } from './take-packages.ts';
import { checkRemote, CreateFailure, writeRemote, type Versions } from './write-remote.ts';

const isEmpty = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).every((file) => file === '.git');

/** Writes a remote in a repository of its own. Returns what to tell: its files, and what to do next. */
export const createRepository = (
  folder: string,
  remote: { name: string; pattern: string },
  versions: Versions,
  tarballs?: string,
): string[] => {
  const { name, pattern } = remote;
  // Before the packages are copied: a folder with something in it is refused the next time.
  checkRemote(remote);
  if (!isEmpty(folder)) throw new CreateFailure(`${folder} is not empty. Choose another folder.`);
  const files = writeRemote(
    folder,
    'repository',
    remote,
    tarballs ? takePackages(path.resolve(tarballs), folder, versions) : versions,
  );
  return [
    'Wrote',
    ...files.map((file) => `  ${path.join(path.basename(folder), file)}`),
    '',
    'Next, in that folder:',
    '  git init && npx --yes pnpm@12.21.0 install',
    '  npx pnpm@12.21.0 check && npx pnpm@12.21.0 test && npx pnpm@12.21.0 build',
    '  export BINNEN_URL=https://… BINNEN_TOKEN=binnen_…       (an operator issues the token)',
    '  npx pnpm@12.21.0 dev                                   (each save shows by itself, among what is live there)',
    `  npx pnpm@12.21.0 remote publish ${name}`,
    `  npx pnpm@12.21.0 remote rehearse ${name}                (opened in Chromium, beside what is live)`,
    `  npx pnpm@12.21.0 remote promote ${name}@<version>       (live; publish says the version)`,
    `An operator of the site, once: pnpm remote grant ${name} ${findNeededGrant(pattern)}`,
    `                               pnpm remote token issue team-${name.replace(/^mf-/, '')} publish:${name}`,
  ];
};
