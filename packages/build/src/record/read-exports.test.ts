import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readExports } from './read-exports.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'binnen-exports-'));
  file = path.join(folder, 'samples.ts');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads a module as it is now, with what it imports, however often it was read', async () => {
  writeFileSync(file, `export { url } from './url.ts';`);
  for (const url of ['/first', '/second']) {
    writeFileSync(path.join(folder, 'url.ts'), `export const url: string = '${url}';`);
    expect(await readExports(file)).toEqual({ url });
  }
});

it('gives functions as their source', async () => {
  writeFileSync(file, `export const pages = { '/contact': () => import('./contact.ts') };`);
  const { pages } = await readExports<{ pages: Record<string, string> }>(file);
  expect(pages['/contact']).toContain(`import('./contact.ts')`);
});

it('rejects with what a broken module says', async () => {
  writeFileSync(file, `throw new Error('no sample');`);
  await expect(readExports(file)).rejects.toThrow(`${file}: no sample`);
});
