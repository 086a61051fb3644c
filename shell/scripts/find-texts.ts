import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface TextEntry {
  key: string;
  fallback: string;
  /** `short` or `long`: which list of the CMS it belongs to. */
  kind: 'short' | 'long';
  where: string[];
}

const deployables = ['shell', 'mf-content', 'mf-leads', 'mf-listings'];
const text = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const call = new RegExp(String.raw`use(Long)?Text\(\s*${text},\s*${text}`, 'g');
/** Links of menu and footer name their text in the data. */
const link = new RegExp(String.raw`link\(${text}, [^,()]+(?:\(\))?, ${text}\)`, 'g');

// A string literal without interpolation is read by the one parser that knows them all.
const unquote = (literal: string): string =>
  JSON.parse(
    `"${literal
      .slice(1, -1)
      .replace(/\\'/g, "'")
      .replace(/(?<!\\)"/g, '\\"')}"`,
  ) as string;

/** The texts of one source file. */
export const findTexts = (source: string): Omit<TextEntry, 'where'>[] => [
  ...[...source.matchAll(call)].map(([, long, key, fallback]) => ({
    key: unquote(key!),
    fallback: unquote(fallback!),
    kind: long ? ('long' as const) : ('short' as const),
  })),
  ...[...source.matchAll(link)].map(([, fallback, key]) => ({
    key: unquote(key!),
    fallback: unquote(fallback!),
    kind: 'short' as const,
  })),
];

/** All texts of shell and remotes, by key. */
export const listTexts = (root: string): TextEntry[] => {
  const entries = new Map<string, TextEntry>();
  for (const name of deployables) {
    const folder = path.join(root, name, 'src');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.|samples\.ts$/.test(file)) continue;
      for (const found of findTexts(readFileSync(path.join(folder, file), 'utf8'))) {
        const known = entries.get(`${found.kind} ${found.key}`);
        const where = `${name}/src/${file}`;
        if (!known) entries.set(`${found.kind} ${found.key}`, { ...found, where: [where] });
        else if (!known.where.includes(where)) known.where.push(where);
      }
    }
  }
  return [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
};
