import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';

const notOurs = new Set(['node_modules', 'dist', '.cache', '.wrangler']);

/** What a document links to or shows, without other sites. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(<?([^)\s>]+)/g)].map((match) => match[1]!).filter((link) => !/^[a-z]+:/.test(link));

/** The names by which GitHub links to the headings of a document. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links of one document, by its path in the workspace and its text, that lead to no file or to no heading of one. */
export const checkLinks = (document: string, text: string): string[] =>
  linksOf(text).flatMap((link) => {
    const [file = '', anchor] = link.split('#');
    const target = path.join(root, path.dirname(document), file);
    if (!existsSync(target)) return `${document} links to ${file}, which is not there`;
    if (!anchor || (file && !file.endsWith('.md'))) return [];
    const anchors = anchorsOf(file ? readFileSync(target, 'utf8') : text);
    return anchors.includes(anchor) ? [] : `${document} links to ${link}, and no heading there is called so`;
  });

/** The sources that a document names in code style, by a whole path or the end of one, and that are not there. */
export const checkSources = (document: string, text: string, sources: readonly string[]): string[] =>
  [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.tsx?)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('.') && !sources.some((file) => `/${file}`.endsWith(`/${name}`)))
    .map((name) => `${document} names ${name}, which is not there`);

const walked = 'docs/architecture.md';
const mostLines = 150;
const leastSources = 20;

/** What is wrong with the drawing of the parts: sources that it names and that are not there, and a length that nobody reads. */
export const checkWalk = (text: string, exists: (file: string) => boolean): string[] => {
  const sources =
    text.match(/(?<![\w/.-])(?:edge-api|shell|mf-[a-z]+|packages\/[a-z-]+)\/src\/[\w./-]+\.tsx?/g) ?? [];
  const lines = text.trimEnd().split('\n').length;
  return [
    ...sources.filter((file) => !exists(file)).map((file) => `${walked} names ${file}, which is not there`),
    ...(sources.length < leastSources
      ? [`${walked} names ${sources.length} sources: where is the walk?`]
      : []),
    ...(lines > mostLines ? [`${walked} has ${lines} lines: ${mostLines} at most are read`] : []),
  ];
};

/** One sentence for each dead link of the workspace's documents. Finding no documents is a fault as well. */
export const findDocumentFaults = (): string[] => {
  const documents = globSync('**/*.md', { cwd: root, exclude: (name) => notOurs.has(path.basename(name)) });
  if (documents.length === 0) return ['there are no documents: is the test looking in the right place?'];
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => notOurs.has(path.basename(name)),
  });
  const read = (document: string) => readFileSync(path.join(root, document), 'utf8');
  return [
    ...documents.flatMap((document) => [
      ...checkLinks(document, read(document)),
      ...checkSources(document, read(document), sources),
    ]),
    ...checkWalk(read(walked), (file) => existsSync(path.join(root, file))),
  ];
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
