import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRemote } from 'create-binnen-remote/write-remote';
import { expect, test } from 'vitest';
import { checkOwners } from '../repository/owners.ts';
import { checkWorkflow } from '../repository/workflows.ts';
import { readVersions } from '../packing/read-versions.ts';
import { registerRemote } from './register-remote.ts';

test('a new remote gets a workflow that GitHub accepts and an owner, once', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'repository-'));
  mkdirSync(path.join(root, '.github/workflows'), { recursive: true });
  const workflows = path.resolve(import.meta.dirname, '../../../../.github/workflows');
  const model = 'publish-mf-leads.yml';
  copyFileSync(path.join(workflows, model), path.join(root, '.github/workflows', model));
  const owners = path.join(root, '.github/CODEOWNERS');
  writeFileSync(owners, '*  @binnen/platform\n/mf-leads/  @binnen/leads\n/docs/  @binnen/platform\n');
  expect(registerRemote(root, 'mf-rentals')).toContain('.github/workflows/publish-mf-rentals.yml');
  registerRemote(root, 'mf-rentals');
  const text = readFileSync(owners, 'utf8');
  expect(text.match(/^\/\S+/gm)).toEqual(['/mf-leads/', '/mf-rentals/', '/docs/']);
  expect(checkOwners(text, ['mf-rentals', 'mf-leads', 'docs'], () => true)).toEqual([]);

  const file = '.github/workflows/publish-mf-rentals.yml';
  const callee = readFileSync(path.join(workflows, 'publish.yml'), 'utf8');
  const read = (name: string) => (name === '.github/workflows/publish.yml' ? callee : undefined);
  const written = readFileSync(path.join(root, file), 'utf8');
  expect(written).toContain('remote: mf-rentals');
  expect(await checkWorkflow(file, written, read, [])).toEqual([]);
});

test.each(['publish', 'promote'])('%s.yml of a repository of its own is accepted, too', async (workflow) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'repository-'));
  writeRemote(folder, 'repository', { name: 'mf-rentals', pattern: '/huren' }, readVersions());
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const readIfThere = (file: string) => (file.endsWith('.yml') ? read(file) : undefined);
  const file = `.github/workflows/${workflow}.yml`;
  expect(await checkWorkflow(file, read(file), readIfThere, Object.keys(scripts))).toEqual([]);
});
