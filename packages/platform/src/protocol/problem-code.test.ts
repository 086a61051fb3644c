import { expect, test } from 'vitest';
import { readProblemCode } from './problem-code.ts';

test.each([
  [{ code: 'city-not-found', message: 'Page not found' }, 'city-not-found'],
  [{ message: 'City not found' }, 'city-not-found'],
  [{ message: ' pages not found ' }, 'pages-not-found'],
  [{ message: 'Blog not found', code: 404 }, 'blog-not-found'],
  [{ message: 'The database of <b> was not found' }, 'internal-error'],
  [{}, 'internal-error'],
  ['kapot', 'internal-error'],
  [null, 'internal-error'],
])('a reply that says %j is a problem %s', (reply, code) => {
  expect(readProblemCode(reply)).toBe(code);
});
