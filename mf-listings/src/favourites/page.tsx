import { definePage } from '@binnen/platform';
import { FavouritesPage } from './favourites-page.tsx';

/** `/favorieten`: what a visitor kept and saw. Nothing of it is known to the server. */
export const page = definePage({
  // The frame draws a page's header once its data is there, so there is some.
  loader: () => ({}),
  Component: FavouritesPage,
  meta: () => ({
    title: 'Favorieten',
    description: 'De woningen die je bewaarde of laatst bekeek, om te vergelijken. Alleen op dit apparaat.',
    noindex: true,
  }),
  header: () => ({
    variant: 'Default' as const,
    title: 'Favorieten',
    subtitle: 'Bewaard op dit apparaat. Je hebt er geen account voor nodig.',
  }),
});
