import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeBuilt, describeSource, findStyleFaults } from '@binnen/platform/contract/style-faults';
import type { Project } from './project.ts';

const readFaults = (directory: string, pattern: string, find: (css: string, file: string) => string[]) =>
  globSync(pattern, { cwd: directory }).flatMap((file) =>
    find(readFileSync(path.join(directory, file), 'utf8'), file).map((fault) => `${file}, ${fault}`),
  );

/**
 * Throws when a style sheet of a remote would change what other teams draw: with file and line of its source, and what to
 * write instead. The edge asks the same of the built sheets when they are published.
 */
export const checkStyles = ({ name, directory }: Project): void => {
  const source = readFaults(directory, 'src/**/*.css', (css, file) =>
    findStyleFaults(css, describeSource(name, file)),
  );
  // Rules of a package are checked in the built sheet.
  const faults = source.length
    ? source
    : readFaults(directory, 'dist/client/**/*.css', (css) => findStyleFaults(css, describeBuilt(name)));
  if (faults.length)
    throw new Error(
      `${name}: a remote's style sheets change only what is its own.\n  ${faults.join('\n  ')}`,
    );
};
