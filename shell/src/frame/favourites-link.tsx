import { routes } from '@binnen/contracts/routes';
import { savedHomesKey, watchSavedHomes } from '@binnen/contracts/saved-homes';
import { heart, Icon } from '@binnen/design/icon';
import { useText } from '@binnen/platform';
import { useSyncExternalStore } from 'react';
import css from './top-bar.module.css';

/** How many homes the device keeps, by their text alone; 0 where a browser refuses storage. */
const countSaved = (): number => {
  try {
    return localStorage.getItem(savedHomesKey)?.match(/\{"id":/g)?.length ?? 0;
  } catch {
    return 0;
  }
};

/** The way to the favourites, with their number. The server knows none. */
export function FavouritesLink() {
  const label = useText('menu_favorieten', 'Favorieten');
  const count = useSyncExternalStore(watchSavedHomes, countSaved, () => 0);
  return (
    <a
      className={css.action}
      href={routes.favourites.href()}
      aria-label={count > 0 ? `${label} (${count})` : label}
    >
      <Icon of={heart} />
      {/* Drawn by the style sheet: the link's name says it. */}
      {count > 0 && <span className={css.count} data-count={count} />}
    </a>
  );
}
