import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CreateFailure, type Versions } from './write-remote.ts';

/** The file that `pnpm pack` makes of a package: `binnen-build-1.0.0.tgz`. */
const nameOfTarball = (name: string, version: string): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/**
 * Copies the packages of Binnen from a folder of tarballs into a repository, for a firm without a registry of its own.
 * Returns the versions, which then name those files. Throws a `CreateFailure` when one is missing.
 */
export const takePackages = (tarballs: string, repository: string, versions: Versions): Versions => {
  const present = existsSync(tarballs) ? readdirSync(tarballs) : [];
  const own = Object.entries(versions).filter(([name]) => name.startsWith('@binnen/'));
  const files = own.map(([name, version]) => [name, nameOfTarball(name, version)] as const);
  const missing = files.find(([, file]) => !present.includes(file));
  if (missing) throw new CreateFailure(`${tarballs} has no ${missing[1]}.`);
  mkdirSync(path.join(repository, 'packages'), { recursive: true });
  for (const [, file] of files)
    copyFileSync(path.join(tarballs, file), path.join(repository, 'packages', file));
  return {
    ...versions,
    ...Object.fromEntries(files.map(([name, file]) => [name, `file:packages/${file}`])),
  };
};
