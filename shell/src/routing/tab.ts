import type { ClientComposition, ClientRemote } from '@binnen/contracts/composition';
import type { Moment, Navigate, Page, RouterContextProvider } from '@binnen/platform';
import type { ShownPage } from '../document/document.ts';
import { loadRemoteFace } from './remote-loading.ts';

/** What this tab is doing, and what its pages are made with. Set up once, by `start`. */
export interface Tab {
  composition: ClientComposition;
  /** False while the page that the server rendered is being hydrated. */
  hydrated: boolean;
  /** Where the navigation under way leads. */
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
  /** Resolves when the page's code and data are in `page` and `moment`, or cannot be had; null when they came with it. */
  whole: Promise<void> | null;
}

export const loadPage = async (remote: ClientRemote, pattern: string): Promise<Page<never>> => {
  const face = await loadRemoteFace(remote);
  return face.pages[pattern]!();
};

/** What waits for it stays as it is. */
export const never = (): Promise<never> => new Promise<never>(() => {});

/** The page loads as a document: its place in the tree stays empty, for the document goes. */
export const leave = (load: () => void): Promise<never> => {
  load();
  return never();
};

/** An address as text; relative where the given parts are. */
export const formatAddress = (to: Exclude<Parameters<Navigate>[0], number>): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
