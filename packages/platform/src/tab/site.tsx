import { MomentView, PostedFormContext, type Moment, type Navigate, type Navigation } from '@binnen/platform';
import { startTransition, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createLateParts, LatePartsContext, type LateParts } from '../drawing/late-parts.tsx';
import { ShellContext } from '../drawing/shell-context.ts';
import type { BrowserShell } from '../shell/define-shell.ts';
import { becomeIdle } from '../startup/idle.ts';
import { whenUsable } from '../startup/progress.ts';

/** One moment on the screen. */
export interface Shown {
  moment: Moment;
  /** Scrolls to where the visitor expects to be, before it can be seen. */
  scroll?: () => void;
  /** Says in `<head>` what it is, before any effect reads that. */
  describe?: () => void;
}

/** The parts of the page that the script of navigation can change. */
export interface Stage {
  show: (next: Shown) => void;
  setNavigation: (navigation: Navigation) => void;
  setLateParts: (parts: LateParts) => void;
}

/** A busy page shows its notices at the latest after so many milliseconds. */
const latest = 2_000;

/** The notices, in a script of their own that comes when the page has nothing else to do. Without it there are none. */
const loadNotices = async (load: BrowserShell['loadNotices']): Promise<ReactNode> => {
  await whenUsable();
  await becomeIdle(latest);
  try {
    const Notices = await load();
    return <Notices />;
  } catch (error) {
    console.warn('notices could not be loaded', error);
    return null;
  }
};

/** The site at a moment, and at those that come after it; `onReady` gets the way to show them. */
export function Site({
  shell,
  first,
  navigate,
  onReady,
}: {
  shell: BrowserShell;
  first: Shown;
  navigate: Navigate;
  onReady: (stage: Stage) => void;
}) {
  const [shown, setShown] = useState(first);
  const posted = use(PostedFormContext);
  const isOfPage = shown.moment.location.pathname === first.moment.location.pathname;
  const [navigation, setNavigation] = useState<Navigation>();
  const [lateParts] = useState(createLateParts);
  // In braces: a browser's `scrollTo` may return a promise, which React would take for a clean-up.
  useLayoutEffect(() => {
    shown.describe?.();
    shown.scroll?.();
  }, [shown]);
  useEffect(() => {
    onReady({
      show: (next) => {
        // They were of the page that is left.
        window.usedForms?.clear();
        startTransition(() => setShown(next));
      },
      // In a transition as well: React would run effects at once, between two listeners of the same event.
      setNavigation: (next) => startTransition(() => setNavigation(next)),
      setLateParts: lateParts.setState,
    });
    void loadNotices(shell.loadNotices).then((notices) => lateParts.setState({ notices }));
  }, [onReady, lateParts, shell]);
  return (
    <ShellContext value={shell}>
      <LatePartsContext value={lateParts}>
        {/* A form that came back is of its own page: another page may have one of the same name. */}
        <PostedFormContext value={isOfPage ? posted : undefined}>
          <MomentView moment={shown.moment} navigation={navigation} navigate={navigate} />
        </PostedFormContext>
      </LatePartsContext>
    </ShellContext>
  );
}
