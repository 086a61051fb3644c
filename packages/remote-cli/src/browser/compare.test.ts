import type { Release } from '@binnen/platform/contract/composition';
import { expect, test } from 'vitest';
import { compareOpened, describeOpened } from './compare.ts';
import type { Opened } from './open-sample.ts';

const opened = (links: Record<string, number>, forms: Record<string, number> = {}): Opened => ({
  ...{ errors: [], changed: [], violations: {}, shift: 0, bytes: 0, picture: Buffer.alloc(0) },
  ...{ links, forms },
});
const release: Release = {
  ...{
    remote: 'mf-huur',
    version: '1.0.0',
    contract: 1,
    pages: {},
    widgets: {},
    offers: {},
    uses: [],
    reads: [],
  },
  ...{
    entry: 'remoteEntry.js',
    assets: { scripts: [], styles: [] },
    client: [],
    server: [],
    maps: [],
    hosts: [],
    query: [],
  },
};
const compare = (now: Record<string, number>, live: Record<string, number>) =>
  compareOpened({ what: 'page /huren', width: 390 }, opened(now), opened(live), { folder: '', release });

test('a list that is empty, and live is not, is told and fails nothing', () => {
  const { faults, notes } = compare({ '/over': 1 }, { '/huren/*/*': 12, '/over': 1 });
  expect(notes).toEqual(['no link to /huren/*/* is left (12 live): an empty list?']);
  expect(faults).toEqual([]);
  expect(compare({ '/huren/*/*': 1 }, { '/huren/*/*': 12 }).notes).toEqual([]);
  expect(compare({}, { '/eens': 1 }).notes).toEqual([]);
});

test('a form that is gone, or has fewer fields than live, is told and fails nothing', () => {
  const what = { what: 'widget form-contact', width: 390 };
  const tell = (forms: Record<string, number>) =>
    compareOpened(what, opened({}, forms), opened({}, { '/contact': 5, '/nieuws': 1 }), {
      folder: '',
      release,
    });
  expect(tell({ '/nieuws': 1 })).toMatchObject({
    faults: [],
    notes: ['no form to /contact is left (5 fields live)'],
  });
  expect(tell({ '/nieuws': 1, '/contact': 4 }).notes).toEqual(['the form to /contact has 4 fields (5 live)']);
  expect(tell({ '/nieuws': 2, '/contact': 5 }).notes).toEqual([]);
});

test('what is not live yet is compared with nothing, and no line says otherwise', () => {
  const what = { what: 'page /huren', width: 390 };
  const moving = { ...opened({}), shift: 0.4 };
  const sample = compareOpened(what, moving, undefined, { folder: '', release });
  expect(sample.notes).toEqual(['what shows moves by 0.40']);
  const samples = [sample, sample];
  const lines = describeOpened({ samples, live: 0, seconds: 3 }, [], sample.notes);
  expect(lines).toEqual([
    'Opened 2 times in Chromium in 3 s. None of it is live, so it was compared with nothing. Nothing is broken.',
    'Worth a look:',
    '  what shows moves by 0.40',
  ]);
  expect(describeOpened({ samples, live: 1, seconds: 3 }, ['Error: kapot'], sample.notes)).toEqual([
    'Opened 2 times in Chromium in 3 s, and 1 of them as it is live. Broken, and not so live:',
    '  Error: kapot',
    'Worse than live:',
    '  what shows moves by 0.40',
  ]);
});
