/** `node packages/scripts/src/repository/ways-to-hurt.ts` writes the table of docs/rollouts.md from packages/e2e/ways-to-hurt.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import * as v from 'valibot';

/** How a way to hurt a neighbour ends: it never goes live, hurts nobody, is told to somebody, or neither. */
const ends = ['refused', 'harmless', 'told', 'not stopped'] as const;

const WaysSchema = v.array(
  v.object({
    way: v.string(),
    end: v.picklist(ends),
    happens: v.string(),
    /** A test's title, or what is peculiar of its row in a table, and the file that has it. */
    proof: v.array(v.object({ file: v.string(), test: v.string() })),
  }),
);
type Ways = v.InferOutput<typeof WaysSchema>;

const source = 'packages/e2e/ways-to-hurt.json';
const document = 'docs/rollouts.md';
const heading = '## How a release could hurt the others\n';

const nameOf = (file: string): string => path.basename(file).replace(/\.(test|spec)\.tsx?$/, '');

/** The section of the document, as Markdown. */
const formatSection = (ways: Ways): string => {
  const counts = ends.map((end) => `${ways.filter((each) => each.end === end).length} ${end}`);
  const rows = ways.map(({ way, end, happens, proof }) => {
    const files = [...new Set(proof.map(({ file }) => file))].map((file) => `[${nameOf(file)}](../${file})`);
    const said = end === 'not stopped' ? '**not stopped**' : end;
    return `| ${way} | ${said} | ${happens} | ${files.join(', ') || '[limitations](limitations.md)'} |`;
  });
  return [
    heading,
    `${ways.length} ways that were tried: ${counts.join(', ')}. The list is \`${source}\`; \`pnpm check\` holds it to its tests, and this table to it.\n`,
    '| a release that … | is | how | test |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};

/** What a table's layout does not change. */
const flatten = (markdown: string): string =>
  markdown.replaceAll(/-{2,}/g, '-').replaceAll(/\s+/g, ' ').trim();

const findSection = (text: string): string => {
  const start = text.indexOf(heading);
  return start < 0 ? '' : text.slice(start, text.indexOf('\n## ', start + heading.length) + 1);
};

/** Ways without a test, tests that are gone, and a table in the documents that says something else. */
export const checkWays = (read: (file: string) => string, exists: (file: string) => boolean): string[] => {
  const ways = v.parse(WaysSchema, JSON.parse(read(source)));
  return [
    ...ways.flatMap(({ way, end, proof }) => [
      ...(proof.length || end === 'not stopped' ? [] : [`${source} has no test of "${way}"`]),
      ...proof
        .filter(({ file, test }) => !exists(file) || !read(file).includes(test))
        .map(({ file, test }) => `${source} names the test "${test}", which is not in ${file}`),
    ]),
    ...(flatten(findSection(read(document))) === flatten(formatSection(ways))
      ? []
      : [
          `${document} has another table than ${source}: node packages/scripts/src/repository/ways-to-hurt.ts`,
        ]),
  ];
};

if (import.meta.main) {
  const file = path.join(root, document);
  const text = readFileSync(file, 'utf8');
  const ways = v.parse(WaysSchema, JSON.parse(readFileSync(path.join(root, source), 'utf8')));
  const section = findSection(text);
  if (!section) throw new Error(`${document} has no "${heading.trim()}"`);
  writeFileSync(
    file,
    text.replace(section, () => `${formatSection(ways)}\n`),
  );
  console.log(`${document}: pnpm format makes it look well`);
}
