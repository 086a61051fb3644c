import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
/** With its rules, which have none inside. */
const forPointers = /@media \(hover: hover\)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;

test('a tap hovers over nothing: it would stay so, and be drawn twice', () => {
  const sheets = globSync('{shell,mf-*,packages/design}/src/**/*.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(50);
  const others = sheets.filter((sheet) =>
    readFileSync(path.join(root, sheet), 'utf8').replaceAll(forPointers, '').includes(':hover'),
  );
  expect(others).toEqual([]);
});
