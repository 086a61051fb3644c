import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerCondition } from '../headers/conditional.ts';
import { answerCached } from './answer-cached.ts';
import type { CachedResult } from './freshness.ts';

const ask = (result: CachedResult<object>, headers: Record<string, string> = {}) =>
  new Hono()
    .use(async (c, next) => {
      await next();
      await answerCondition(c as never);
    })
    .get('/', () => answerCached(result))
    .request('/', { headers });
const result = (value: object, age = 0): CachedResult<object> => ({
  value,
  state: 'hit',
  ageSeconds: age,
  ttlSeconds: 60 - age,
  generations: {},
});

test('equal values have the same ETag, different values have different ones', async () => {
  const value = { titel: 'Over Binnen' };
  const [first, later, copy, other] = await Promise.all([
    ask(result(value)),
    ask(result(value, 30)),
    ask(result({ ...value })),
    ask(result({ titel: 'Contact' })),
  ]);
  const tags = [first, later, copy, other].map((response) => response.headers.get('etag'));
  expect(tags[1]).toBe(tags[0]);
  expect(tags[2]).toBe(tags[0]);
  expect(tags[3]).not.toBe(tags[0]);
  expect(await later.json()).toEqual(value);
  expect(later.headers.get('age')).toBe('30');
});

test('its headers are those of each moment, and what is done to one reply is not in the next', async () => {
  const value = { titel: 'Over Binnen' };
  const status = async (one: CachedResult<object>) => {
    const { headers } = await answerCached(one);
    const said = [headers.get('age'), headers.get('cache-status'), headers.get('x-tag-generations')];
    headers.set('age', 'changed');
    return said;
  };
  expect(await status(result(value))).toEqual(['0', 'binnen-edge; hit; ttl=60', '{}']);
  expect(await status(result(value))).toEqual(['0', 'binnen-edge; hit; ttl=60', '{}']);
  expect(await status(result(value, 1))).toEqual(['1', 'binnen-edge; hit; ttl=59', '{}']);
  expect(await status({ ...result(value, 1), ttlSeconds: 0, state: 'stale' })).toEqual([
    '1',
    'binnen-edge; hit; ttl=0; detail=stale',
    '{}',
  ]);
  expect((await status({ ...result(value, 1), generations: { a: 2 } }))[2]).toBe('{"a":2}');
});

test('a caller that has the value gets 304 with its age', async () => {
  const value = { titel: 'Over Binnen' };
  const etag = (await ask(result(value))).headers.get('etag')!;
  const again = await ask(result(value, 12), { 'if-none-match': etag });
  expect([again.status, again.headers.get('age'), await again.text()]).toEqual([304, '12', '']);
});

test('other caches may keep it for as long as it is fresh, and a minute at most', async () => {
  const maxAge = async (one: CachedResult<object>) =>
    /max-age=(\d+)/.exec((await ask(one)).headers.get('cache-control') ?? '')?.[1];
  expect(await maxAge(result({}, 50))).toBe('60');
  expect(await maxAge({ ...result({}), ttlSeconds: 3_600 })).toBe('60');
  expect(await maxAge({ ...result({}), state: 'stale', ageSeconds: 90, ttlSeconds: -30 })).toBe('90');
});
