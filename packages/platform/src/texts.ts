import { createContext, useContext } from 'react';

/** Texts of the CMS by key: what the firm's editors changed. */
export interface Texts {
  short: Record<string, string>;
  long: Record<string, string>;
}

export const noTexts: Texts = { short: {}, long: {} };
export const TextsContext = createContext<Texts>(noTexts);

/** The CMS's short text of `key`, or the built-in Dutch wording when it is missing or empty. */
export const useText = (key: string, fallback: string): string =>
  useContext(TextsContext).short[key]?.trim() || fallback;

/** The CMS's long text of `key`: HTML, sanitised by the edge. */
export const useLongText = (key: string, fallback: string): string =>
  useContext(TextsContext).long[key]?.trim() || fallback;
