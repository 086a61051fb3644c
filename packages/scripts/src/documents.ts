import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';

const notOurs = new Set(['node_modules', 'dist', '.cache', '.wrangler']);

/** What a document links to or shows, without what lies elsewhere and without the place within a document. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(<?([^)\s>]+)/g)]
    .map((match) => match[1]!.split('#')[0]!)
    .filter((link) => link && !/^[a-z]+:/.test(link));

/** The links of one document, by its path in the workspace and its text, that lead to no file. */
export const checkLinks = (document: string, text: string): string[] =>
  linksOf(text)
    .filter((link) => !existsSync(path.join(root, path.dirname(document), link)))
    .map((link) => `${document} links to ${link}, which is not there`);

/** One sentence for each dead link of the workspace's documents. Finding no documents is a fault as well. */
export const findDocumentFaults = (): string[] => {
  const documents = globSync('**/*.md', { cwd: root, exclude: (name) => notOurs.has(path.basename(name)) });
  if (documents.length === 0) return ['there are no documents: is the test looking in the right place?'];
  return documents.flatMap((document) =>
    checkLinks(document, readFileSync(path.join(root, document), 'utf8')),
  );
};

/** Decisions are numbered from 1, each number once, so that "decision 14" is one document. */
export const checkNumbers = (files: readonly string[]): string[] =>
  files
    .toSorted()
    .map((file, index) => ({ file, expected: String(index + 1).padStart(4, '0') }))
    .filter(({ file, expected }) => !file.startsWith(`${expected}-`))
    .map(({ file, expected }) => `docs/decisions/${file}: expected the number ${expected}`);

export const findNumberFaults = (): string[] =>
  checkNumbers(globSync('*.md', { cwd: path.join(root, 'docs/decisions') }));
