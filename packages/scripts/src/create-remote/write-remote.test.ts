import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CreateFailure, writeRemote } from './write-remote.ts';

/** A workspace with one remote, from which the versions are taken. */
const createWorkspace = (): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  for (const folder of ['mf-first', 'packages/contracts'])
    mkdirSync(path.join(root, folder), { recursive: true });
  const first = { dependencies: { react: '19.3.1' }, devDependencies: { '@types/react': '19.3.0' } };
  writeFileSync(path.join(root, 'mf-first/package.json'), JSON.stringify(first));
  writeFileSync(path.join(root, 'packages/contracts/package.json'), '{"dependencies":{"valibot":"1.5.0"}}');
  return root;
};

test('a remote has a page, a widget, samples, reads, a test and a README, and the workspace’s own versions', () => {
  const root = createWorkspace();
  const files = writeRemote(root, 'mf-rentals', '/huren');
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'package.json', 'src/remote.ts', 'src/samples.ts']),
  );
  const read = (file: string) => readFileSync(path.join(root, 'mf-rentals', file), 'utf8');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'mf-rentals',
    dependencies: { valibot: '1.5.0' },
  });
  expect(read('src/routes.ts')).toContain("rentalsPath = '/huren'");
  for (const file of files) expect(read(file)).not.toContain('{{');
});

test.each([
  ['rentals', '/huren', /"rentals" is no name of a remote: expected "shell" or "mf-<name>"/],
  ['mf-rentals', 'huren', /"huren" is no pattern/],
  ['mf-first', '/huren', /mf-first\/ is there already/],
])('%s at %s is refused in a sentence, and nothing is written', (name, pattern, sentence) => {
  const root = createWorkspace();
  expect(() => writeRemote(root, name, pattern)).toThrow(CreateFailure);
  expect(() => writeRemote(root, name, pattern)).toThrow(sentence);
});
