import { formatStreet } from '@binnen/contracts/formats/address';
import type { Card } from '@binnen/contracts/property';
import { heart, Icon } from '@binnen/design/icon';
import { useState } from 'react';
import css from './heart.module.css';
import { mostFavourites, parseSaved, putFirst, readShelf, shelves, writeShelf } from './saved-homes.ts';
import { useIsSaved } from './use-saved.ts';

/** Keeps a home on the visitor's device, or takes it off. */
export function HeartButton({ home, labelled = false }: { home: Card; labelled?: boolean }) {
  const saved = useIsSaved(shelves.favourites, home.id);
  const [isFull, setFull] = useState(false);
  const toggle = () => {
    const homes = parseSaved(readShelf(shelves.favourites));
    const without = homes.filter(({ id }) => id !== home.id);
    const isNew = without.length === homes.length;
    const isRefused = isNew && homes.length >= mostFavourites;
    setFull(isRefused);
    // A browser may not focus what is pressed, and then nothing is left.
    if (isRefused) addEventListener('pointerdown', () => setFull(false), { once: true });
    if (!isRefused) writeShelf(shelves.favourites, isNew ? putFirst(homes, home) : without);
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
