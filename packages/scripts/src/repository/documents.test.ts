import { expect, test } from 'vitest';
import {
  checkLinks,
  checkNumbers,
  checkSources,
  checkWalk,
  findDocumentFaults,
  findNumberFaults,
} from './documents.ts';

test('every link from one document to another leads somewhere', () => {
  expect(findDocumentFaults()).toEqual([]);
});

test('a dead link is named with its document, however it is written', () => {
  const text = `[one](gone.md) ![two](images/gone.jpg) [three](<gone.md>) [four](gone.md#place)`;
  expect(checkLinks('docs/architecture.md', text)).toEqual([
    'docs/architecture.md links to gone.md, which is not there',
    'docs/architecture.md links to images/gone.jpg, which is not there',
    'docs/architecture.md links to gone.md, which is not there',
    'docs/architecture.md links to gone.md, which is not there',
  ]);
});

test('a heading that a document links to is in it', () => {
  expect(checkLinks('docs/architecture.md', '# Pages\n[one](#gone) [two](rollouts.md#gone)')).toEqual([
    'docs/architecture.md links to #gone, and no heading there is called so',
    'docs/architecture.md links to rollouts.md#gone, and no heading there is called so',
  ]);
});

test('what is there, in the same document or elsewhere is no fault', () => {
  const text = `# Pages\n[file](../README.md) [place](#pages) [other](rollouts.md#what-broke-and-which-release-broke-it) [site](https://binnen.example/gone.md) [folder](decisions)`;
  expect(checkLinks('docs/architecture.md', text)).toEqual([]);
});

test('a source that a document names is there, by its whole path or the end of it', () => {
  const sources = ['edge-api/src/leads/outbox.ts', 'shell/src/frame/menu.tsx'];
  expect(checkSources('a.md', 'See `outbox.ts`, `frame/menu.tsx` and `*.test.ts`.', sources)).toEqual([]);
  expect(checkSources('a.md', 'See `box.ts` and `leads/menu.tsx`.', sources)).toEqual([
    'a.md names box.ts, which is not there',
    'a.md names leads/menu.tsx, which is not there',
  ]);
});

test('the walk names sources that are there, and is short', () => {
  const walk = Array.from({ length: 20 }, (_, at) => `${at} packages/composer/src/pages/a${at}.ts`).join(
    '\n',
  );
  expect(checkWalk(walk, () => true)).toEqual([]);
  expect(checkWalk(walk, (file) => !file.endsWith('a3.ts'))).toEqual([
    'docs/architecture.md names packages/composer/src/pages/a3.ts, which is not there',
  ]);
  expect(checkWalk('no walk', () => true)).toHaveLength(1);
  expect(checkWalk(walk + '\n'.repeat(200) + 'end', () => true)).toHaveLength(1);
});

test('decisions are numbered without gaps and doubles', () => {
  expect(findNumberFaults()).toEqual([]);
  expect(checkNumbers(['0001-a.md', '0002-b.md'])).toEqual([]);
  expect(checkNumbers(['0001-a.md', '0001-b.md'])).toEqual([
    'docs/decisions/0001-b.md: expected the number 0002',
  ]);
  expect(checkNumbers(['0001-a.md', '0003-c.md'])).toHaveLength(1);
});
