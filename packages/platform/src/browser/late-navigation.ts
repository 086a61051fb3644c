import type { Navigate } from '@binnen/platform';
import { watchIntent } from '../tab/intent.ts';
import { loadNavigation } from './load-navigation.ts';
import type { Takeover } from '../navigation/navigation.tsx';
import type { Stage } from '../tab/site.tsx';
import { formatAddress, type First, type Tab } from '../tab/tab.ts';

/** The router's number of this entry of the tab's history. */
const readIndex = (state: unknown): unknown => (state as { idx?: unknown } | null)?.idx;

/**
 * Until the router is there nothing in the document follows the tab's history: another page of it is loaded. Returns how to
 * stop that.
 */
export const followHistory = (): (() => void) => {
  const here = readIndex(history.state);
  const follow = ({ state }: PopStateEvent) => {
    const index = readIndex(state);
    // An anchor within the page has none.
    if (index !== undefined && index !== here) location.reload();
  };
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
};

const complain = (error: unknown) => console.warn('navigation could not be loaded', error);

/**
 * Navigation is a script of its own, which comes at the first sign that the visitor will go elsewhere. Until it is there,
 * and when it does not come, a link or a form loads a document.
 */
export const createLateNavigation = (
  tab: Tab,
  first: First | null,
  completeTexts: () => Promise<void>,
  stopFollowing: () => void,
) => {
  let setStage!: (stage: Stage) => void;
  const staged = new Promise<Stage>((resolve) => {
    setStage = resolve;
  });
  const begin = async (): Promise<Takeover> => {
    // Another page may need any text.
    const [navigation] = await Promise.all([loadNavigation(tab.shell), completeTexts(), first?.whole]);
    const takeover = await navigation.takeOver(tab, first);
    stopFollowing();
    void staged.then(takeover.connect);
    return takeover;
  };
  let takingOver: Promise<Takeover> | undefined;
  const takeOver = (): Promise<Takeover> => {
    takingOver ??= begin().catch((error: unknown) => {
      takingOver = undefined;
      throw error;
    });
    return takingOver;
  };

  watchIntent((url) => {
    takeOver().then(({ prefetch }) => prefetch(url), complain);
  });

  const navigate: Navigate = async (to, options) => {
    try {
      const [takeover] = await Promise.all([takeOver(), staged]);
      await takeover.navigate(to, options);
    } catch (error) {
      complain(error);
      if (typeof to !== 'number') location.assign(formatAddress(to));
    }
  };
  return { takeOver, navigate, onReady: setStage };
};
