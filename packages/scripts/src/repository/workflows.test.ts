import { expect, test } from 'vitest';
import { checkWorkflow } from './workflows.ts';

const callee = `name: publish
on:
  workflow_call:
    inputs:
      remote:
        required: true
        type: string
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - run: echo
`;
const read = (file: string) => (file === '.github/workflows/publish.yml' ? callee : undefined);
const check = (text: string, file = '.github/workflows/checks.yml') =>
  checkWorkflow(file, text, read, ['check', 'supply-chain']);

/** A workflow with two jobs, of which the second has the given step. */
const workflow = (step: string, job = '') => `name: checks
on: push
jobs:
  first:
    runs-on: ubuntu-latest
    steps:
      - run: echo
  check:
    runs-on: ubuntu-latest
    ${job}
    steps:
      - ${step}
`;

test('what GitHub accepts, pinned and with scripts that are there, has no faults', async () => {
  expect(await check(workflow('run: npx pnpm@12.21.0 --silent supply-chain'))).toEqual([]);
  expect(await check(workflow(`uses: actions/checkout@${'a'.repeat(40)} # v6.0.1`))).toEqual([]);
  expect(await check(workflow('run: npx pnpm@12.21.0 --filter mf-leads build'))).toEqual([]);
});

test.each([
  ['a key that GitHub does not know', workflow('rnu: echo'), /Unexpected value 'rnu'/],
  ['an expression that ends too early', workflow('run: echo ${{ github.sha + }}'), /Unexpected symbol: '\+'/],
  ['a value that is nowhere', workflow('run: echo ${{ secrte.X }}'), /Unrecognized named-value: 'secrte'/],
  ['a job that is needed and not there', workflow('run: echo', 'needs: gone'), /unknown job 'gone'/],
  ['an action that a tag names', workflow('uses: actions/checkout@v6'), /checkout@v6 is not pinned/],
  ['a pinned action without its version', workflow(`uses: a/b@${'a'.repeat(40)}`), /not pinned/],
  ['an action of ours that is gone', workflow('uses: ./.github/actions/gone'), /no .github\/actions\/gone/],
  ['a script that is gone', workflow('run: npx pnpm@12.21.0 chekc'), /no script "chekc"/],
])('%s is a fault', async (_what, text, sentence) => {
  expect((await check(text)).join('\n')).toMatch(sentence);
});

test('a call of another workflow without its input is a fault', async () => {
  const caller = (input: string) => `name: publish mf-leads
on: push
jobs:
  publish:
    uses: ./.github/workflows/publish.yml
    with:
      ${input}: mf-leads
`;
  expect(await check(caller('remote'))).toEqual([]);
  expect((await check(caller('remot'))).join('\n')).toMatch(/Input remote is required/);
});

test('an action is held to the schema of actions', async () => {
  const action = (key: string) => `name: set up
description: Node and packages.
runs:
  using: composite
  steps:
    - ${key}: echo
      shell: bash
`;
  expect(await check(action('run'), '.github/actions/set-up/action.yml')).toEqual([]);
  expect(await check(action('runs'), '.github/actions/set-up/action.yml')).not.toEqual([]);
});
