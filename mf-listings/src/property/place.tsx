import { readPaths } from '@binnen/contracts/read-paths';
import type { OfferMap, Property } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { isSold } from '@binnen/contracts/statuses';
import { ArrowLink } from '@binnen/design/section';
import { Boundary } from '@binnen/platform/boundary';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fetchReply } from '../search/fetch-reply.ts';
import { findListKind } from '../home/list-of-home.ts';
import css from './place.module.css';

const PlaceMap = lazy(() =>
  import(/* webpackChunkName: "place-map" */ '../map/place-map.tsx').then((m) => ({ default: m.PlaceMap })),
);

/** Degrees to each side of the home on the map: about a kilometre. */
const reach = { lat: 0.008, lon: 0.014 };

/** The home's place on a small map, which is loaded when it comes near the screen, and the way to the large one. */
export function Place({ home }: { home: Property }) {
  const frame = useRef<HTMLDivElement>(null);
  /** Null until it is wanted, and where it does not load: the link is there. */
  const [map, setMap] = useState<OfferMap | null>(null);
  const { lat, lon } = home;
  const box = [
    (lat ?? 0) - reach.lat,
    (lon ?? 0) - reach.lon,
    (lat ?? 0) + reach.lat,
    (lon ?? 0) + reach.lon,
  ] as const;
  const vak = box.map((degrees) => degrees.toFixed(4)).join(',');
  useEffect(() => {
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fetchReply<OfferMap>(`${readPaths.map}?${new URLSearchParams({ vak })}`, stop.signal).then(
          (reply) => setMap(reply ?? null),
          () => {},
        );
      },
      { rootMargin: '300px' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [vak]);
  const soort = findListKind(home);
  // A list leaves out what was sold, unless it is asked.
  const verkocht = isSold(home.status) ? 'ook' : undefined;
  if (!lat || !lon) return null;
  return (
    <div className={css.place}>
      <div ref={frame} className={css.frame}>
        {map && (
          <Boundary missing={<p className={css.missing}>De kaart is nu niet te zien.</p>}>
            <Suspense fallback={null}>
              <PlaceMap home={{ ...home, lat, lon }} map={map} box={box} />
            </Suspense>
          </Boundary>
        )}
      </div>
      <p>
        <ArrowLink href={routes.offer.href({ soort, verkocht, vak, weergave: 'kaart' })}>
          Bekijk op de kaart
        </ArrowLink>
      </p>
    </div>
  );
}
