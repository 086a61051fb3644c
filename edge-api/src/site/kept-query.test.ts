import { filterNames, filters } from '@binnen/contracts/filters/filters';
import { expect, test } from 'vitest';
import { findQueryObstacle } from './kept-query.ts';

test.each([['refresh_cache'], ['vak'], ['gebied'], ['__proto__'], ['email']])(
  'a page with what pages are not cached by is not kept: %s',
  (name) => expect(findQueryObstacle(['zoeken', name])).toContain(name),
);

test('a page with one filter is kept, and one of millions is not', () => {
  const [one = '', other = ''] = filterNames.filter((name) => filters[name].kept);
  expect(findQueryObstacle(['zoeken', 'radius', 'pagina', 'sort', one])).toBeNull();
  expect(findQueryObstacle([one, other])).toContain('more than 1 filter');
});
