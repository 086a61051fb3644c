import { setTimeout as pause } from 'node:timers/promises';
import type { Line } from './line.ts';
import { waitUntil, type Tab } from './tab.ts';

export interface Visit {
  tab: Tab;
  line: Line;
  /** Whether a lead with these words reached the marketing service. */
  hasArrived: (words: string) => Promise<boolean>;
}

export interface Check {
  name: string;
  run: (visit: Visit) => Promise<void>;
}

export const open = async ({ tab, line }: Visit, path: string): Promise<void> => {
  await tab.goTo(line.url + path);
  const isHere = `location.pathname + location.search === ${JSON.stringify(path)}`;
  await waitUntil(tab, `return ${isHere} && document.readyState !== 'loading'`);
};

const isAtRest = `document.readyState === 'complete' && document.querySelector(':root:is([data-page=page], [data-page=router])')`;

/** Opens a page, and waits for its code. */
export const openAtRest = async (visit: Visit, path: string): Promise<void> => {
  await open(visit, path);
  await waitUntil(visit.tab, `return ${isAtRest} !== null`);
};

/** Loads another page of the site in the tab, as a link does while navigation's own script is not here. */
export const loadDocument = async (tab: Tab, path: string): Promise<void> => {
  await waitUntil(tab, `return ${isAtRest} !== null`);
  await pause(1_000);
  await tab.ask(`window.isKept = true; setTimeout(() => location.assign(${JSON.stringify(path)}));`);
  await waitUntil(tab, `return !window.isKept && ${isAtRest} !== null`);
};

/** Goes back to a page that the browser has kept as it was. */
export const goBackToKept = async (tab: Tab): Promise<void> => {
  await tab.back();
  await waitUntil(tab, 'return window.isKept');
};
