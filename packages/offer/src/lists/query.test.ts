import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ArchiveQuerySchema, FeedQuerySchema } from './query.ts';

test('a home with a long id can be asked for, and the link of the feed to it is taken', () => {
  const id = 4_213_377_001;
  expect(v.parse(ArchiveQuerySchema, { ids: `${id}` }).ids).toEqual([id]);
  expect(v.parse(FeedQuerySchema, { vanaf: `${id}` }).vanaf).toBe(id);
});
