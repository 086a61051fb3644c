import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNeededGrant, PatternSchema } from '@binnen/platform/patterns';
import { RemoteNameSchema } from '@binnen/platform/contract/composition';
import * as v from 'valibot';

/** What the command was told that makes no remote, in a sentence. */
export class CreateFailure extends Error {}

/** A remote is written beside the others of the workspace, or into a repository of its own. */
export type Place = 'workspace' | 'repository';

/** By package, the version that a remote depends on; without a registry, `file:` and a path. */
export type Versions = Readonly<Record<string, string>>;

const templates = path.resolve(import.meta.dirname, '../template');

const titleOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const fill = (text: string, values: Versions): string =>
  text.replaceAll(/(?<!\$)\{\{([^}]+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template has ${whole}, which has no value.`);
    return value;
  });

/** Throws a `CreateFailure` when the name or pattern makes no remote. */
export const checkRemote = ({ name, pattern }: { name: string; pattern: string }): void => {
  if (name === 'shell' || !v.is(RemoteNameSchema, name))
    throw new CreateFailure(
      `"${name}" is no name of a remote: expected "mf-" and 2 to 30 small letters, such as "mf-rentals".`,
    );
  const { issues } = v.safeParse(PatternSchema, pattern);
  if (issues) throw new CreateFailure(`"${pattern}" is no pattern: ${issues[0].message}.`);
};

/** The files of one template folder, without the ending that keeps tools away from them. */
const listFiles = (template: string) => {
  const cwd = path.join(templates, template);
  return globSync(['**/*.template', '**/.*/**/*.template', '**/.*.template'], { cwd })
    .map((file) => ({ from: path.join(cwd, file), to: file.replace(/\.template$/, '') }))
    .sort((one, other) => (one.to < other.to ? -1 : 1));
};

/**
 * Writes a small remote that works: a page at `pattern`, a widget that editors may place, samples, reads and tests, and in
 * a repository of its own also a workflow. Returns its files, relative to `folder`. Throws a `CreateFailure` when the
 * folder has one of them, or the name makes no remote.
 */
export const writeRemote = (
  folder: string,
  place: Place,
  { name, pattern }: { name: string; pattern: string },
  versions: Versions,
): string[] => {
  checkRemote({ name, pattern });
  const files = [...listFiles('remote'), ...listFiles(place)];
  if (files.some(({ to }) => existsSync(path.join(folder, to))))
    throw new CreateFailure(`${path.basename(folder)}/ is there already. Choose another name.`);
  const short = name.replace(/^mf-/, '');
  const values = {
    ...versions,
    name,
    short,
    pattern,
    grant: findNeededGrant(pattern),
    title: titleOf(pattern.split('/').find((part) => /^[a-z]/.test(part)) ?? short),
  };
  return files.map(({ from, to }) => {
    mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
    writeFileSync(path.join(folder, to), fill(readFileSync(from, 'utf8'), values));
    return to;
  });
};
