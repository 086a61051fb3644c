import { useMemo, useSyncExternalStore } from 'react';
import { parseSaved, readShelf, subscribe, type SavedHome, type Shelf } from './saved-homes.ts';

const nothing = () => '';

/** The homes on a shelf. The server has none: they appear when the browser has taken over. */
export const useSaved = (shelf: Shelf): SavedHome[] => {
  const text = useSyncExternalStore(subscribe, () => readShelf(shelf), nothing);
  return useMemo(() => parseSaved(text), [text]);
};

/** Whether a home is on a shelf, without taking the whole shelf apart: a list has a button for each of its homes. */
export const useIsSaved = (shelf: Shelf, id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readShelf(shelf).includes(`{"id":${id},`),
    () => false,
  );
