import { fetchFromApi } from '@binnen/platform/api-address';
import { readPaths } from '@binnen/contracts/read-paths';
import { personalNames } from '@binnen/platform/visitor-query';
import type { Tracking } from '@binnen/contracts/tracking';
import { useLocation } from '@binnen/platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { eraseTrackers } from './erase-trackers.ts';
import { useConsent, type Choice } from './consent.tsx';
import type { TrackerHost, Trackers } from './trackers.ts';

const loadScript = (url: string) => {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
};

/** How long after a route change its page view is sent: the title has changed by then. Milliseconds. */
const pageViewDelay = 250;

const loadTrackers = async (look: () => Choice): Promise<Trackers | null> => {
  const [response, { startTrackers }] = await Promise.all([
    fetchFromApi(document, readPaths.tracking),
    import(/* webpackChunkName: "trackers" */ './trackers.ts'),
  ]);
  if (!response.ok) return null;
  const tracking = (await response.json()) as Tracking;
  const host = Object.assign(window, { loadScript }) as unknown as TrackerHost;
  return look() === 'all' ? startTrackers(host, tracking, Date.now()) : null;
};

/**
 * Reports visits, from the moment that the visitor said Ok. Before that it loads, asks and keeps nothing. Nor does it
 * while the address bar holds personal data, which trackers would read.
 */
export function TrackVisits() {
  const { choice, look } = useConsent();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const mayTrack = choice === 'all' && !personalNames.some((name) => query.has(name));
  const [trackers, setTrackers] = useState<Trackers | null>(null);
  const started = useRef(false);

  useEffect(() => {
    if (!mayTrack || started.current) return;
    started.current = true;
    const end = (loaded: Trackers | null) => {
      // A visitor who refused meanwhile may say Ok once more. Scripts that did not come may come with the next page.
      started.current = loaded !== null;
      setTrackers(loaded);
    };
    void loadTrackers(look).then(end, () => end(null));
  }, [mayTrack, pathname, look]);

  // On each page of a refusal: a tracker may write once more while its page is left.
  useEffect(() => {
    if (choice !== 'necessary') return;
    for (const cookie of eraseTrackers(document.cookie, location.hostname)) document.cookie = cookie;
  }, [choice]);

  // A tracker's code cannot be unloaded: the page is loaded again without it.
  useEffect(() => {
    if (trackers && choice !== 'all') location.reload();
  }, [trackers, choice]);

  // At once with the page's title, which changes before anything is painted.
  useLayoutEffect(() => {
    if (!trackers || !mayTrack) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (look() !== 'all') return;
        trackers.pageView({ path: pathname, url: location.href, title: document.title });
      }, pageViewDelay);
    };
    report();
    // Back to a page that the browser kept is no route change here, and a view all the same.
    const reportReturn = ({ persisted }: PageTransitionEvent) => void (persisted && report());
    addEventListener('pageshow', reportReturn);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', reportReturn);
    };
  }, [trackers, mayTrack, pathname, look]);

  return null;
}
