import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';

const demoContent = join(import.meta.dirname, '../content');

/** The errors in the content: a sentence for each, with its file and field. */
export class ContentError extends Error {}

const describeIssue = (file: string, issue: v.BaseIssue<unknown>): string => {
  const field = v.getDotPath(issue) ?? 'the whole';
  const at = `${file}: ${field}`;
  if (issue.received === 'undefined') return `${at} is missing.`;
  if (issue.expected === 'never') return `${at} is not a field that is known here.`;
  const own = issue.kind === 'validation' || issue.type === 'custom' || issue.type === 'raw_transform';
  const reason = own ? issue.message : `expected ${issue.expected}`;
  if (typeof issue.input === 'object') return `${at}: ${reason}.`;
  const { received } = issue;
  return `${at} is ${received.length > 80 ? `${received.slice(0, 80)} …` : received}; ${reason}.`;
};

const parse = <T extends v.GenericSchema>(file: string, schema: T, value: unknown): v.InferOutput<T> => {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ContentError(result.issues.map((issue) => describeIssue(file, issue)).join('\n'));
};

const decode = (file: string, decoder: (text: string) => unknown, text: string): unknown => {
  try {
    return decoder(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ContentError(`${file}: cannot be read: ${reason}`, { cause: error });
  }
};

/** Reads the files below `folder`, which error messages call `label`; each file is checked against its schema. */
export const createContentReader = (folder = demoContent, label = 'content') => {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  const list = (directory: string, extension: string) =>
    readdirSync(join(folder, directory))
      .filter((name) => name.endsWith(extension))
      .toSorted()
      .map((name) => ({ file: `${directory}/${name}`, slug: name.slice(0, -extension.length) }));
  const readJson = <T extends v.GenericSchema>(file: string, schema: T): v.InferOutput<T> =>
    parse(`${label}/${file}`, schema, decode(`${label}/${file}`, JSON.parse, read(file)));

  return {
    readJson,
    /** Every JSON file of a folder; a file's name is its slug. */
    readPages: <T extends v.GenericSchema<unknown, object>>(directory: string, schema: T) =>
      list(directory, '.json').map(({ file, slug }) => ({ slug, ...readJson(file, schema) })),
    /** Every HTML file of a folder: its front matter, and the text below it as `html`. A file's name is its slug. */
    readArticles: <T extends v.GenericSchema<unknown, object>>(directory: string, schema: T) =>
      list(directory, '.html').map(({ file, slug }) => {
        const [, front, html] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(read(file)) ?? [];
        if (front === undefined || html === undefined)
          throw new ContentError(
            `${label}/${file}: does not begin with front matter between two lines of ---.`,
          );
        const fields = decode(`${label}/${file}`, parseYaml, front);
        return { slug, ...parse(`${label}/${file}`, schema, { ...Object(fields), html: html.trim() }) };
      }),
  };
};
export type ContentReader = ReturnType<typeof createContentReader>;
