import { PatternSchema } from '@binnen/platform/patterns';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { routes } from './routes.ts';

test('every page of the site has a pattern that can be compared', () => {
  for (const route of Object.values(routes))
    expect(v.is(PatternSchema, route.pattern), route.pattern).toBe(true);
});
