import type { BrowserShell } from '@binnen/platform/shell';
import { isConnected } from '@binnen/platform/connection';
import { shell } from './shell.ts';

/** The shell in a browser: what comes later is in scripts of its own. */
export const browserShell: BrowserShell = {
  ...shell,
  // Known at once: an error page that is drawn first names what is wrong.
  createState: () => ({ ...shell.createState(), isOnline: isConnected() }),
  loadPages: async () => (await import(/* webpackChunkName: "navigation" */ './late-pages.ts')).latePages,
  loadNotices: async () => (await import(/* webpackChunkName: "notices" */ '../frame/notices.tsx')).Notices,
  loadCheck: async () =>
    (await import(/* webpackChunkName: "is-reply" */ '@binnen/contracts/is-reply')).isReply,
};
