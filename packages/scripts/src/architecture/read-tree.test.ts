import { expect, test } from 'vitest';
import { findArchitectureFaults } from './read-tree.ts';

test('the workspace holds to its architecture', () => {
  expect(findArchitectureFaults()).toEqual([]);
});
