import { formatStreet } from '@binnen/contracts/formats/address';
import type { Card } from '@binnen/contracts/property';
import { watchSavedHomes } from '@binnen/contracts/saved-homes';
import { heart, Icon } from '@binnen/design/icon';
import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import css from './heart.module.css';
import {
  addFavourite,
  putFirst,
  readHomes,
  readShelf,
  shelves,
  writeShelf,
  type SavedHome,
} from './saved-homes.ts';

/** A heart that is pressed once more brings back what was noted about its home. */
const removed = new Map<number, SavedHome>();

/** Keeps a home on the visitor's device, or takes it off. */
export function HeartButton({ home, labelled = false }: { home: Card; labelled?: boolean }) {
  // Without taking the whole shelf apart: a list has a button for each of its homes.
  const isSaved = () => readShelf(shelves.favourites).includes(`{"id":${home.id},`);
  const saved = useSyncExternalStore(watchSavedHomes, isSaved, () => false);
  // This heart, which is empty in the document, was just drawn full. By a timer: held presses have their turn before it, however slow.
  const [filled, setFilled] = useState(isSaved);
  useEffect(() => void setTimeout(setFilled, 999, false), []);
  const [refusal, setRefusal] = useState('');
  const forget = () => setRefusal('');
  const toggle = (event: MouseEvent) => {
    const homes = readHomes(shelves.favourites);
    const known = homes.find(({ id }) => id === home.id);
    // A press that was held until this code came is of the document's heart: it takes nothing off.
    if (known && filled && !event.isTrusted) return;
    if (known) removed.set(home.id, known);
    const refused = known
      ? writeShelf(
          shelves.favourites,
          homes.filter((each) => each !== known),
        )
      : addFavourite(homes, putFirst(homes, { ...removed.get(home.id), ...home }));
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
