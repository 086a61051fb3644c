import { formatStreet } from '@binnen/contracts/formats/address';
import type { Card } from '@binnen/contracts/property';
import { heart, Icon } from '@binnen/design/icon';
import { useState, useSyncExternalStore, type MouseEvent } from 'react';
import css from './heart.module.css';
import {
  addFavourite,
  parseSaved,
  putFirst,
  readShelf,
  shelves,
  subscribe,
  writeShelf,
  type SavedHome,
} from './saved-homes.ts';

/** A heart that is pressed once more brings back what was noted about its home. */
const removed = new Map<number, SavedHome>();

/** Keeps a home on the visitor's device, or takes it off. */
export function HeartButton({ home, labelled = false }: { home: Card; labelled?: boolean }) {
  // Without taking the whole shelf apart: a list has a button for each of its homes.
  const isSaved = () => readShelf(shelves.favourites).includes(`{"id":${home.id},`);
  const saved = useSyncExternalStore(subscribe, isSaved, () => false);
  // When this heart, which is empty in the document, was drawn full.
  const [filled] = useState(() => isSaved() && Date.now());
  const [refusal, setRefusal] = useState('');
  const forget = () => setRefusal('');
  const toggle = (event: MouseEvent) => {
    const homes = parseSaved(readShelf(shelves.favourites));
    const known = homes.find(({ id }) => id === home.id);
    // A press that was held until this code came is of the document's heart: it takes nothing off.
    if (known && filled && !event.isTrusted && Date.now() - filled < 999) return;
    if (known) removed.set(home.id, known);
    const next = known
      ? homes.filter((each) => each !== known)
      : putFirst(homes, { ...removed.get(home.id), ...home });
    const refused = known ? writeShelf(shelves.favourites, next) : addFavourite(homes, next);
    setRefusal(refused);
    // A browser may not focus what is pressed, and then nothing is left.
    if (refused) addEventListener('pointerdown', forget, { once: true });
  };
  return (
    <>
      <button
        type="button"
        className={labelled ? css.labelled : css.heart}
        aria-pressed={saved}
        aria-label={labelled ? undefined : `Bewaar ${formatStreet(home)}`}
        onClick={toggle}
        onBlur={forget}
      >
        <Icon of={heart} />
        {labelled && <span>{saved ? 'Bewaard' : 'Bewaar'}</span>}
      </button>
      {refusal && (
        <span role="alert" className={css.refusal}>
          {refusal}
        </span>
      )}
    </>
  );
}
