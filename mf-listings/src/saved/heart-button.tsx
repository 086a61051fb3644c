import type { Card } from '@binnen/contracts/property';
import { heart, Icon } from '@binnen/design/icon';
import { formatStreet } from '../home/address.ts';
import css from './heart.module.css';
import { parseSaved, putFirst, readShelf, shelves, writeShelf } from './saved-homes.ts';
import { useIsSaved } from './use-saved.ts';

/** Keeps a home on the visitor's device, or takes it off. */
export function HeartButton({ home, labelled = false }: { home: Card; labelled?: boolean }) {
  const saved = useIsSaved(shelves.favourites, home.id);
  const toggle = () => {
    const homes = parseSaved(readShelf(shelves.favourites));
    const without = homes.filter(({ id }) => id !== home.id);
    writeShelf(shelves.favourites, without.length < homes.length ? without : putFirst(homes, home));
  };
  return (
    <button
      type="button"
      className={labelled ? css.labelled : css.heart}
      aria-pressed={saved}
      aria-label={labelled ? undefined : `Bewaar ${formatStreet(home)}`}
      onClick={toggle}
    >
      <Icon of={heart} />
      {labelled && (saved ? 'Bewaard' : 'Bewaar')}
    </button>
  );
}
