import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';

/** Replaces what is between the two marks of a part in a document: `<!-- part -->` and `<!-- /part -->`. */
export const writePart = (document: string, part: string, text: string): void => {
  const file = path.join(root, document);
  const [begin, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const [before, rest = ''] = readFileSync(file, 'utf8').split(begin, 2);
  const [, after] = rest.split(end, 2);
  if (after === undefined) throw new Error(`${document} has no ${begin} … ${end}`);
  writeFileSync(file, `${before}${begin}\n\n${text}\n\n${end}${after}`);
};
