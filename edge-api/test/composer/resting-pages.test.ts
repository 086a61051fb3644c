import { findIsolate } from '@binnen/composer/behind/releases/compositions/isolate';
import { findIsolates } from '@binnen/composer/behind/renderer/isolates';
import { afterEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';

afterEach(() => vi.useRealTimers());

test.each([
  ['half a minute later', 31],
  ['by a clock that was set back by hours', -7_200],
])('a page that made the renderer stop is rendered again %s', async (name, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const goOn = (by: number) => vi.setSystemTime(Date.now() + by * 1_000);
  const isolates = findIsolates({ ...bindings, RENDERER_URL: 'http://renderer.example' });
  const render = isolates && findIsolate(isolates, 'a-mix', async () => ({}));
  const ask = () => render?.({ url: `https://site.example/${name}`, data: {}, now: 0 });
  const stop = () => {
    goOn(4);
    return Promise.reject(new Error('The renderer was ended'));
  };
  vi.stubGlobal('fetch', stop);
  await expect(ask()).rejects.toThrow('The render was stopped after 4000 ms');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ reads: ['/content/frame'] })));
  await expect(ask()).rejects.toThrow('a moment ago');
  goOn(seconds);
  expect(await ask()).toEqual({ reads: ['/content/frame'] });
});
