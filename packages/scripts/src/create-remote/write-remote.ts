import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNeededGrant, PatternSchema } from '@binnen/contracts/patterns';
import { RemoteNameSchema } from '@binnen/contracts/composition';
import * as v from 'valibot';

/** What the command was told that makes no remote, in a sentence. */
export class CreateFailure extends Error {}

const template = path.resolve(import.meta.dirname, '../../remote-template');

const check = <S extends v.GenericSchema<unknown, string>>(schema: S, text: string, what: string): string => {
  const result = v.safeParse(schema, text);
  if (result.success) return result.output;
  throw new CreateFailure(`"${text}" is no ${what}: ${result.issues[0].message}.`);
};

const titleOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Versions of what every remote depends on, as the other remotes have them: one version of each in the workspace. */
const readVersions = (root: string): Record<string, string> => {
  const [first] = globSync('mf-*/package.json', { cwd: root }).sort();
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest;
  const all = [...(first ? [read(first)] : []), read('packages/contracts/package.json')];
  return Object.assign(
    {},
    ...all.flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies]),
  ) as Record<string, string>;
};
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{([^}]+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template has ${whole}, which has no value.`);
    return value;
  });

/**
 * Writes a small remote that works: a page at `pattern`, a widget that editors may place, samples, reads and tests.
 * Returns its files, relative to its folder. Throws a `CreateFailure` when the name is taken or makes no remote.
 */
export const writeRemote = (root: string, name: string, pattern: string): string[] => {
  check(RemoteNameSchema, name, 'name of a remote');
  check(PatternSchema, pattern, 'pattern');
  const folder = path.join(root, name);
  if (existsSync(folder)) throw new CreateFailure(`${name}/ is there already. Choose another name.`);
  const short = name.replace(/^mf-/, '');
  const grant = findNeededGrant(pattern);
  const values = {
    ...readVersions(root),
    name,
    short,
    pattern,
    grant,
    title: titleOf(pattern.split('/').find((part) => /^[a-z]/.test(part)) ?? short),
  };
  return globSync('**/*.template', { cwd: template })
    .sort()
    .map((file) => {
      const target = file.replace(/\.template$/, '');
      mkdirSync(path.dirname(path.join(folder, target)), { recursive: true });
      writeFileSync(path.join(folder, target), fill(readFileSync(path.join(template, file), 'utf8'), values));
      return target;
    });
};
