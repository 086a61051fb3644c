import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask-api.ts';
import { bindings } from '../../test/bindings.ts';
import { changeContent, failUpstream, forgetContent, restoreContent } from '../../test/content.ts';
import { refreshTogether } from './refresh-together.ts';

afterEach(restoreContent);

const runMinute = async () => {
  const context = createExecutionContext();
  await refreshTogether(bindings, context);
  await waitOnExecutionContext(context);
  clearIsolateCache();
};
const paths = ['/content/frame', '/content/texts', '/content/socials', '/content/pages/verkoop'];

test('what a run reads is served as it is when it is asked for by itself', async () => {
  const read = () => Promise.all(paths.map(async (path) => (await ask(path)).text()));
  const alone = await read();
  await forgetContent();
  await runMinute();
  expect(await read()).toEqual(alone);
  const { keys } = await bindings.CACHE.list({ prefix: 'content:' });
  expect(keys.map(({ name }) => name)).toEqual(['content:together']);
});

test('a part that a run cannot read stays as it was, and the others are new', async () => {
  await runMinute();
  await changeContent('directus', 'socials', '1', { url_naar_profiel: 'https://www.instagram.com/nieuw' });
  await changeContent('directus', 'pages', 'verkoop', { titel: 'Een andere titel' });
  await failUpstream({ service: 'directus', path: '/items/pages', status: 500 });
  await runMinute();
  expect(await (await ask('/content/socials')).text()).toContain('/nieuw');
  expect((await ask('/content/pages/verkoop')).status).toBe(200);
  await failUpstream({ service: 'directus', status: 500 });
  await runMinute();
  for (const path of paths) expect((await ask(path)).status, path).toBe(200);
});

test('a part that a run cannot read stays as it was, also when KV does not say what that is', async () => {
  await runMinute();
  await failUpstream({ service: 'directus', path: '/items/pages', status: 500 });
  const read = vi.spyOn(bindings.CACHE, 'get').mockRejectedValue(new Error('KV is down'));
  await runMinute().catch(() => {});
  read.mockRestore();
  expect((await ask('/content/pages/verkoop')).status).toBe(200);
});
