import path from 'node:path';

interface Line {
  pattern: string;
  owners: string[];
}

const readLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [pattern = '', ...owners] = line.split(/\s+/).filter(Boolean);
      return { pattern, owners };
    });

/** Whether a line says who owns the folder: it names the folder, or one that the folder is in. */
const owns = (pattern: string, folder: string): boolean =>
  `/${folder}/`.startsWith(pattern) && pattern.endsWith('/');

/** What is wrong with CODEOWNERS: lines for what is not there, lines without a team, folders that nobody owns. */
export const checkOwners = (
  text: string,
  folders: readonly string[],
  exists: (file: string) => boolean,
): string[] => {
  const lines = readLines(text);
  const dead = lines
    .filter(({ pattern }) => pattern !== '*' && !exists(path.join('.', pattern)))
    .map(({ pattern }) => `CODEOWNERS names ${pattern}, which is not there`);
  const nobody = lines
    .filter(({ owners }) => !owners.length || owners.some((owner) => !/^@[\w-]+\/[\w-]+$/.test(owner)))
    .map(({ pattern }) => `CODEOWNERS names no team for ${pattern}`);
  const orphans = folders
    .filter((folder) => !lines.some(({ pattern }) => owns(pattern, folder)))
    .map((folder) => `CODEOWNERS has no line for /${folder}/`);
  return [...dead, ...nobody, ...orphans];
};
