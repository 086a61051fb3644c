import { stripVTControlCharacters } from 'node:util';

/** The warnings and errors among what the edge prints: lines of JSON, in pieces, and red with FORCE_COLOR. */
export const createFaultReader = (tell: (line: string) => void): ((text: string) => void) => {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.map(stripVTControlCharacters))
      if (/^\s*\{"level":"(warn|error)"/.test(line)) tell(line.trim());
  };
};
