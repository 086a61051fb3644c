import type { ReactNode } from 'react';
import type { BrowserShell } from '../shell/define-shell.ts';
import { becomeIdle } from '../startup/idle.ts';
import { whenUsable } from '../startup/progress.ts';

/** A busy page shows its notices at the latest after so many milliseconds. */
const latest = 2_000;

/** The notices, in a script of their own that comes when the page has nothing else to do. Without it there are none. */
export const loadNotices = async (load: BrowserShell['loadNotices']): Promise<ReactNode> => {
  await whenUsable();
  await becomeIdle(latest);
  try {
    const Notices = await load();
    return <Notices />;
  } catch (error) {
    console.warn('notices could not be loaded', error);
    return null;
  }
};
