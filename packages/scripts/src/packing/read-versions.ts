import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import type { Versions } from 'create-binnen-remote/write-remote';
import { packedPackages } from './packed-packages.ts';

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Versions of what a remote depends on, as this workspace has them. */
export const readVersions = (): Versions => {
  const folders = ['contracts', 'platform', 'remote-cli', 'remote-testing'].map((name) => `packages/${name}`);
  const manifests = ['.', ...folders].map(read);
  const installed = Object.assign(
    {},
    ...manifests.flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies]),
  ) as Record<string, string>;
  const own = packedPackages
    .filter(({ name }) => name.startsWith('@binnen/'))
    .map(({ name, folder }) => [name, read(folder).version!]);
  const tools = ['typescript', 'vitest', 'oxlint', 'prettier', 'playwright-core', '@axe-core/playwright'];
  const names = ['react', '@types/react', 'valibot', ...tools];
  return { ...Object.fromEntries(names.map((name) => [name, installed[name]!])), ...Object.fromEntries(own) };
};
