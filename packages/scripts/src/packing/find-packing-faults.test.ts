import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { expect, test } from 'vitest';
import { checkTarball } from './find-packing-faults.ts';

const good = {
  LICENSE: 'MIT',
  'README.md': '# proof',
  'dist/index.js': "export { one } from './one.js';",
  'dist/index.d.ts': "export { one } from './one.js';",
  'dist/one.js': 'export const one = 1;',
  'dist/one.d.ts': 'export declare const one: number;',
};

const pack = (files: Record<string, string>): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
  const manifest = {
    ...{ name: 'proof', version: '1.0.0', type: 'module', license: 'MIT' },
    exports: { './*': { types: './dist/*.d.ts', default: './dist/*.js' } },
  };
  const all: Record<string, string> = { 'package.json': JSON.stringify(manifest), ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, 'package', file)), { recursive: true });
    writeFileSync(path.join(folder, 'package', file), text);
  }
  const tarball = path.join(folder, 'proof-1.0.0.tgz');
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  return tarball;
};

test('a whole package has no faults', async () => {
  expect(await checkTarball(pack(good))).toEqual([]);
});

test.each([
  [
    'a file that is imported and not packed',
    { 'dist/index.js': "import './two.js';" },
    /imports \.\/two\.js/,
  ],
  ['sources and tests', { 'dist/one.test.js': '' }, /has dist\/one\.test\.js/],
  ['a folder of this machine', { 'dist/one.js': `export const one = '${root}';` }, /names a folder of this/],
  [
    'declarations that lead nowhere',
    { 'dist/index.d.ts': "export { two } from './two.ts';" },
    /proof\/index/,
  ],
  [
    'a document that leads out of the package',
    { 'README.md': 'See [more](../../docs/more.md), [elsewhere](https://a.example) and [below](#below).' },
    /: README\.md leads to \.\.\/\.\.\/docs\/more\.md, which is not packed$/,
  ],
  ['CommonJS', { 'dist/one.js': 'module.exports = { one: 1 };' }, /ESM|CJS|module/],
])('%s are told', async (_, files, said) => {
  expect((await checkTarball(pack({ ...good, ...files }))).join('\n')).toMatch(said);
});
