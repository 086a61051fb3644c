import type { Point } from '@binnen/contracts/filters/shape';
import type { OfferMap, Property } from '@binnen/contracts/property';
import { Ground } from './ground-layer.tsx';
import css from './offer-map.module.css';
import { PlaceNames } from './place-names.tsx';
import { MapSource } from './map-source.tsx';
import { fitBox, toScreen, type Box } from './projection.ts';

const size = { width: 720, height: 360 };
/** The home's marker. */
const door = { width: 36, height: 50 };

/** Our own ground has no streets: from further away there is something to know the place by. */
const widen = ([south, west, north, east]: Box): Box => [
  south - 0.03,
  west - 0.05,
  north + 0.03,
  east + 0.05,
];

interface PlaceMapProps {
  home: Pick<Property, 'straat' | 'huisnummer' | 'plaats'> & Point;
  /** What there is to draw. */
  map: OfferMap;
  /** What it shows. */
  box: Box;
}

/** A picture with one home's place. The link below it leads to the map. */
export function PlaceMap({ home, map, box }: PlaceMapProps) {
  const view = fitBox(map.tegels ? box : widen(box), size);
  const { x, y } = toScreen(home, view, size);
  const marker = { left: x - door.width / 2, top: y - door.height, right: x + door.width / 2, bottom: y };
  return (
    <figure className={css.placeMap}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={`Kaart: ${home.straat ?? 'de woning'} ${home.huisnummer ?? ''}, ${home.plaats ?? ''}`}
      >
        <Ground template={map.tegels} view={view} size={size} />
        <PlaceNames
          places={map.plaatsen}
          markers={[marker]}
          view={view}
          size={size}
          named={map.tegels !== null}
        />
        <g className={css.marker} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <path d="M-18 -8V-32Q-18 -50 0 -50Q18 -50 18 -32V-8H6L0 0L-6 -8Z" />
        </g>
      </svg>
      {map.tegels && (
        <figcaption className={css.source}>
          <MapSource />
        </figcaption>
      )}
    </figure>
  );
}
