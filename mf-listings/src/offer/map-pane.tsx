import { Boundary } from '@binnen/platform/boundary';
import { useHydrating } from '@binnen/platform/use-hydrating';
import type { FocusEvent } from 'react';
import { OfferMap } from '../map/offer-map.tsx';
import type { OfferData } from './load-offer.ts';
import css from './map-pane.module.css';
import offer from './offer.module.css';
import { formatOfferPath } from './offer-query.ts';

export interface MapPaneProps {
  data: OfferData;
  /** The home that has the pointer or the focus, on the map or on the list. */
  active: number | null;
  onActivate: (id: number | null) => void;
}

/** On a phone the list may lie over the map: not while the keyboard is on it. */
const showMap = ({ currentTarget: pane, target }: FocusEvent<HTMLDivElement>) => {
  if (target.matches(':focus-visible') && matchMedia('(width < 64rem)').matches)
    pane.parentElement?.scrollIntoView();
};

/** The map's place; the map itself is drawn in the browser. The list is there without it. */
export function MapPane({ data, active, onActivate }: MapPaneProps) {
  const isHydrating = useHydrating();
  const { query, city, map } = data;
  if (!map) return <p className={css.mapNote}>De kaart is nu niet te zien. De woningen staan in de lijst.</p>;
  return (
    <div className={offer.mapPane} onFocus={showMap}>
      <Boundary missing={<p className={css.mapNote}>De kaart is nu niet te zien.</p>}>
        {isHydrating ? (
          <p className={css.mapNote}>De kaart wordt geladen…</p>
        ) : (
          <OfferMap
            data={map}
            total={data.total}
            vak={query.filters.vak}
            gebied={query.filters.gebied}
            href={(area) => formatOfferPath(query, city?.slug, area)}
            active={active}
            onActivate={onActivate}
          />
        )}
      </Boundary>
    </div>
  );
}
