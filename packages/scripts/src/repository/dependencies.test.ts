import { expect, test } from 'vitest';
import {
  findDependencyFaults,
  findLaxSettings,
  findRanges,
  findSeveralVersions,
  findUnverified,
} from './dependencies.ts';
import { findLicenceFaults, isAllowed } from '../licences/licence-faults.ts';
import { findPageFaults } from '../licences/page.ts';
import { listShipped } from '../licences/shipped.ts';

test('every dependency of the workspace is pinned, verified and installed without surprises', () => {
  expect(findDependencyFaults()).toEqual([]);
});

test('the page of licences has the notice of everything that is shipped', () => {
  expect(findPageFaults()).toEqual([]);
  const shipped = listShipped();
  expect(shipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['maplibre-gl', 'react-dom', 'scheduler', 'hono', 'web-vitals']),
  );
});

test('a range is found', () => {
  const faults = findRanges('shell', {
    dependencies: { react: '^19.0.0', hono: '4.13.19', '@binnen/x': 'workspace:*' },
  });
  expect(faults).toEqual(['shell/package.json asks for react ^19.0.0: name one version.']);
});

test('a package from elsewhere than the registry is found', () => {
  const lockfile = `lockfileVersion: '9.0'

packages:

  '@a/good@1.0.0':
    resolution: {integrity: sha512-abc+/=}

  bad@1.0.0:
    resolution: {tarball: https://elsewhere.example/bad.tgz}

snapshots:
`;
  expect(findUnverified(lockfile)).toEqual([expect.stringContaining('bad@1.0.0')]);
  expect(findUnverified('')).toHaveLength(1);
});

test('a second version of the runtime, or of React, is found', () => {
  const entry = (name: string) => `  ${name}:\n    resolution: {integrity: sha512-abc}\n`;
  const runtime = ['miniflare@5.2-beta', 'workerd@1.2', 'wrangler@4.164.0'];
  const one = [...runtime, 'react@19.3.1', 'react-dom@19.3.1'].map(entry).join('\n');
  expect(findSeveralVersions(one)).toEqual([]);
  expect(findSeveralVersions(`${one}\n${entry('workerd@1.1')}`)).toEqual([
    expect.stringContaining('1.2, 1.1 of workerd'),
  ]);
  expect(findSeveralVersions(`${one}\n${entry('react@19.3.0')}`)).toEqual([
    expect.stringMatching(/19\.3\.1, 19\.3\.0 of react: .*“This needs the shell around it”/),
  ]);
});

test('a workspace that runs every install script is found', () => {
  expect(findLaxSettings('packages:\n  - shell\n')).toHaveLength(5);
  expect(findLaxSettings('minimumReleaseAge: 60\n')).toContain(
    'pnpm-workspace.yaml lacks minimumReleaseAge of at least a day.',
  );
});

test('a licence is read as an expression', () => {
  expect(isAllowed('MIT')).toBe(true);
  expect(isAllowed('(GPL-3.0 OR MIT)')).toBe(true);
  expect(isAllowed('(GPL-3.0 AND MIT)')).toBe(false);
  expect(isAllowed('Unknown')).toBe(false);
});

test('an exception is for the packages that it names', () => {
  const faults = findLicenceFaults({
    MIT: [{ name: 'hono', versions: ['4.13.19'] }],
    'LGPL-3.0-or-later': [
      { name: '@img/sharp-libvips-linux-x64', versions: ['1.0.0'] },
      { name: 'other', versions: ['2.0.0'] },
    ],
  });
  expect(faults).toEqual(['other 2.0.0 has the licence "LGPL-3.0-or-later".']);
});
