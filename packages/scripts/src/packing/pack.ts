/** `pnpm pack:packages`: the tarballs that a registry would get, in `.cache/packages`. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@binnen/build/workspace';
import { buildWhenChanged } from '../fingerprint.ts';
import { packedPackages, tarballFolder } from './packed-packages.ts';

const pack = async (): Promise<void> => {
  rmSync(tarballFolder, { recursive: true, force: true });
  mkdirSync(tarballFolder, { recursive: true });
  const filters = packedPackages.flatMap(({ name }) => ['--filter', name]);
  await promisify(execFile)(
    'npx',
    ['--yes', 'pnpm@12.21.0', '-r', ...filters, 'pack', '--pack-destination', tarballFolder],
    { cwd: root },
  );
};

/** Packs all packages when something of them changed. Returns the folder with the tarballs. */
export const packAll = async (): Promise<string> => {
  const folders = packedPackages.map(({ folder }) => path.join(root, folder));
  const others = [
    'package.json',
    'tsconfig.base.json',
    'packages/scripts/src/create-remote',
    'packages/scripts/src/packing',
  ];
  const inputs = [...folders, ...others.map((place) => path.join(root, place))];
  await buildWhenChanged(path.join(tarballFolder, '.stamp'), inputs, pack);
  return tarballFolder;
};

if (import.meta.main) console.log(await packAll());
