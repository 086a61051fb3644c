import type { Card } from '@binnen/contracts/property';
import { useMemo, useSyncExternalStore } from 'react';
import { parseSaved, readShelf, subscribe, type Shelf } from './saved-homes.ts';

const nothing = () => '';

/** The homes on a shelf. The server has none: they appear when the browser has taken over. */
export const useSaved = (shelf: Shelf): Card[] => {
  const text = useSyncExternalStore(subscribe, () => readShelf(shelf), nothing);
  return useMemo(() => parseSaved(text), [text]);
};
