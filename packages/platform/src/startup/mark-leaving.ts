import { doubtLeaving, hasReached, mark, unmark, whenReached } from './progress.ts';

/** Then the link may have led to a file to keep, or the visitor stopped it: the page is used again. Milliseconds. */
const shown = 8_000;
/** Then it did. A line can be slow, and code that loads this page again must not overtake a press. */
const longest = 60_000;

let timers: ReturnType<typeof setTimeout>[] = [];

const stay = (): void => {
  for (const timer of timers) clearTimeout(timer);
  unmark('leaving');
};

const leave = (): void => {
  stay();
  mark('leaving');
  timers = [setTimeout(doubtLeaving, shown), setTimeout(stay, longest)];
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
 * before 26.2 have no Navigation API. There the press tells it, and `beforeunload` where that exists. A listener for the
 * latter keeps Firefox from keeping the page, so it goes once the page has its code.
 */
export const markLeaving = (): void => {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Safari and Firefox give up the scripts that are under way when a page is left: without them it would stay dead.
    // Without a connection it can be read, which is better than none.
    if (navigator.onLine && !hasReached('page', 'page')) location.reload();
    stay();
  });
  if ('navigation' in window) {
    let ending: ReturnType<typeof setTimeout>;
    navigation.addEventListener('navigate', ({ canIntercept, destination, downloadRequest, signal }) => {
      const { sameDocument } = destination;
      const isDocument = canIntercept && !sameDocument && downloadRequest === null;
      // A new entry within this page, or another state of its own, aborts the signal of a document that comes all the same.
      if (sameDocument || isDocument) clearTimeout(ending);
      if (!isDocument) return;
      leave();
      signal.addEventListener('abort', () => {
        ending = setTimeout(stay);
      });
    });
    return;
  }
  const look = (event: Event) => void (leadsAway(event) && leave());
  for (const press of ['click', 'submit']) addEventListener(press, look);
  const lookFirst = (event: Event) => {
    if (hasReached('page', 'router') || !leadsAway(event)) return;
    leave();
    // A part that has its code may answer the press itself.
    setTimeout(() => event.defaultPrevented && stay());
  };
  // React lets no press through to a part that has no code yet, and nobody but the browser follows links yet.
  addEventListener('click', lookFirst, true);
  addEventListener('beforeunload', leave);
  void whenReached('page', 'page').then(() => removeEventListener('beforeunload', leave));
};
