import type { NavigationScript } from '../navigation/navigation.tsx';
import type { BrowserShell } from '../shell/define-shell.ts';

let loading: Promise<NavigationScript> | undefined;

const load = async ({ loadPages }: BrowserShell): Promise<NavigationScript> => {
  const [{ createNavigation }, pages] = await Promise.all([
    import(/* webpackChunkName: "navigation" */ '../navigation/navigation.tsx'),
    loadPages(),
  ]);
  return createNavigation(pages);
};

/**
 * The script that makes every moment after the first. It is fetched when the page can be used already; after a failure
 * the next call tries again.
 */
export const loadNavigation = (shell: BrowserShell): Promise<NavigationScript> => {
  loading ??= load(shell).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
