import type { ReactNode } from 'react';
import { hydrated } from '../hydrated.ts';
import { becomeIdle } from '../idle.ts';

/** A busy page shows its notices at the latest after so many milliseconds. */
const latest = 2_000;

/** The notices, in a script of their own that comes when the page has nothing else to do. Without it there are none. */
export const loadNotices = async (): Promise<ReactNode> => {
  await hydrated();
  await becomeIdle(latest);
  try {
    const { Notices } = await import(/* webpackChunkName: "notices" */ './notices.tsx');
    return <Notices />;
  } catch (error) {
    console.warn('notices could not be loaded', error);
    return null;
  }
};
