type NavigationScript = typeof import('./navigation.tsx');

let loading: Promise<NavigationScript> | undefined;

/**
 * What makes every moment after the first: a script of its own, fetched when the page can be used already. What failed is
 * tried again the next time.
 */
export const loadNavigation = (): Promise<NavigationScript> => {
  loading ??= import(/* webpackChunkName: "navigation" */ './navigation.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
