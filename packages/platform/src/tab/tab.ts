import type { ClientComposition, ClientRemote } from '../protocol/render-protocol.ts';
import type { Moment, Navigate, Page, RouterContextProvider } from '@binnen/platform';
import type { ShownPage } from '../document/document.ts';
import type { BrowserShell } from '../shell/define-shell.ts';
import { loadRemoteFace } from '../federation/remote-loading.ts';
import { claimReload } from './claim-reload.ts';
import { whenStaying } from '../startup/progress.ts';

/** The state of this tab, and the parts that its pages are made with. Set up once, by `start`. */
export interface Tab {
  shell: BrowserShell;
  composition: ClientComposition;
  /** False while the page that the server rendered is being hydrated. */
  hydrated: boolean;
  /** The address of the navigation under way; none on the way back or forward: the tab is there already. */
  pendingUrl?: string;
  createContext: () => RouterContextProvider;
  /** Ends the use of what the server read: from then on every read asks the edge. */
  forget: () => void;
}

/** The page that the server drew, as the browser has to draw it again. */
export interface FirstPage extends ShownPage {
  /** Null: its code does not load, so it stays as the server sent it. */
  page: Page<never> | null;
}

export interface First {
  page: FirstPage;
  moment: Moment;
  /**
   * Resolves when the page's code and data are in `page` and `moment`, or failed to load; null when they came with it.
   */
  whole: Promise<void> | null;
}

export const loadPage = async (remote: ClientRemote, pattern: string): Promise<Page<never>> => {
  const face = await loadRemoteFace(remote);
  return face.pages[pattern]!();
};

/** A promise that never resolves: whatever waits for it stays as it is. */
export const never = (): Promise<never> => new Promise<never>(() => {});

/** The page loads as a document, unless a press leads elsewhere. Its place in the tree stays empty, because this document ends. */
export const leave = async (load: () => void): Promise<never> => {
  await whenStaying();
  load();
  return never();
};

/**
 * The page that is under way, or else the one of the tab's address, loads as a document. That address may name an anchor:
 * going to it would only scroll.
 */
export const leaveForPage = (tab: Pick<Tab, 'pendingUrl'>): Promise<never> =>
  leave(() => (tab.pendingUrl ? location.assign(tab.pendingUrl) : location.reload()));

/** Asks the server for the page that is under way; false when it was asked for a moment ago. */
export const askDocument = (tab: Pick<Tab, 'pendingUrl'>): boolean => {
  if (!navigator.onLine || !claimReload()) return false;
  void leaveForPage(tab);
  return true;
};

/** An address as text; relative where the given parts are. */
export const formatAddress = (to: Exclude<Parameters<Navigate>[0], number>): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
