import { doubtLeaving, hasReached, mark, unmark, whenReached } from './progress.ts';

/** Then the link may have led to a file to keep, or the visitor stopped it: the page is used again. Milliseconds. */
const shown = 8_000;
/** Then it did. A line can be slow, and code that loads this page again must not overtake a press. */
const longest = 60_000;

const leave = (): (() => void) => {
  mark('leaving');
  const timers = [setTimeout(doubtLeaving, shown), setTimeout(unmark, longest, 'leaving')];
  return () => {
    for (const timer of timers) clearTimeout(timer);
    unmark('leaving');
  };
};

/** A press that the browser itself answers with another document in this tab. */
const leadsAway = (event: Event): boolean => {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false;
  if (!(event instanceof MouseEvent)) return true;
  const link = event.target.closest('a[href]:not([target], [download], [aria-haspopup])');
  // A link of a drawing has neither.
  if (!(link instanceof HTMLAnchorElement) || !link.protocol.startsWith('http')) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return false;
  return link.href.split('#')[0] !== location.href.split('#')[0];
};

/**
 * Says that the next document is under way, and no longer on a page that is come back to. Firefox before 147 and Safari
 * before 26.2 have no Navigation API: there it is told by the press, and by `beforeunload` where that exists, which is
 * not listened to for longer than needed, because it keeps Firefox from keeping the page.
 */
export const markLeaving = (): void => {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Safari and Firefox give up the scripts that are under way when a page is left: without them it would stay dead.
    if (!hasReached('page', 'page')) location.reload();
    unmark('leaving');
  });
  if ('navigation' in window) {
    navigation.addEventListener('navigate', ({ canIntercept, destination, downloadRequest, signal }) => {
      if (canIntercept && !destination.sameDocument && downloadRequest === null)
        signal.addEventListener('abort', leave());
    });
    return;
  }
  const look = (event: Event) => void (leadsAway(event) && leave());
  for (const press of ['click', 'submit']) addEventListener(press, look);
  // React lets no press through to a part that has no code yet, and nobody but the browser follows links yet.
  addEventListener('click', (event) => void (hasReached('page', 'router') || look(event)), true);
  addEventListener('beforeunload', leave);
  void whenReached('page', 'page').then(() => removeEventListener('beforeunload', leave));
};
