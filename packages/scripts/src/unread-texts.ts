import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import type { TextEntry } from '@binnen/build/texts';

const content = path.join(root, 'packages/demo-data/content');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(content, file), 'utf8')) as T;

type Groups = Record<string, Record<string, string>>;

/** What editors wrote and approved, by list: `short email`. */
const listWritten = (kind: TextEntry['kind']): string[] =>
  Object.entries(read<Groups>(`texts/${kind}.json`))
    .filter(([group]) => group !== 'drafts')
    .flatMap(([, texts]) => Object.keys(texts).map((key) => `${kind} ${key}`));

/** Links and columns of the frame name their short text in the data. */
const listNamed = (): string[] =>
  ['menu.json', 'footer.json'].flatMap((file) =>
    read<{ key?: string }[]>(file).flatMap(({ key }) => (key ? [`short ${key}`] : [])),
  );

/** The texts of the demo content that no code shows: `short email`. An editor who changes one would see nothing. */
export const findUnreadTexts = (shown: readonly Pick<TextEntry, 'key' | 'kind'>[]): string[] => {
  const known = new Set([...shown.map(({ kind, key }) => `${kind} ${key}`), ...listNamed()]);
  return [...listWritten('short'), ...listWritten('long')].filter((text) => !known.has(text));
};
