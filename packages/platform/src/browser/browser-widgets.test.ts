import { RouterContextProvider } from '@binnen/platform';
import { expect, test, vi } from 'vitest';
import { createBrowserWidgets } from './browser-widgets.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

// Its files come one after the other, as those of a remote do.
vi.mock('../federation/remote-loading.ts', () => ({
  loadRemoteFace: async () => {
    await soon();
    return { widgets: { news: async () => (await soon(), { Component: () => null }) } };
  },
}));

test('a widget is not late because the tab was stopped while it came', async () => {
  const files = { version: '1.0.0', entry: '/remote.js', integrity: '' };
  const remotes = [{ name: 'mf-news', patterns: [], widgets: ['news'], ...files }];
  const { get } = createBrowserWidgets({
    composition: { id: 'a', remotes },
    createContext: () => new RouterContextProvider(),
    hydrated: true,
  });
  const coming = get({ widget: 'news', props: {} });
  // Its visitor was in another app: nothing ran, and then the timers do first.
  for (const until = Date.now() + 2_500; Date.now() < until;);
  expect(await coming).not.toBeNull();
});
