import { expect, it } from 'vitest';
import { checkSharedCode, declareSharedCode, type Declarations } from './check-shared-code.ts';
import { compareContracts } from './compare-contracts.ts';
import { describeContract, type Contract } from './describe-contract.ts';
import { findContractFaults, findUnhosted } from './find-contract-faults.ts';

const today = describeContract();
const declared = declareSharedCode();

/** A record that promised more than today's code keeps, as after a breaking change. */
const recall = (change: (record: Contract) => void): Contract => {
  const record = structuredClone(today) as Contract;
  change(record);
  return record;
};
const recallCode = (file: string, from: RegExp, to: string): Declarations => {
  const before = declared[file]!.join('\n');
  const after = before.replace(from, to);
  expect(after, `${file} was to change`).not.toBe(before);
  return { ...declared, [file]: after.split('\n') };
};

it('keeps what it promised, and all of it is recorded', () => expect(findContractFaults()).toEqual([]));

it('refuses a record that nothing is compared with any more, as when the number was raised and the one before was not kept', () => {
  expect(findUnhosted([2])).toEqual([
    'Contract 1 is not hosted any more: add it to hostedContracts, or delete its record (step 4 of docs/contract.md).',
  ]);
  expect(findUnhosted([1, 2])).toEqual([]);
});

it('keeps its own promises, and those of a record that knows less', () => {
  const younger = recall((record) => {
    delete record.widgets['search'];
    delete record.replies['GET /objects/map/'];
    delete record.forms['contact'];
  });
  expect(compareContracts(today, today)).toEqual([]);
  expect(compareContracts(younger, today)).toEqual([]);
  expect(checkSharedCode(declared)).toEqual([]);
}, 60_000);

it.each<[string, (record: Contract) => void, string]>([
  [
    'a call that is gone',
    ({ replies }) => (replies['GET /objects/old/'] = {}),
    'the reply of "GET /objects/old/": is gone',
  ],
  [
    'a reply without a field',
    ({ replies }) =>
      (replies['GET /objects/places/'] = {
        type: 'object',
        properties: { plaatsen: {}, provincies: {} },
        required: ['plaatsen'],
      }),
    'the reply of "GET /objects/places/": provincies is gone',
  ],
  [
    'a widget that is gone',
    ({ widgets }) => (widgets['old'] = { placeable: false, props: { type: 'object' } }),
    'the widget "old": is gone',
  ],
  [
    'a widget that editors may not place any more',
    ({ widgets }) => (widgets['search'] = { ...widgets['search']!, placeable: true }),
    'the widget "search": editors may no longer place it',
  ],
  [
    'props that the widget does not take',
    ({ widgets }) =>
      (widgets['bought-objects'] = {
        placeable: true,
        props: { type: 'object', properties: { aantal: { type: 'number' } } },
      }),
    'the widget "bought-objects": aantal is no longer taken',
  ],
  [
    'a form with a field fewer',
    ({ forms }) =>
      (forms['interest'] = {
        ...forms['interest'],
        properties: { ...(forms['interest']!['properties'] as object), bod: { type: 'string' } },
      }),
    'the form "interest": bod is no longer taken',
  ],
  [
    'a form that requires more',
    ({ forms }) => (forms['interest'] = { ...forms['interest'], required: ['firstname'] }),
    'the form "interest": email is required now',
  ],
  [
    'an error code with another status',
    ({ problems }) => (problems['not-found'] = 410),
    'the error code "not-found": it was 410 and is 404 now',
  ],
  [
    'a shared module that is gone',
    (record) => (record.modules = [...record.modules, 'store.js']),
    'the shared module "store.js": is gone',
  ],
])('tells of %s', (_what, change, clause) =>
  expect(compareContracts(recall(change), today)).toContain(clause),
);

it.each([
  [
    'a lost name',
    recallCode('platform/src/module/site.d.ts', /$/, '\nexport declare const useClock: () => number;'),
    /^the platform has lost a name: .*"useClock"/,
  ],
  [
    'an argument that is needed now',
    recallCode('platform/src/module/posted-form.d.ts', /\(form: string\)/, '()'),
    /^what a remote imports from the platform: .*usePostedForm/,
  ],
  [
    'a page that has to have more',
    recallCode(
      'platform/src/module/remote.d.ts',
      /meta: \(args: PageArgs<D>\)/,
      'meta?: (args: PageArgs<D>)',
    ),
    /^what a remote exposes: .*meta/,
  ],
  [
    'a render that old shells do not understand',
    recallCode('platform/src/protocol/render-protocol.d.ts', /tellsWidgets\?:/, 'tellsWidgets:'),
    /^what the edge passes to a render: .*tellsWidgets/,
  ],
  [
    'an answer that the edge does not understand',
    recallCode(
      'platform/src/protocol/render-protocol.d.ts',
      /status: number;\n\s*location/,
      'status: string;\n location',
    ),
    /^what a render answers: .*status/,
  ],
])(
  'tells of %s',
  (_what, record, clause) => {
    expect(checkSharedCode(record)).toContainEqual(expect.stringMatching(clause));
  },
  60_000,
);

it('does not take a record for good that cannot be read', () => {
  const [first] = checkSharedCode(
    recallCode('platform/src/module/remote.d.ts', /from 'react'/, `from 'nowhere'`),
  );
  expect(first).toMatch(/^the record cannot be read/);
}, 60_000);
