import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';

const file = path.join(root, 'docs/chaos.md');

/** Writes the last result of a long run between its two marks in `docs/chaos.md`. */
export const writeChaosReport = (part: 'matrix' | 'soak', text: string): void => {
  if (!existsSync(file)) throw new Error('docs/chaos.md is gone: the last results belong there');
  const [begin, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const [before, rest = ''] = readFileSync(file, 'utf8').split(begin, 2);
  const [, after] = rest.split(end, 2);
  if (after === undefined) throw new Error(`docs/chaos.md has no ${begin} … ${end}`);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${before}${begin}\n\nRun of ${day}.\n\n${text}\n\n${end}${after}`);
};
