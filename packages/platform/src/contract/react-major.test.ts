import { version } from 'react';
import { expect, test } from 'vitest';
import { reactMajor } from './composition.ts';

test('releases are held to the React that the shell has', () => {
  expect(Number(version.split('.', 1)[0])).toBe(reactMajor);
});
