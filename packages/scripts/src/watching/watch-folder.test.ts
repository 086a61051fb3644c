import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { watchFolder } from './watch-folder.ts';

let folder: string;
let stop: () => void;
let onChange: () => void;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'binnen-watch-'));
  mkdirSync(path.join(folder, 'form'));
  writeFileSync(path.join(folder, 'form/widget.tsx'), 'first');
  stop = watchFolder(folder, () => onChange());
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

/** Resolves when the watcher calls back and the file has this text. */
const saved = (file: string, text: string, save: (at: string) => void) =>
  new Promise<void>((resolve) => {
    const at = path.join(folder, file);
    onChange = () => {
      if (readFileSync(at, 'utf8') === text) resolve();
    };
    save(at);
  });

test('a file is seen each time an editor puts a new one in its place', async () => {
  for (const text of ['second', 'third', 'fourth', 'fifth'])
    await saved('form/widget.tsx', text, (at) => {
      writeFileSync(`${at}~`, text);
      renameSync(`${at}~`, at);
    });
});

test('a file is seen each time it is written', async () => {
  for (const text of ['second', 'third', 'fourth', 'fifth'])
    await saved('form/widget.tsx', text, (at) => writeFileSync(at, text));
});

test('a file is seen in a folder that was made, removed and made again', async () => {
  for (const text of ['first', 'second', 'third']) {
    rmSync(path.join(folder, 'made'), { recursive: true, force: true });
    mkdirSync(path.join(folder, 'made'));
    await saved('made/page.tsx', `${text} page`, (at) => writeFileSync(at, `${text} page`));
    await saved('made/page.tsx', `${text} edit`, (at) => writeFileSync(at, `${text} edit`));
  }
});
