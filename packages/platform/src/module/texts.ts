import { createContext, useContext, useSyncExternalStore } from 'react';

/** Texts of the CMS by key: what the firm's editors changed. */
export interface Texts {
  short: Record<string, string>;
  long: Record<string, string>;
  /** Calls back when texts were added. In a browser: a document only has those that it shows. */
  subscribe?: (callBack: () => void) => () => void;
  /** Those that the document has, once others were added. Hydration draws what the server drew, however late it comes. */
  sent?: Pick<Texts, 'short' | 'long'>;
}

export const noTexts: Texts = { short: {}, long: {} };
export const TextsContext = createContext<Texts>(noTexts);

const never = () => () => {};

/** A component is drawn again when its own text comes late, and nothing else is. */
const useFound = (list: 'short' | 'long', key: string): string | undefined => {
  const texts = useContext(TextsContext);
  return useSyncExternalStore(
    texts.subscribe ?? never,
    () => texts[list][key],
    () => (texts.sent ?? texts)[list][key],
  )?.trim();
};

/** The CMS's short text of `key`, or the built-in Dutch wording when it is missing or empty. */
export const useText = (key: string, fallback: string): string => useFound('short', key) || fallback;

/** The CMS's long text of `key`: HTML, sanitised by the edge. */
export const useLongText = (key: string, fallback: string): string => useFound('long', key) || fallback;
