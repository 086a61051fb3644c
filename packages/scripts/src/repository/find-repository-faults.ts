/**
 * The files that a repository's host reads, or only a night's run, and no test of ours: each is wrong for weeks before
 * somebody notices.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { deployables, packages, root } from '@binnen/build/workspace';
import { parse } from 'yaml';
import { findSeveralVersions } from './dependencies.ts';
import { checkForm } from './forms.ts';
import { checkOwners } from './owners.ts';
import { checkPlanted } from './planted.ts';
import { checkEditors, checkPnpmVersions, checkRenovate } from './settings.ts';
import { findLongSubjects } from './subjects.ts';
import { checkWays } from './ways-to-hurt.ts';
import { checkWorkflow } from './workflows.ts';

interface Manifest {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

const exists = (file: string): boolean => existsSync(path.join(root, file));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const readIfThere = (file: string): string | undefined =>
  exists(file) && path.extname(file) === '.yml' ? read(file) : undefined;

/** Remotes that no workflow publishes: theirs calls `publish.yml` with their name. */
const findUnpublished = (): string[] =>
  deployables
    .filter((name) => !readIfThere(`.github/workflows/publish-${name}.yml`)?.includes(`remote: ${name}\n`))
    .map((name) => `.github/workflows/publish-${name}.yml does not publish ${name}`);

/** Benchmarks that Node cannot run: it takes the types out by a parser of its own, which refuses what the compiler takes. */
const findUnreadable = (): string[] =>
  globSync('packages/bench/src/**/*.ts', { cwd: root, exclude: (file) => file.endsWith('.d.ts') }).flatMap(
    (file) => {
      try {
        stripTypeScriptTypes(read(file));
        return [];
      } catch (error) {
        return [`Node cannot read ${file}: ${String(error)}`];
      }
    },
  );

/** What is wrong with workflows, forms, owners and settings: one sentence each. */
export const findRepositoryFaults = async (): Promise<string[]> => {
  const manifest = JSON.parse(read('package.json')) as Manifest;
  const workflows = globSync('.github/{workflows/*,actions/*/action}.yml', { cwd: root }).sort();
  if (!workflows.length) return ['there are no workflows: is the test looking in the right place?'];
  const scripts = Object.keys(manifest.scripts);
  const inWorkflows = await Promise.all(
    workflows.map((file) => checkWorkflow(file, read(file), readIfThere, scripts)),
  );
  const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter(
    (file) => path.basename(file) !== 'config.yml',
  );
  const dependencies = [
    ...Object.keys(manifest.devDependencies),
    ...packages.flatMap((one) => Object.keys({ ...one.dependencies, ...one.devDependencies })),
  ];
  const { minimumReleaseAge } = parse(read('pnpm-workspace.yaml')) as { minimumReleaseAge: number };
  const node = read('.nvmrc').trim();
  const installed = manifest.devDependencies['node'];
  const callers = ['package.json', '.devcontainer/devcontainer.json', 'README.md', ...workflows];
  return [
    ...inWorkflows.flat(),
    ...findUnpublished(),
    ...findUnreadable(),
    ...forms.flatMap((file) => checkForm(file, read(file))),
    ...checkOwners(
      read('.github/CODEOWNERS'),
      packages.map(({ folder }) => folder),
      exists,
    ),
    ...checkRenovate(read('.github/renovate.json'), dependencies, minimumReleaseAge),
    ...checkEditors(read('.devcontainer/devcontainer.json'), read('.vscode/extensions.json'), node),
    ...checkPnpmVersions(callers.map(read)),
    ...findSeveralVersions(read('pnpm-lock.yaml')),
    ...checkPlanted(root, exists),
    ...findLongSubjects(root),
    ...checkWays(read, exists),
    ...(node === installed ? [] : [`.nvmrc says ${node}, package.json installs ${installed}`]),
  ];
};
