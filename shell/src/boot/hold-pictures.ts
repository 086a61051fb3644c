import { firstMove } from '@binnen/design/first-move';
import { hydrated } from './hydrated.ts';

/** Milliseconds after which they come although the page cannot be used yet. */
const longest = 4_000;

/**
 * Pictures that are not needed at once wait until the page can be used, or the visitor moves: they would take a phone's line
 * from the scripts. The style sheet of pictures says which.
 */
export const holdPictures = (): void => {
  const root = document.documentElement;
  const release = () => void delete root.dataset['held'];
  root.dataset['held'] = '';
  setTimeout(release, longest);
  void Promise.race([firstMove(), hydrated()]).then(release);
};
