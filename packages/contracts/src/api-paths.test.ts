import { ReadPatternSchema } from '@binnen/platform/read-patterns';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { apiPrefixes, declareReads, fillPath, isRead, readPaths } from './api-paths.ts';

it('fills in the parameters of a path, so that no value can change the path', () => {
  expect(fillPath(readPaths.home, { city: 'deventer', object: '../a?b' })).toBe(
    '/objects/deventer/..%2Fa%3Fb',
  );
});

it('declares reads with * for one segment', () => {
  expect(declareReads('home', 'frame')).toEqual(['/objects/*/*', '/content/frame']);
});

it.each([
  ['/objects/archive/', true],
  ['/objects/deventer/keulenstraat-19', true],
  ['/content/blogs/een-blog', true],
  ['/content/blogs/een-blog/meer', false],
  ['/postcode/lookup/', false],
  ['/realworks/zoekopdracht', false],
  ['/woningaanbod', false],
])('%s: that it is a read that anybody may keep is %s', (path, is) => expect(isRead(path)).toBe(is));

it('names the API’s paths by their first segments', () => {
  expect(apiPrefixes).toEqual([
    '/ac/*',
    '/assets/*',
    '/content/*',
    '/google/*',
    '/images/*',
    '/lookups/*',
    '/mcp/*',
    '/melding/*',
    '/mg/*',
    '/objects/*',
    '/postcode/*',
    '/realworks/*',
    '/wonen/*',
    '/wp-json/*',
  ]);
});

it('every read of the API can be declared', () => {
  for (const each of declareReads(...(Object.keys(readPaths) as (keyof typeof readPaths)[])))
    expect(v.is(ReadPatternSchema, each), each).toBe(true);
});
