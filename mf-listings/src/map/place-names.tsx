import type { OfferMap } from '@binnen/contracts/property';
import type { Area } from './markers.tsx';
import css from './offer-map.module.css';
import { toScreen, type Size, type View } from './projection.ts';

/** Below this zoom only the towns have room for their names. */
const nameZoom = 10.4;
const towns = new Set(['Deventer', 'Apeldoorn', 'Raalte', 'Twello', 'Olst']);

/** The height of a name and how wide a letter is, in pixels. */
const measures = { town: { height: 20, letter: 9 }, village: { height: 17, letter: 7.2 } };
/** Between a name and its spot or its marker. */
const gap = 6;

const meets = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const createArea = (x: number, bottom: number, width: number, height: number): Area => ({
  left: x - width / 2,
  top: bottom - height,
  right: x + width / 2,
  bottom,
});

/** Where a name can be round a marker, the best first. */
const listSpots = ({ left, top, right, bottom }: Area, width: number, height: number): Area[] => {
  const [x, line] = [(left + right) / 2, (top + bottom + height) / 2];
  return [
    createArea(x, top - gap / 2, width, height),
    createArea(x, bottom + gap / 2 + height, width, height),
    createArea(right + gap + width / 2, line, width, height),
    createArea(left - gap - width / 2, line, width, height),
  ];
};

interface PlaceNamesProps {
  places: OfferMap['plaatsen'];
  /** What each marker covers. */
  markers: readonly Area[];
  view: View;
  size: Size;
  /** The ground has names of its own: only those that a marker hides are said again, above it. */
  named: boolean;
}

/**
 * Names of places, above their spots. One that a marker would hide is above that marker, or else below or beside it; where
 * markers and other names leave no room there is none.
 */
export function PlaceNames({ places, markers, view, size, named }: PlaceNamesProps) {
  const taken = [...markers];
  const shown = places
    .filter(({ plaats }) => view.zoom >= nameZoom || towns.has(plaats))
    .sort((one, other) => Number(towns.has(other.plaats)) - Number(towns.has(one.plaats)));
  return (
    <g className={css.names}>
      {shown.map(({ plaats, ...point }) => {
        const at = toScreen(point, view, size);
        const { height, letter } = measures[towns.has(plaats) ? 'town' : 'village'];
        const width = plaats.length * letter;
        const own = createArea(at.x, at.y - gap, width, height);
        const cover = markers.find((marker) => meets(marker, { ...own, bottom: at.y + 3 }));
        if (named && !cover) return null;
        const spots = cover ? listSpots(cover, width, height) : [own];
        const free = spots.find((spot) => !taken.some((area) => meets(area, spot)));
        if (!free) return null;
        taken.push(free);
        return (
          <g key={plaats}>
            {!cover && <circle className={css.spot} cx={at.x} cy={at.y} r={3} />}
            <text
              className={css.place}
              x={(free.left + free.right) / 2}
              y={free.bottom - 5}
              data-town={towns.has(plaats) || undefined}
            >
              {plaats}
            </text>
          </g>
        );
      })}
    </g>
  );
}
