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
  /** A visitor's press that asked for the notice, and the control that had the keyboard then; null when it comes by itself. */
  asked: { from: Element | null } | null;
  /** Reads the choice again: another tab may have made another one. */
  look: () => Choice;
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

const createConsent = () => {
  let wasKept = false;
  return createStore<Consent>((set, get) => ({
    choice: null,
    asking: false,
    asked: null,
    look: () => {
      const choice = readChoice(document.cookie);
      const last = get().choice;
      wasKept ||= choice !== 'none';
      // Without cookies a choice stands until the page is left, and a refusal wherever the cookie ended.
      if (choice === 'none' && last !== null && (last === 'necessary' || !wasKept)) return last;
      if (choice !== last) set({ choice, asking: choice === 'none', asked: null });
      return choice;
    },
  }));
};
const ConsentContext = createContext<ReturnType<typeof createConsent> | null>(null);

/** When a page shows that was left for a while, kept by the browser or beside another. */
const returns = ['pageshow', 'visibilitychange', 'focus'] as const;

export function ConsentProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createConsent);
  useEffect(() => {
    const { look } = store.getState();
    look();
    for (const event of returns) addEventListener(event, look);
    const stop = onAskForConsent(() =>
      store.setState({ asking: true, asked: { from: document.activeElement } }),
    );
    return () => {
      stop();
      for (const event of returns) removeEventListener(event, look);
    };
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
      store.setState({ choice, asking: false, asked: null });
    },
  };
};
