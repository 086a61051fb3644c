import { createExecutionContext } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { asToken } from '../../test/releases.ts';
import { createApp } from '../app/create-app.ts';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';

const app = createApp();
const rootToken = 'the-root-token-of-this-test';
const findToken = vi.fn<() => Promise<object | null>>(async () => null);
/** Allows this many failures, as the rate limit of a network would. */
const createEdge = async (failures: number) => {
  const env = {
    ...bindings,
    PLATFORM_TOKENS: JSON.stringify({ [await formatSha256(rootToken)]: ['*'] }),
    REGISTRY: {
      idFromName: () => 'registry',
      get: () => ({ ask: async (name: string) => (name === 'findToken' ? findToken() : []) }),
    },
    RATE_LIMIT: { limit: async () => ({ success: (failures -= 1) >= 0 }) },
  };
  return async (token: string, address: string): Promise<number> => {
    const headers = { ...asToken(token), 'cf-connecting-ip': address };
    return (await app.request('/_platform/grants', { headers }, env, createExecutionContext())).status;
  };
};
/** Looks like a token of ours, and is none. */
const guess = (number: number) => `binnen_${String(number).padStart(43, 'x')}`;

afterEach(() => {
  vi.useRealTimers();
  findToken.mockClear();
});

test('a flood of tokens is not looked up any more, until a minute is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const call = await createEdge(2);
  for (const [number, status] of [401, 401, 429, 429, 429].entries())
    expect(await call(guess(number), '192.0.2.1')).toBe(status);
  expect(findToken).toHaveBeenCalledTimes(3);
  expect(await call(rootToken, '192.0.2.1'), 'a root token needs no look-up').toBe(200);
  vi.setSystemTime(Date.now() + 61_000);
  await call(guess(9), '192.0.2.1');
  expect(findToken).toHaveBeenCalledTimes(4);
});

test('a flood is held back for a minute, also when the clock is set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const call = await createEdge(0);
  expect(await call(guess(1), '192.0.2.8')).toBe(429);
  vi.setSystemTime(Date.now() - 7_200_000);
  await call(guess(2), '192.0.2.8');
  expect(findToken).toHaveBeenCalledTimes(2);
});

test('a good token without the scope that a call needs counts as no bad one', async () => {
  findToken.mockResolvedValueOnce({ name: 'team', scopes: ['site:leads'], expires: Date.now() + 60_000 });
  const call = await createEdge(0);
  expect(await call(guess(1), '192.0.2.7')).toBe(403);
});

test('a flood of one network holds no other back', async () => {
  const call = await createEdge(0);
  expect(await call(guess(1), '198.51.100.1')).toBe(429);
  await call(guess(2), '203.0.113.1');
  expect(findToken).toHaveBeenCalledTimes(2);
});
