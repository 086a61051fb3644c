import path from 'node:path';

/** What a build makes a release of. */
export interface Project {
  /** Of the release: `shell` or `mf-…`. */
  name: string;
  /** Has `src` and gets `dist`. */
  directory: string;
  /**
   * Paths in the release's files are relative to this folder: that of the workspace, or a remote's own repository. So a
   * version is the same wherever that folder lies.
   */
  context: string;
  /** The folder that a release is built in, when it is not `dist` of its directory. */
  output?: string;
}

export const outputOf = ({ directory, output }: Project): string => output ?? path.join(directory, 'dist');
