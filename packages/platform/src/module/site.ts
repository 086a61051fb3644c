import { createContext, useContext } from 'react';
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

/**
 * Milliseconds since 1970 at the edge, rounded down to the hour: the same while the server renders and the browser
 * hydrates.
 */
export const NowContext = createContext(0);
export const useNow = (): number => useContext(NowContext);

/** The origin that visitors know the site by (`https://binnen.example`), for links that leave the site, such as shares. */
export const OriginContext = createContext('');
export const useOrigin = (): string => useContext(OriginContext);
