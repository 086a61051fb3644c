import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findNodeFault, oldestNode } from '@binnen/platform/contract/node-version';

test('a Node that is too old is told which one it takes; every other one is good', () => {
  for (const old of ['20.20.2', '22.17.1', '9.99.0'])
    expect(findNodeFault(old)).toBe(
      `This needs Node 22.18 or newer, and runs in Node ${old}. Install a newer one: https://nodejs.org/en/download`,
    );
  for (const good of ['22.18.0', '22.19.0', '24.0.0', '100.1.0']) expect(findNodeFault(good)).toBeUndefined();
});

test('it is the one that the packages name', () => {
  const manifest = new URL('../package.json', import.meta.url);
  const { engines } = JSON.parse(readFileSync(manifest, 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${oldestNode}`);
});
