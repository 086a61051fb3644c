import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** What a terminal may show of a text that others wrote. */
export const printable = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e\u00a0-\uffff]/g, ' ').slice(0, 500);

/** Undefined for a text that is no source map. */
export const parseMap = (text: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return undefined;
  }
};

/** The place in the sources of a place in a built script; both count lines and columns from 1. */
export const findSource = (map: SourceMap | undefined, line: number, column: number): string | undefined => {
  const found = map?.findEntry(line - 1, column - 1);
  return found && 'originalSource' in found && found.originalSource
    ? `${printable(found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`
    : undefined;
};

/** The innermost place of a browser's stack in a release's own scripts, as its sources have it. */
export const findClientSource = (
  stack: string,
  folder: string,
  { remote, version }: { remote: string; version: string },
): string | undefined => {
  const base = `/remotes/${remote}/${version}/`;
  for (const [, file = '', line, column] of stack.matchAll(/(\/remotes\/[\w./-]+\.js):(\d+):(\d+)/g)) {
    const map = path.join(folder, 'maps/client', `${file.slice(base.length)}.map`);
    if (!file.startsWith(base) || !existsSync(map)) continue;
    const found = findSource(parseMap(readFileSync(map, 'utf8')), Number(line), Number(column));
    if (found !== undefined) return found;
  }
  return undefined;
};

const findMap = (folders: readonly string[], module: string): SourceMap | undefined => {
  const file = folders
    .map((folder) => path.join(folder, 'maps/server', `${module}.js.map`))
    .find((each) => existsSync(each));
  return file === undefined ? undefined : parseMap(readFileSync(file, 'utf8'));
};

const framePattern =
  /\bat (?:async )?(?:([\w$.<>]{1,80})(?: \[as [\w$.]+\])? \()?\S*?([a-z][a-z-]*)\.js:(\d+):(\d+)\)?/g;

/** A fault of a render as lines: its message, and the places that it comes from in the sources of these releases. */
export const describeFault = (fault: string, folders: readonly string[]): string[] => {
  const frames = [...fault.matchAll(framePattern)].map(([, name, module = '', line, column]) => {
    const found = findSource(findMap(folders, module), Number(line), Number(column));
    const place = found ?? `${module}.js:${line}:${column}`;
    return `    at ${name ? `${name} ` : ''}${place}`;
  });
  const at = fault.search(framePattern);
  const message = at < 0 ? fault : fault.slice(0, at);
  return [`  ${printable(message).trim()}`, ...frames.slice(0, 6)];
};
