import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** An entry of the tab's history: the router's number of its page, and the place at which a sheet opened. */
interface Entry {
  idx?: number;
  sheet?: string;
}
const readEntry = (): Entry => window.history.state ?? {};

/**
 * A sheet over the page has an entry of the tab's history: the browser's Back closes it, and Forward opens it again. It is
 * no page: a router that comes later does not hear of it; one that was there before reads the page's data again, and shows
 * the same page. Answers the place at which it opened, or null.
 */
export const useSheetEntry = (): [string | null, (place: string) => void, () => void] => {
  const [opened, setOpened] = useState<Entry | null>(null);
  const isLeaving = useRef(false);
  /** The page's number; none until the router has started. */
  const number = useRef<number>(undefined);
  const open = (place: string) => {
    const entry = { ...readEntry(), sheet: place };
    number.current = entry.idx;
    window.history.pushState(entry, '');
    setOpened(entry);
  };
  const close = () => {
    // A dialog tells of Escape twice, and that Back closed it.
    if (isLeaving.current || !readEntry().sheet) return;
    isLeaving.current = true;
    window.history.back();
  };
  const hear = useEffectEvent((event: PopStateEvent) => {
    isLeaving.current = false;
    const entry = readEntry();
    const isHere = entry.idx === (number.current ?? entry.idx);
    if (isHere && (opened || entry.sheet)) event.stopImmediatePropagation();
    setOpened(isHere && entry.sheet ? entry : null);
  });
  // Before the page is seen: whoever listens later hears after it.
  useLayoutEffect(() => {
    const entry = readEntry();
    number.current = entry.idx;
    // After a reload, or back from a page that a link of the sheet led to.
    if (entry.sheet) setOpened(entry);
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  }, []);
  return [opened?.sheet ?? null, open, close];
};
