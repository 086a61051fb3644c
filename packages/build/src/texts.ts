import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readExports } from './record/read-exports.ts';

/** A text that the firm's editors can change. */
export interface TextEntry {
  key: string;
  /** What shows until an editor changes it. */
  fallback: string;
  /** `short` or `long`: which list of the CMS it belongs to. A long text is HTML. */
  kind: 'short' | 'long';
}

const literal = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
/** A banner's own wording may come between the key and the fallback. */
const ofBanner = String.raw`(?:readText\([^)]*\) \?\? )?`;
const call = new RegExp(String.raw`\buse(Long)?Text\(\s*${literal},\s*${ofBanner}${literal}`, 'g');
/** Links of menu and footer name their text in the data. */
const link = new RegExp(String.raw`\blink\(${literal}, routes\.\w+\.href\(\), ('\w+')\)`, 'g');
const start = new RegExp(String.raw`\buse(?:Long)?Text\((?:\s*${literal},)?`, 'g');
/** Keys from the CMS's own data: editors see those where they wrote them. */
const fromData = /^\s*of\.key\b/;

// A string literal without interpolation is read by the one parser that knows them all.
const unquote = (text: string): string =>
  JSON.parse(
    `"${text
      .slice(1, -1)
      .replace(/\\'/g, "'")
      .replace(/(?<!\\)"/g, '\\"')}"`,
  ) as string;

interface Found {
  texts: TextEntry[];
  /** Calls whose key or wording cannot be read from the source; with the key when that can. */
  unread: { key: string | undefined; call: string }[];
}

/** The texts of one source file. */
export const findTexts = (source: string): Found => {
  const calls = [...source.matchAll(call)];
  const read = new Set(calls.map((match) => match.index));
  const unread = [...source.matchAll(start)]
    .filter(({ index, 0: name }) => !read.has(index) && !fromData.test(source.slice(index + name.length)))
    .map(({ index, 1: key }) => ({
      key: key && unquote(key),
      call: source.slice(index, index + 60).replaceAll(/\s+/g, ' '),
    }));
  const texts = [
    ...calls.map(([, long, key = '', fallback = '']) => ({
      key: unquote(key),
      fallback: unquote(fallback),
      kind: long ? ('long' as const) : ('short' as const),
    })),
    ...[...source.matchAll(link)].map(([, fallback = '', key = '']) => ({
      key: unquote(key),
      fallback: unquote(fallback),
      kind: 'short' as const,
    })),
  ];
  return { texts, unread };
};

const importListed = async (file: string): Promise<TextEntry[]> =>
  existsSync(file) ? (await readExports<{ texts: TextEntry[] }>(file)).texts : [];

/**
 * All texts of a deployable, each once: those of its calls, and those that its `src/texts.ts` lists. Rejects at a call that
 * is in neither: editors could not be told of it.
 */
export const listTexts = async (directory: string): Promise<TextEntry[]> => {
  const folder = path.join(directory, 'src');
  const listed = await importListed(path.join(folder, 'texts.ts'));
  const entries = [...listed];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file) || /\.test\./.test(file)) continue;
    const { texts, unread } = findTexts(readFileSync(path.join(folder, file), 'utf8'));
    entries.push(...texts);
    const lost = unread.find(({ key }) => !listed.some((entry) => entry.key === key));
    if (lost)
      throw new Error(
        `${path.join(folder, file)}: editors cannot be told of "${lost.call}…". Write key and wording as literals, or list them ` +
          'in src/texts.ts.',
      );
  }
  return [...new Map(entries.map((entry) => [`${entry.kind} ${entry.key}`, entry])).values()];
};
