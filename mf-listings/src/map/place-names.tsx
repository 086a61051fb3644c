import type { OfferMap } from '@binnen/contracts/property';
import type { Cluster } from './clusters.ts';
import { measureRadius } from './markers.tsx';
import css from './offer-map.module.css';
import { toScreen, type Size, type View } from './projection.ts';

/** Below this zoom only the towns have room for their names. */
const nameZoom = 10.4;
const towns = new Set(['Deventer', 'Apeldoorn', 'Raalte', 'Twello', 'Olst']);

/** How far a marker reaches from its spot, with a line of text. Pixels. */
const reach = { x: 56, y: 44 };

/** The marker that a name would be hidden by. */
const findCover = (groups: readonly Cluster[], x: number, y: number): Cluster | undefined =>
  groups.find((group) => Math.abs(group.x - x) < reach.x && Math.abs(group.y - y) < reach.y);

/** The height of the text above a marker: a circle, or a doorway with a price. */
const measureTop = (group: Cluster): number => (group.homes.length > 1 ? measureRadius(group) : 42) + 8;

interface PlaceNamesProps {
  places: OfferMap['plaatsen'];
  groups: readonly Cluster[];
  view: View;
  size: Size;
  /** The ground has names of its own: only those that a marker hides are said again, above it. */
  named: boolean;
}

/** Names of places, above the markers that would hide them; none above another one. */
export function PlaceNames({ places, groups, view, size, named }: PlaceNamesProps) {
  const above = new Set<Cluster>();
  const shown = places
    .filter(({ plaats }) => view.zoom >= nameZoom || towns.has(plaats))
    .sort((one, other) => Number(towns.has(other.plaats)) - Number(towns.has(one.plaats)));
  return (
    <g className={css.names}>
      {shown.map((place) => {
        const at = toScreen(place, view, size);
        const cover = findCover(groups, at.x, at.y);
        if (cover ? above.has(cover) : named) return null;
        if (cover) above.add(cover);
        const { x, y } = cover ? { x: cover.x, y: cover.y - measureTop(cover) } : { x: at.x, y: at.y - 8 };
        return (
          <g key={place.plaats}>
            {!cover && <circle className={css.spot} cx={at.x} cy={at.y} r={3} />}
            <text className={css.place} x={x} y={y} data-town={towns.has(place.plaats) || undefined}>
              {place.plaats}
            </text>
          </g>
        );
      })}
    </g>
  );
}
