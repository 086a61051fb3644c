import { dropPastDays } from '@binnen/contracts/filters/open-houses';
import { watchSavedHomes } from '@binnen/contracts/saved-homes';
import { useNow } from '@binnen/platform';
import { useMemo, useSyncExternalStore } from 'react';
import { parseSaved, readShelf, type SavedHome, type Shelf } from '../saved/saved-homes.ts';

const nothing = () => '';

/**
 * The homes on a shelf, without open houses that ended since they were kept. The server has none: they appear when the
 * browser has taken over.
 */
export const useSaved = (shelf: Shelf): SavedHome[] => {
  const text = useSyncExternalStore(watchSavedHomes, () => readShelf(shelf), nothing);
  const now = useNow();
  return useMemo(
    () =>
      parseSaved(text).map((home) => ({
        ...home,
        openhuisdagen: dropPastDays(home.openhuisdagen, new Date(now)),
      })),
    [text, now],
  );
};
