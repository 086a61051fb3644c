import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

const findMap = (folders: readonly string[], module: string): SourceMap | undefined => {
  const file = folders
    .map((folder) => path.join(folder, 'maps/server', `${module}.js.map`))
    .find((each) => existsSync(each));
  if (!file) return undefined;
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
};

/** What a terminal may show of a text that others wrote. */
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e\u00a0-\uffff]/g, ' ').slice(0, 500);

const framePattern =
  /\bat (?:async )?(?:([\w$.<>]{1,80})(?: \[as [\w$.]+\])? \()?\S*?([a-z][a-z-]*)\.js:(\d+):(\d+)\)?/g;

/** A fault of a render as lines: its message, and the places that it comes from in the sources of these releases. */
export const describeFault = (fault: string, folders: readonly string[]): string[] => {
  const frames = [...fault.matchAll(framePattern)].map(([, name, module = '', line, column]) => {
    const found = findMap(folders, module)?.findEntry(Number(line) - 1, Number(column) - 1);
    const place =
      found && 'originalSource' in found && found.originalSource
        ? `${printable(found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`
        : `${module}.js:${line}:${column}`;
    return `    at ${name ? `${name} ` : ''}${place}`;
  });
  const at = fault.search(framePattern);
  const message = at < 0 ? fault : fault.slice(0, at);
  return [`  ${printable(message).trim()}`, ...frames.slice(0, 6)];
};
