import { expect, test } from 'vitest';
import { checkLinks, checkNumbers, findDocumentFaults, findNumberFaults } from './documents.ts';

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

test('what is there, in the same document or elsewhere is no fault', () => {
  const text = `[file](../README.md) [place](#pages) [site](https://binnen.example/gone.md) [folder](decisions)`;
  expect(checkLinks('docs/architecture.md', text)).toEqual([]);
});

test('decisions are numbered without gaps and doubles', () => {
  expect(findNumberFaults()).toEqual([]);
  expect(checkNumbers(['0001-a.md', '0002-b.md'])).toEqual([]);
  expect(checkNumbers(['0001-a.md', '0001-b.md'])).toEqual([
    'docs/decisions/0001-b.md: expected the number 0002',
  ]);
  expect(checkNumbers(['0001-a.md', '0003-c.md'])).toHaveLength(1);
});
