import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findArchitectureFaults, findNewFolders } from './read-tree.ts';

test('the workspace holds to its architecture', () => {
  expect(findArchitectureFaults()).toEqual([]);
});

test('a new folder at the top is found, and what another branch left behind is not', () => {
  const workspace = mkdtempSync(path.join(tmpdir(), 'tree-'));
  const write = (file: string) => {
    mkdirSync(path.join(workspace, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(workspace, file), 'dist/\n');
  };
  execFileSync('git', ['init', '--quiet'], { cwd: workspace });
  for (const file of ['.gitignore', '.github/a.yml', 'docs/a.md', 'mf-new/src/a.ts', 'mf-rentals/dist/a.js'])
    write(file);
  expect(findNewFolders(workspace)).toEqual(['mf-new/: a new top-level folder needs a decision record']);
  rmSync(workspace, { recursive: true });
});
