import { findIsolate } from '@binnen/composer/behind/releases/compositions/isolate';
import { findIsolates } from '@binnen/composer/behind/renderer/isolates';
import { redactText } from '@binnen/edge-kit/logging/redact';
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
  const stopped: unknown = await ask()?.catch((error: unknown) => error);
  expect(redactText(String(stopped)), 'in a log and a replay').toContain('was stopped after 4.0 s');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ reads: ['/content/frame'] })));
  await expect(ask()).rejects.toThrow('a moment ago');
  goOn(seconds);
  expect(await ask()).toEqual({ reads: ['/content/frame'] });
});

const createRender = (id: string) => {
  const isolates = findIsolates({ ...bindings, RENDERER_URL: 'http://renderer.example' });
  const render = isolates && findIsolate(isolates, id, async () => ({}));
  return (name: string) => render?.({ url: `https://site.example/${name}`, data: {}, now: 0 });
};

test('the pages behind one that made the renderer stop are not to blame', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const ask = createRender('a-queue');
  const ends: ((error: Error) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((_, reject) => ends.push(reject)));
  const asked = ['hangs', 'waits', 'waits-too'].map(ask);
  vi.setSystemTime(Date.now() + 4_000);
  for (const end of ends) end(new Error('The renderer was ended'));
  const reasons = (await Promise.allSettled(asked)).map((each) => 'reason' in each && String(each.reason));
  const another = 'The renderer hung on another page';
  expect(reasons).toEqual([
    expect.stringContaining('was stopped after 4.0 s'),
    ...[another, another].map((words) => expect.stringContaining(words)),
  ]);
});

test('a renderer that ends while it takes code says nothing of the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    if (method === 'POST') return Promise.resolve(new Response(null, { status: 404 }));
    vi.setSystemTime(Date.now() + 4_000);
    return Promise.reject(new Error('The renderer was ended'));
  });
  await expect(createRender('new-code')('any')).rejects.toThrow('The renderer is gone');
});

test('the time that code takes is not the page’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let hasCode = false;
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    if (method === 'POST' && hasCode) return Promise.reject(new Error('The renderer was ended'));
    if (method === 'POST') return Promise.resolve(new Response(null, { status: 404 }));
    vi.setSystemTime(Date.now() + 4_000);
    hasCode = true;
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  await expect(createRender('slow-code')('any')).rejects.toThrow('The renderer is gone');
});

test('a renderer whose isolate ends each time it is asked says nothing of the page', async () => {
  const answer = (status: number) => Promise.resolve(new Response(null, { status }));
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => answer(method === 'PUT' ? 204 : 404));
  await expect(createRender('ends-each-time')('any')).rejects.toThrow('The renderer is gone');
});
