import { formatStreet } from '@binnen/contracts/formats/address';
import { Button } from '@binnen/design/button';
import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { addFavourite, readHomes, shelves, type SavedHome } from '../saved/saved-homes.ts';
import css from './favourites.module.css';

/** The favourite that went last, with its note, and its place in the list. */
export interface Removed {
  home: SavedHome;
  at: number;
}

export const putBack = (homes: readonly SavedHome[], removed: Removed | undefined): readonly SavedHome[] =>
  removed ? [...homes.slice(0, removed.at), removed.home, ...homes.slice(removed.at)] : homes;

/** A heart takes a home and what was noted about it: the one that went last can come back. */
export const useRemoved = (homes: readonly SavedHome[]): Removed | undefined => {
  const [known, setKnown] = useState(homes);
  const [removed, setRemoved] = useState<Removed>();
  const has = (home: SavedHome) => homes.some(({ id }) => id === home.id);
  if (known !== homes) {
    setKnown(homes);
    const at = known.findIndex((home) => !has(home));
    const home = known[at];
    if (home) setRemoved({ home, at });
    else if (removed && has(removed.home)) setRemoved(undefined);
  }
  return removed;
};

/** Answers why it does not come back, as `writeShelf` does. */
const bringBack = (removed: Removed): string => {
  const homes = readHomes(shelves.favourites);
  // Another one may have taken its place meanwhile.
  return addFavourite(homes, putBack(homes, removed));
};

/** The place of a home in the list: the home, or after it went the button that brings it back. */
export function Place({ removed, children }: { removed: Removed | undefined; children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null);
  const [refusal, setRefusal] = useState('');
  const isGone = removed !== undefined;
  const wasGone = useRef(isGone);
  useEffect(() => {
    // The button that was pressed is not there any more: its place has another one.
    if (wasGone.current !== isGone && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true });
    wasGone.current = isGone;
  }, [isGone]);
  return (
    <li ref={place} className={isGone ? css.removed : css.item}>
      {removed ? (
        <>
          <p>{formatStreet(removed.home)} is geen favoriet meer.</p>
          <Button look="secondary" onClick={() => setRefusal(bringBack(removed))}>
            <span>
              Zet <VisuallyHidden>{`${formatStreet(removed.home)} `}</VisuallyHidden>terug
            </span>
          </Button>
          {refusal && <p role="alert">{refusal}</p>}
        </>
      ) : (
        children
      )}
    </li>
  );
}
