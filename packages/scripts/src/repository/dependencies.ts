import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packages, root } from '@binnen/build/workspace';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const exact = /^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*)$/;

/** Dependencies with a range of versions: the next install might bring one that nobody reviewed. */
export const findRanges = (folder: string, manifest: Manifest): string[] =>
  [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies].flatMap((group) =>
    Object.entries(group ?? {})
      .filter(([, version]) => !exact.test(version))
      .map(([name, version]) => `${folder}/package.json asks for ${name} ${version}: name one version.`),
  );

/** Packages of the lockfile that do not come from the registry, or whose content nothing verifies. */
export const findUnverified = (lockfile: string): string[] => {
  const listed = /\npackages:\n([\s\S]*?)(\nsnapshots:\n|$)/.exec(lockfile)?.[1];
  if (!listed) return ['pnpm-lock.yaml lists no packages.'];
  return [...listed.matchAll(/^ {2}'?([^\s'][^']*?)'?:\n {4}resolution: (.*)$/gm)]
    .filter(([, , resolution]) => !/^\{integrity: sha512-[\w+/=]+\}$/.test(resolution!))
    .map(
      ([, name, resolution]) =>
        `pnpm-lock.yaml: ${name} is not verified by a hash of the registry: ${resolution}`,
    );
};

const runtime = 'raise the overrides of pnpm-workspace.yaml with wrangler';
const react = 'name one in every package.json, or tests say “This needs the shell around it”';
/** Packages that must have one version: all tests run on the runtime that is deployed, and a page has one React. */
const single = { miniflare: runtime, workerd: runtime, wrangler: runtime, react, 'react-dom': react };

/** What the lockfile has in several versions and must have in one. */
export const findSeveralVersions = (lockfile: string): string[] =>
  Object.entries(single).flatMap(([name, advice]) => {
    const versions = [...lockfile.matchAll(new RegExp(`^ {2}${name}@([^(:]+):\\n {4}resolution:`, 'gm'))];
    if (versions.length === 1) return [];
    const found = versions.map(([, version]) => version).join(', ') || 'no version';
    return [`pnpm-lock.yaml has ${found} of ${name}: ${advice}.`];
  });

/** The settings without which pnpm would run any install script, or take what was published a minute ago. */
const settings: Record<string, RegExp> = {
  'allowBuilds, with the packages whose install scripts run': /^allowBuilds:\n( {2}.+: true\n)+/m,
  'blockExoticSubdeps: true': /^blockExoticSubdeps: true$/m,
  'minimumReleaseAge of at least a day': /^minimumReleaseAge: (1[4-9]\d\d|[2-9]\d{3}|\d{5,})$/m,
  'minimumReleaseAgeStrict: true': /^minimumReleaseAgeStrict: true$/m,
  'trustPolicy: no-downgrade': /^trustPolicy: no-downgrade$/m,
};
export const findLaxSettings = (workspace: string): string[] =>
  Object.entries(settings)
    .filter(([, pattern]) => !pattern.test(workspace))
    .map(([name]) => `pnpm-workspace.yaml lacks ${name}.`);

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What is wrong with how dependencies are named, locked and installed. Works offline. */
export const findDependencyFaults = (): string[] => {
  const folders = ['.', ...packages.map(({ folder }) => folder)];
  return [
    ...folders.flatMap((folder) =>
      findRanges(folder, JSON.parse(read(`${folder}/package.json`)) as Manifest),
    ),
    ...findUnverified(read('pnpm-lock.yaml')),
    ...findSeveralVersions(read('pnpm-lock.yaml')),
    ...findLaxSettings(read('pnpm-workspace.yaml')),
  ];
};
