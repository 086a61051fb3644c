import { MomentView, type Moment, type Navigate, type Navigation } from '@binnen/platform';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createLateParts, LatePartsContext, type LateParts } from '../frame/late-parts.tsx';
import { loadNotices } from '../frame/load-notices.tsx';

/** One moment on the screen. */
export interface Shown {
  moment: Moment;
  /** Scrolls to where the visitor expects to be, before it can be seen. */
  scroll?: () => void;
  /** Runs once it can be seen, after the effects of all its parts. */
  settle?: () => void;
}

/** What the script of navigation can change of the page. */
export interface Stage {
  show: (next: Shown) => void;
  setNavigation: (navigation: Navigation) => void;
  setLateParts: (parts: LateParts) => void;
}

/** The site at a moment, and at those that come after it; `onReady` gets the way to show them. */
export function Site({
  first,
  navigate,
  onReady,
}: {
  first: Shown;
  navigate: Navigate;
  onReady: (stage: Stage) => void;
}) {
  const [shown, setShown] = useState(first);
  const [navigation, setNavigation] = useState<Navigation>();
  const [lateParts] = useState(createLateParts);
  // In braces: a browser's `scrollTo` may return a promise, which React would take for a clean-up.
  useLayoutEffect(() => {
    shown.scroll?.();
  }, [shown]);
  useEffect(() => {
    shown.settle?.();
  }, [shown]);
  useEffect(() => {
    onReady({
      show: (next) => startTransition(() => setShown(next)),
      // In a transition as well: React would run effects at once, between two listeners of the same event.
      setNavigation: (next) => startTransition(() => setNavigation(next)),
      setLateParts: lateParts.setState,
    });
    void loadNotices().then((notices) => lateParts.setState({ notices }));
  }, [onReady, lateParts]);
  return (
    <LatePartsContext value={lateParts}>
      <MomentView moment={shown.moment} navigation={navigation} navigate={navigate} />
    </LatePartsContext>
  );
}
