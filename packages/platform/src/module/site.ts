import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { Registered } from './register.ts';

/** The state that the whole site's interface shares. One store per request and per root, never a singleton. */
export type SiteState = Registered<'state', object>;

export type SiteStore = StoreApi<SiteState>;

export const createSiteStore = (initial: SiteState): SiteStore =>
  createStore<SiteState>(() => ({ ...initial }));

export const SiteContext = createContext<SiteStore | null>(null);

export const useSiteStore = (): SiteStore => {
  const store = useContext(SiteContext);
  if (!store) throw new Error('useSiteStore needs the shell around it');
  return store;
};

export const useSite = <T>(select: (state: SiteState) => T): T => useStore(useSiteStore(), select);

interface Now {
  /** Milliseconds since 1970 at the edge when the page was drawn, rounded down to the hour. */
  drawn: number;
  /** The same of the moment, in a browser: a document may have been kept for a day. */
  read?: () => number;
}
export const NowContext = createContext<Now>({ drawn: 0 });

const never = () => () => {};

/** Milliseconds since 1970, of the hour in which the visitor looks; while the page is hydrated, of that in which it was drawn. */
export const useNow = (): number => {
  const { drawn, read = () => drawn } = useContext(NowContext);
  return useSyncExternalStore(never, read, () => drawn);
};

/** The origin that visitors know the site by (`https://binnen.example`), for links that leave the site, such as shares. */
export const OriginContext = createContext('');
export const useOrigin = (): string => useContext(OriginContext);
