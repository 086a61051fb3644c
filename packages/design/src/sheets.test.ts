import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
/** With its rules, which have none inside. */
const forPointers = /@media \(hover: hover\)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;

const sheets = globSync('{shell,mf-*,packages/design}/src/**/*.css', { cwd: root });
const readSheet = (sheet: string) => readFileSync(path.join(root, sheet), 'utf8');

test('a tap hovers over nothing: it would stay so, and be drawn twice', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const others = sheets.filter((sheet) => readSheet(sheet).replaceAll(forPointers, '').includes(':hover'));
  expect(others).toEqual([]);
});

test('a property of a sheet is there: of one that is not, the rule that asks for it does nothing', () => {
  const css = sheets.map(readSheet).join('');
  const made = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const asked = [...css.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => name ?? []);
  expect(asked.filter((name) => !made.has(name))).toEqual([]);
});
