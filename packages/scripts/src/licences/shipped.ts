import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';

interface Manifest {
  name: string;
  license?: string;
  author?: string | { name: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Somebody else's package, of which the site has code or fonts. */
export interface Shipped {
  name: string;
  licence: string;
  /** Its own notice: the licence with who holds the copyright. */
  notice: string;
}

/** The packages of the workspace whose code reaches browsers or the edge … */
const product = [
  ...['shell', 'mf-listings', 'mf-content', 'mf-leads', 'edge-api'],
  ...['assistants', 'composer', 'contracts', 'design', 'edge-kit', 'offer', 'platform', 'upstreams'].map(
    (name) => `packages/${name}`,
  ),
];
/** … and what they copy at build, and so need at no other time. */
const copied: Record<string, readonly string[]> = {
  'packages/composer': ['web-vitals'],
  'packages/design': ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/figtree'],
};

/** The parts of a package that the site has need only these of what the whole needs. */
const narrower: Record<string, readonly string[]> = {
  '@modelcontextprotocol/sdk': ['zod'],
  'sanitize-html': ['escape-string-regexp', 'htmlparser2', 'is-plain-object', 'launder', 'parse-srcset'],
};

const readManifest = (folder: string): Manifest => {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return manifest;
};

/** The folder of a package as Node finds it from another; undefined for one that is not installed. */
const findPackage = (name: string, from: string): string | undefined => {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return realpathSync(found);
  }
  return undefined;
};

const readNotice = (folder: string, manifest: Manifest): string => {
  const [file] = globSync('{LICEN[CS]E,COPYING}*', { cwd: folder }).toSorted();
  if (file) return readFileSync(path.join(folder, file), 'utf8').trim().replaceAll('\r', '');
  const author = typeof manifest.author === 'string' ? manifest.author : manifest.author?.name;
  const holder = author ? `, by ${author.replace(/ *<.*/, '')}` : '';
  return `${manifest.name}${holder}. Its package names this licence, and has no text of it.`;
};

/** Every package that is shipped, with those that it needs itself, by name. */
export const listShipped = (): Shipped[] => {
  const found = new Map<string, Shipped>();
  const visit = (name: string, from: string): void => {
    const folder = findPackage(name, from);
    if (!folder || name.startsWith('@binnen/') || name.startsWith('@types/')) return;
    const manifest = readManifest(folder);
    const notice = readNotice(folder, manifest);
    const id = `${name} ${notice}`;
    if (found.has(id)) return;
    const { license = 'unknown' } = manifest;
    found.set(id, { name, licence: license, notice });
    for (const needed of narrower[name] ?? Object.keys(manifest.dependencies ?? {})) visit(needed, folder);
  };
  for (const own of product) {
    const folder = path.join(root, own);
    const { dependencies, peerDependencies } = readManifest(folder);
    for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...(copied[own] ?? [])])
      visit(name, folder);
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
};
