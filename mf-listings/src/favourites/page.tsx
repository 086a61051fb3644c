import { definePage } from '@binnen/platform';
import { FavouritesPage, type FavouritesData } from './favourites-page.tsx';
import { loadShared } from './load-shared.ts';

/** `/favorieten`: what a visitor kept and saw, which the server never knows, and the homes of a shared link. */
export const page = definePage<FavouritesData>({
  loader: async (args) => ({ shared: await loadShared(args) }),
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
