import { start } from '@binnen/platform/browser';
import { shell } from './shell.tsx';

void start({
  ...shell,
  loadPages: async () => (await import(/* webpackChunkName: "navigation" */ './late-pages.ts')).latePages,
  loadNotices: () => Promise.resolve(() => null),
  // Each loader parses what it reads.
  loadCheck: () => Promise.resolve(() => true),
});
