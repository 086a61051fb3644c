import { formatStreet } from '@binnen/contracts/formats/address';
import type { Card } from '@binnen/contracts/property';
import { heart, Icon } from '@binnen/design/icon';
import { useState } from 'react';
import css from './heart.module.css';
import {
  mostFavourites,
  parseSaved,
  putFirst,
  readShelf,
  shelves,
  writeShelf,
  type SavedHome,
} from './saved-homes.ts';
import { useIsSaved } from './use-saved.ts';

/** A heart that is pressed once more brings back what was noted about its home. */
const removed = new Map<number, SavedHome>();

/** Keeps a home on the visitor's device, or takes it off. */
export function HeartButton({ home, labelled = false }: { home: Card; labelled?: boolean }) {
  const saved = useIsSaved(shelves.favourites, home.id);
  const [isFull, setFull] = useState(false);
  const toggle = () => {
    const homes = parseSaved(readShelf(shelves.favourites));
    const known = homes.find(({ id }) => id === home.id);
    const isRefused = !known && homes.length >= mostFavourites;
    setFull(isRefused);
    if (known) removed.set(home.id, known);
    // A browser may not focus what is pressed, and then nothing is left.
    if (isRefused) addEventListener('pointerdown', () => setFull(false), { once: true });
    if (!isRefused)
      writeShelf(
        shelves.favourites,
        known
          ? homes.filter((each) => each !== known)
          : putFirst(homes, { ...removed.get(home.id), ...home }),
      );
  };
  return (
    <>
      <button
        type="button"
        className={labelled ? css.labelled : css.heart}
        aria-pressed={saved}
        aria-label={labelled ? undefined : `Bewaar ${formatStreet(home)}`}
        onClick={toggle}
        onBlur={() => setFull(false)}
      >
        <Icon of={heart} />
        {labelled && <span>{saved ? 'Bewaard' : 'Bewaar'}</span>}
      </button>
      {isFull && (
        <span role="alert" className={css.full}>
          Je hebt al {mostFavourites} favorieten. Haal er eerst één weg.
        </span>
      )}
    </>
  );
}
