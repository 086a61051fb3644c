import { reset } from 'cloudflare:test';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { beforeAll } from 'vitest';
import { breaker } from '../src/upstreams/call.ts';
import { bindings } from './bindings.ts';

/** Files share one edge and its stand-ins: each finds them with nothing stored, cached or broken. */
beforeAll(async () => {
  await reset();
  clearIsolateCache();
  breaker.reset();
  for (const what of ['_faults', '_data', '_recorded'])
    await fetch(`${bindings.UPSTREAMS}/${what}`, { method: 'DELETE' });
});
