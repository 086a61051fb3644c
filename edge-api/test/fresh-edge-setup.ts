import { reset } from 'cloudflare:test';
import { afterAll, vi } from 'vitest';
import { builtIn } from '../src/site/built-in.ts';

// What a Durable Object loads when it is first asked. Code that one object is still loading is out of reach of the others, and
// the time that it takes would be the page's, which gives a part of itself three seconds.
await Promise.all([
  import('../src/leads/outbox/outbox.ts'),
  import('../src/leads/alerts/alert-book.ts'),
  import('../src/listings/changes/change-book.ts'),
  import('@binnen/composer/behind/registry/registry'),
  builtIn.loadComposition(),
]);

/** The next file finds no storage, no stubs and no state of modules, in the same workerd: to start another takes a second. */
afterAll(async () => {
  // The runner's own `unstubGlobals` is before a test: after a file's last one, the next file would start with its stubs.
  vi.unstubAllGlobals();
  await reset();
  vi.resetModules();
});
