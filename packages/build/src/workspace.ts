import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Project } from './project.ts';

export const root = path.resolve(import.meta.dirname, '../../..');

export interface WorkspacePackage {
  /** Its path in the workspace, such as `packages/design`. */
  folder: string;
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The packages that `pnpm-workspace.yaml` names, in its order. */
export const readPackages = (workspace: string): WorkspacePackage[] => {
  const file = path.join(workspace, 'pnpm-workspace.yaml');
  const { packages } = parse(readFileSync(file, 'utf8')) as { packages: string[] };
  return packages
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: workspace }).sort())
    .map((manifest) => ({
      ...(JSON.parse(readFileSync(path.join(workspace, manifest), 'utf8')) as Omit<
        WorkspacePackage,
        'folder'
      >),
      folder: path.dirname(manifest),
    }));
};

export const packages: readonly WorkspacePackage[] = readPackages(root);

/**
 * The packages that are built and published: those with a `build` script. The shell comes first: remotes need one to be
 * live.
 */
export const deployables: readonly string[] = packages
  .filter(({ scripts }) => scripts?.['build'])
  .map(({ folder }) => folder);

export const isDeployable = (name: string): boolean => deployables.includes(name);

/** A deployable of this workspace, by its folder. */
export const findProject = (name: string): Project => ({
  name,
  directory: path.join(root, name),
  context: root,
});
