import { findVisitor } from '@binnen/edge-kit/quotas/rate-limit';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { EdgeEnv } from '../../src/environment/env.ts';
import { bindings } from '../bindings.ts';

const app = new Hono<EdgeEnv>().get('/', (c) => c.text(findVisitor(c)));

test.each([
  ['192.0.2.17', '192.0.2.17'],
  // A proxy adds to what a client claimed.
  ['198.51.100.1, 192.0.2.17', '192.0.2.17'],
  ['198.51.100.1,2001:db8:1:2::3', '2001:db8:1:2::/64'],
])('of the addresses “%s” the one that the proxy saw counts', async (given, visitor) => {
  const env = { ...bindings, CLIENT_ADDRESS_HEADER: 'x-forwarded-for' };
  const reply = await app.request('/', { headers: { 'x-forwarded-for': given } }, env);
  expect(await reply.text()).toBe(visitor);
});
