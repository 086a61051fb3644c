import type { Pointer } from '@binnen/platform/contract/composition';
import { beforeEach, expect, test } from 'vitest';
import { ask } from '../ask-api.ts';
import { bindings } from '../bindings.ts';
import { restoreContent } from '../content.ts';
import { createToyShell, promote, upload } from '../releases.ts';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { composer } from '../../src/site/composer.ts';

beforeEach(restoreContent);

/** The pointer that all other isolates read. */
const readStored = () => bindings.COMPOSITIONS.get<Pointer>('pointer', { type: 'json' });
const readState = async () => (await ask('/content/socials')).headers.get('cache-status');

test('a purge counts before the first promote, also for an isolate that starts later', async () => {
  await ask('/content/socials');
  expect(await readState()).toContain('hit; ttl=60');
  await composer.purgeTags(bindings, ['content:socials']);
  clearIsolateCache();
  expect(await readState()).toContain('detail=stale');
  expect(await readStored()).toMatchObject({ composition: null, tagGenerations: { 'content:socials': 1 } });
});

test('a promote keeps what was purged before it', async () => {
  await upload(await createToyShell('1.0.0'));
  await promote({ shell: '1.0.0' });
  await expect
    .poll(readStored, { timeout: 5_000 })
    .toMatchObject({ composition: { id: expect.any(String) }, tagGenerations: { 'content:socials': 1 } });
});

test('many purges at once all count, with few writes', async () => {
  const before = (await readStored())!.revision;
  await Promise.all(Array.from({ length: 30 }, () => composer.purgeTags(bindings, ['content:texts'])));
  await expect
    .poll(async () => (await readStored())?.tagGenerations['content:texts'], { timeout: 5_000 })
    .toBe(30);
  expect((await readStored())!.revision).toBe(before + 30);
});

test('a purge of one tag leaves values under other tags fresh', async () => {
  await ask('/content/socials');
  await ask('/content/frame');
  await composer.purgeTags(bindings, ['content:frame']);
  expect(await readState()).toContain('hit; ttl=60');
});
