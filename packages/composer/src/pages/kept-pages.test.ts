import { expect, test } from 'vitest';
import { mayKeep } from './kept-pages.ts';

const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<h1>Aanbod</h1>', {
    status,
    headers: { 'cache-control': 'public, max-age=0, must-revalidate', ...headers },
  });

test.each([
  ['an error', page({}, 404)],
  ['a failure', page({}, 503)],
  ['a redirect', new Response(null, { status: 301, headers: { location: '/' } })],
  ['what is per visitor', page({ 'cache-control': 'private, max-age=60' })],
  ['what says no-store', page({ 'cache-control': 'no-store' })],
  ['what sets a cookie', page({ 'set-cookie': 'a=1' })],
])('%s is never kept', (_, response) => expect(mayKeep(response)).toBe(false));

test('a page that is the same for everybody is kept', () => expect(mayKeep(page())).toBe(true));
