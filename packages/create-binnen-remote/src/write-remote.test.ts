import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format, type Options } from 'prettier';
import { expect, test } from 'vitest';
import { createRepository } from './create-repository.ts';
import { CreateFailure, writeRemote, type Versions } from './write-remote.ts';

const own = ['build', 'contracts', 'design', 'platform', 'remote-cli', 'remote-testing'];
const tools = ['typescript', 'vitest', 'oxlint', 'prettier', 'playwright-core', '@axe-core/playwright'];
const others = ['react', '@types/react', 'valibot', ...tools];
const versions: Versions = Object.fromEntries([
  ...own.map((name) => [`@binnen/${name}`, '1.0.0']),
  ...others.map((name) => [name, '9.9.9']),
]);
const rentals = { name: 'mf-rentals', pattern: '/huren' };
const runProgram = (...words: string[]) => {
  const program = path.join(import.meta.dirname, 'main.ts');
  return spawnSync(process.execPath, [program, ...words], { cwd: tmpdir(), encoding: 'utf8' });
};
const makeFolder = (): string => mkdtempSync(path.join(tmpdir(), 'remote-'));

test('a remote of the workspace has a page, a widget, samples, reads, a test and a README, and the given versions', () => {
  const folder = makeFolder();
  const files = writeRemote(folder, 'workspace', rentals, versions);
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'package.json', 'src/remote.ts', 'src/samples.ts']),
  );
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'mf-rentals',
    dependencies: { '@binnen/platform': 'workspace:*', valibot: '9.9.9' },
  });
  expect(read('src/routes.ts')).toContain("pagePath = '/huren'");
  for (const file of files) expect(read(file)).not.toMatch(/(?<!\$)\{\{/);
});

test('one in a repository of its own has workflows as well, and names no file outside it', () => {
  const folder = makeFolder();
  createRepository(folder, rentals, versions);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    scripts: { build: 'binnen-build', remote: 'binnen-remote' },
    dependencies: { '@binnen/platform': '1.0.0' },
  });
  expect(read('.github/workflows/promote.yml')).toContain('remote publish mf-rentals');
  expect(read('.gitignore')).toContain('node_modules/');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(tsx?|json|ya?ml|md)$/.test(file)) expect(read(file), file).not.toContain('workspace:');
});

test.each(['mf-nu', `mf-${'lang'.repeat(7)}`])(
  'what is written for %s has the format that its own check wants',
  async (name) => {
    const folder = makeFolder();
    createRepository(folder, { name, pattern: '/huren' }, versions);
    const config: Options = JSON.parse(readFileSync(path.join(folder, '.prettierrc.json'), 'utf8'));
    for (const file of globSync('src/**/*.*', { cwd: folder })) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      expect(await format(text, { ...config, filepath: file }), file).toBe(text);
    }
  },
);

test('without a registry it carries the packages, and says which one is missing', () => {
  const tarballs = makeFolder();
  for (const name of own) writeFileSync(path.join(tarballs, `binnen-${name}-1.0.0.tgz`), name);
  const folder = makeFolder();
  createRepository(folder, rentals, versions, tarballs);
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const tarball = 'packages/binnen-design-1.0.0.tgz';
  expect(dependencies['@binnen/design']).toBe(`file:${tarball}`);
  expect(readFileSync(path.join(folder, tarball), 'utf8')).toBe('design');
  expect(() => createRepository(makeFolder(), rentals, versions, makeFolder())).toThrow(
    /has no binnen-build-1\.0\.0\.tgz/,
  );
});

test('--help says how it is used, and a folder of packages that is not there is one sentence', () => {
  expect(runProgram('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage:/),
    stderr: '',
  });
  expect(() => createRepository(makeFolder(), rentals, versions, '/nope')).toThrow(CreateFailure);
});

test.each([
  ['rentals', '/huren', /"rentals" is no name of a remote: expected "mf-" and 2 to 30 small letters/],
  ['shell', '/huren', /"shell" is no name of a remote/],
  ['mf-rentals', 'huren', /"huren" is no pattern/],
])('%s at %s is refused in a sentence, and nothing is written', (name, pattern, sentence) => {
  const folder = makeFolder();
  const write = () => writeRemote(folder, 'workspace', { name, pattern }, versions);
  expect(write).toThrow(CreateFailure);
  expect(write).toThrow(sentence);
  const tarballs = makeFolder();
  for (const own of Object.keys(versions).filter((each) => each.startsWith('@binnen/')))
    writeFileSync(path.join(tarballs, `${own.replace('@', '').replace('/', '-')}-1.0.0.tgz`), '');
  expect(() => createRepository(folder, { name, pattern }, versions, tarballs)).toThrow(sentence);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['package.json', 'README.md'])('a folder of the workspace that has a %s is left alone', (file) => {
  const folder = path.join(makeFolder(), 'mf-rentals');
  mkdirSync(folder);
  writeFileSync(path.join(folder, file), 'mine');
  expect(() => writeRemote(folder, 'workspace', rentals, versions)).toThrow(/mf-rentals\/ is there already/);
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe('mine');
});

test('a folder with something in it is refused, whoever asks, and nothing of it is written over', () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, '.git'));
  writeFileSync(path.join(folder, 'README.md'), 'mine');
  expect(() => createRepository(folder, rentals, versions)).toThrow(
    `${folder} is not empty. Choose another folder.`,
  );
  expect(readdirSync(folder).sort()).toEqual(['.git', 'README.md']);
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toBe('mine');
});
