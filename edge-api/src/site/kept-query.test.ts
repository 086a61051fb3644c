import { filterNames, filters } from '@binnen/contracts/filters/filters';
import { expect, test } from 'vitest';
import { findQueryObstacle, isCommonQuery } from './kept-query.ts';

test.each([['refresh_cache'], ['vak'], ['gebied'], ['__proto__'], ['email']])(
  'a page with what pages are not cached by is not kept: %s',
  (name) => expect(findQueryObstacle(['zoeken', name])).toContain(name),
);

test('a page with one filter is kept, and one of millions is not', () => {
  const [one = '', other = ''] = filterNames.filter((name) => filters[name].kept);
  expect(findQueryObstacle(['zoeken', 'radius', 'pagina', 'sort', 'verkocht', 'weergave', one])).toBeNull();
  expect(findQueryObstacle([one, other])).toContain('more than 1 filter');
});

test.each([
  [true, 'pagina=2'],
  [true, 'soort=huur'],
  [true, 'slaapkamers=3'],
  [false, 'pagina=21'],
  [false, 'pagina=02'],
  [false, 'slaapkamers=31'],
  [false, 'zoeken=jan'],
  [false, 'plaats=jan'],
  [true, 'soort=koop&verkocht=ook'],
  [true, 'soort=huur&weergave=kaart'],
  [false, 'soort=huur&pagina=2'],
  [false, 'slaapkamers=3&weergave=kaart'],
  [false, '__proto__=jan'],
])('that a page is kept for all data centres is %s with %s', (isCommon, query) => {
  expect(isCommonQuery(new URLSearchParams(query))).toBe(isCommon);
});
