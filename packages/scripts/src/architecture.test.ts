import { expect, test } from 'vitest';
import { checkImports, findArchitectureFaults } from './architecture.ts';

// Put together, so that this file itself imports nothing that it may not.
const listings = 'mf-listings';
const leads = 'mf-leads';

test('the workspace holds to its architecture', () => {
  expect(findArchitectureFaults()).toEqual([]);
});

test.each([
  [
    'a remote that imports another remote',
    'mf-leads/src/a.ts',
    `import { x } from '${listings}/src/remote.ts';`,
  ],
  ['… by a relative path', 'mf-leads/src/a.ts', `import { x } from '../../${listings}/src/remote.ts';`],
  ['… lazily', 'mf-leads/src/a.ts', `const x = import('../../${listings}/src/remote.ts');`],
  [
    'the edge that imports a remote',
    'edge-api/src/a.ts',
    `import { x } from '../../${leads}/src/remote.ts';`,
  ],
  ['contracts that import anything', 'packages/contracts/src/a.ts', `import { x } from '@binnen/platform';`],
  ['a remote with a router of its own', 'mf-leads/src/a.ts', `import { Link } from 'react-router';`],
  ['a folder that is named after nothing', 'mf-leads/src/utils/a.ts', ''],
])('%s is a fault', (_what, file, source) => {
  expect(checkImports(file, source)).toHaveLength(1);
});

test('what goes down the line is no fault', () => {
  expect(checkImports('mf-leads/src/a.ts', `import { x } from '@binnen/platform';`)).toEqual([]);
});
