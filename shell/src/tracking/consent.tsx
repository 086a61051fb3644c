import { createStore, useStore } from '@binnen/platform';
import { onAskForConsent } from './ask-for-consent.ts';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

/** `all` after Ok, `necessary` after "Alleen noodzakelijke cookies", `none` before the visitor chose. */
export type Choice = 'all' | 'necessary' | 'none';

interface Consent {
  /** Null until the browser has looked: a server never knows, and never renders what a visitor chose. */
  choice: Choice | null;
  /** Whether the notice shows. */
  asking: boolean;
}

const cookieName = 'acceptedCookies';
/** Three days, in seconds. */
export const cookieLifetime = 259200;

export const readChoice = (cookies: string): Choice => {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(cookies)?.[1];
  if (value === 'true') return 'all';
  return value === 'noodzakelijk' ? 'necessary' : 'none';
};

export const formatCookie = (choice: Choice, secure: boolean): string =>
  `${cookieName}=${choice === 'all' ? 'true' : 'noodzakelijk'}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax` +
  (secure ? '; Secure' : '');

const createConsent = () => createStore<Consent>(() => ({ choice: null, asking: false }));
const ConsentContext = createContext<ReturnType<typeof createConsent> | null>(null);

export function ConsentProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createConsent);
  useEffect(() => {
    const choice = readChoice(document.cookie);
    store.setState({ choice, asking: choice === 'none' });
    return onAskForConsent(() => store.setState({ asking: true }));
  }, [store]);
  return <ConsentContext value={store}>{children}</ConsentContext>;
}

/** What the visitor chose, and the ways to choose. */
export const useConsent = () => {
  const store = useContext(ConsentContext);
  if (!store) throw new Error('useConsent needs a ConsentProvider');
  const state = useStore(store);
  return {
    ...state,
    choose: (choice: 'all' | 'necessary') => {
      document.cookie = formatCookie(choice, location.protocol === 'https:');
      const withdrawn = state.choice === 'all' && choice === 'necessary';
      store.setState({ choice, asking: false });
      // A tracker's code cannot be unloaded: the page is loaded again without it.
      if (withdrawn) location.reload();
    },
  };
};
