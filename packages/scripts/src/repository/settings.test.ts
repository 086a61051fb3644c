import { expect, test } from 'vitest';
import { checkForm } from './forms.ts';
import { checkOwners } from './owners.ts';
import { checkEditors, checkPnpmVersions, checkRenovate } from './settings.ts';
import { checkSubjects } from './subjects.ts';

test('an owner’s line for what is gone, without a team, and a folder without a line are faults', () => {
  const text = '# who\n*  @binnen/platform\n/shell/  @binnen/platform\n/gone/  @binnen/leads\n/docs/\n';
  const exists = (file: string) => ['shell/', 'docs/'].includes(file);
  expect(checkOwners(text, ['shell', 'mf-leads'], exists)).toEqual([
    'CODEOWNERS names /gone/, which is not there',
    'CODEOWNERS names no team for /docs/',
    'CODEOWNERS has no line for /mf-leads/',
  ]);
});

test('a form with a key that GitHub does not know is refused, with the place', () => {
  const form = (key: string) =>
    `name: Bug\ndescription: Wrong.\nbody:\n  - type: input\n    attributes:\n      ${key}: What?\n`;
  expect(checkForm('bug.yml', form('label'))).toEqual([]);
  expect(checkForm('bug.yml', form('lable')).join('\n')).toContain('body.0.attributes.lable');
});

test('Renovate may not be faster than pnpm, nor group what nothing depends on', () => {
  const renovate = (age: string, name: string) =>
    JSON.stringify({
      $schema: 'x',
      extends: [],
      timezone: 'Europe/Amsterdam',
      rangeStrategy: 'pin',
      minimumReleaseAge: age,
      internalChecksFilter: 'strict',
      dependencyDashboard: true,
      lockFileMaintenance: { enabled: true },
      vulnerabilityAlerts: { enabled: true, labels: [] },
      ignorePaths: [],
      packageRules: [{ description: 'x', groupName: 'x', matchPackageNames: [name] }],
    });
  const dependencies = ['react', '@rspack/core'];
  expect(checkRenovate(renovate('3 days', '@rspack/**'), dependencies, 1440)).toEqual([]);
  expect(checkRenovate(renovate('0 days', 'raect'), dependencies, 1440)).toEqual([
    'renovate.json proposes versions after 0 days; pnpm refuses them',
    'renovate.json groups raect, which nothing depends on',
  ]);
});

test('editor and dev container that have drifted apart, and two versions of pnpm, are faults', () => {
  const container = (extension: string) =>
    JSON.stringify({ image: 'node:24-bookworm', customizations: { vscode: { extensions: [extension] } } });
  const extensions = '{"recommendations":["oxc.oxc-vscode"]}';
  expect(checkEditors(container('oxc.oxc-vscode'), extensions, '24.21.0')).toEqual([]);
  expect(checkEditors(container('other'), extensions, '26.0.0')).toHaveLength(2);
  expect(checkPnpmVersions(['npx pnpm@12.21.0 check', 'npx pnpm@12.20.0 check'])).toEqual([
    'pnpm is called in several versions: 12.20.0, 12.21.0',
  ]);
});

test('a commit’s subject of more than 72 characters is a fault, told by its hash', () => {
  expect(checkSubjects(`a1 ${'x'.repeat(72)}\nb2 ${'x'.repeat(73)}\n`)).toEqual([
    expect.stringContaining('commit b2: its subject has 73'),
  ]);
});
