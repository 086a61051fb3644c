import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeBuilt, describeSource, findStyleFaults } from '@binnen/platform/contract/style-faults';
import { outputOf, type Project } from './project.ts';

const readFaults = (directory: string, pattern: string, find: (css: string, file: string) => string[]) =>
  globSync(pattern, { cwd: directory }).flatMap((file) =>
    find(readFileSync(path.join(directory, file), 'utf8'), file).map((fault) => `${file}, ${fault}`),
  );

const findSourceFaults = ({ name, directory }: Project): string[] =>
  readFaults(directory, 'src/**/*.css', (css, file) => findStyleFaults(css, describeSource(name, file)));

const refuse = (name: string, faults: readonly string[]): void => {
  if (faults.length)
    throw new Error(
      `${name}: a remote's style sheets change only what is its own.\n  ${faults.join('\n  ')}`,
    );
};

/** The same as `checkStyles` of the sources alone: before a build, or where the built sheets are not those that are published. */
export const checkSourceStyles = (project: Project): void => refuse(project.name, findSourceFaults(project));

/**
 * Throws when a style sheet of a remote would change what other teams draw: with file and line of its source, and what to
 * write instead. The edge asks the same of the built sheets when they are published.
 */
export const checkStyles = (project: Project): void => {
  const { name } = project;
  const source = findSourceFaults(project);
  const scripts = globSync('client/**/*.js', { cwd: outputOf(project) }).map((file) =>
    readFileSync(path.join(outputOf(project), file), 'utf8'),
  );
  const built = describeBuilt(name, scripts.join('\n'));
  // Rules of a package are checked in the built sheet.
  const faults = source.length
    ? source
    : readFaults(outputOf(project), 'client/**/*.css', (css) => findStyleFaults(css, built));
  refuse(name, faults);
};
