import type { BrowserShell } from '@binnen/platform/shell';
import { shell } from './shell.ts';

/** The shell in a browser: what comes later is in scripts of its own. */
export const browserShell: BrowserShell = {
  ...shell,
  loadPages: async () => (await import(/* webpackChunkName: "navigation" */ './late-pages.ts')).latePages,
  loadNotices: async () => (await import(/* webpackChunkName: "notices" */ '../frame/notices.tsx')).Notices,
  loadCheck: async () =>
    (await import(/* webpackChunkName: "is-reply" */ '@binnen/contracts/is-reply')).isReply,
};
