import { findPrice, isGone } from '@binnen/contracts/filters/home-traits';
import { formatEuros } from '@binnen/contracts/formats/amounts';
import { useNavigate } from '@binnen/platform';
import type { MouseEvent } from 'react';
import type { Cluster, MapPoint } from './clusters.ts';
import css from './offer-map.module.css';
import { formatBox, type Box } from './projection.ts';

interface MarkersProps {
  groups: readonly Cluster[];
  active: number | null;
  onActivate: (id: number | null) => void;
  /** The list of a part of the map: where a group leads to. */
  href: (vak: string) => string;
  /** Shows a part of the map. */
  onZoom: (box: Box) => void;
}

/** Degrees round a group whose homes share one spot, so that there is something to zoom in to. */
const least = 0.0015;

const widen = ([south, west, north, east]: Cluster['box']): Cluster['box'] => [
  south - Math.max(least, (north - south) * 0.15),
  west - Math.max(least, (east - west) * 0.15),
  north + Math.max(least, (north - south) * 0.15),
  east + Math.max(least, (east - west) * 0.15),
];

/** For a marker: `€ 425.000`, `€ 1.250`, as everywhere else. */
export const formatMarkerPrice = (home: Pick<MapPoint, 'koopprijs' | 'huurprijs' | 'status'>): string => {
  const euros = findPrice(home);
  return euros > 0 ? formatEuros(euros) : isGone(home) ? 'onbekend' : 'op aanvraag';
};

const measureRadius = (homes: number): number => Math.min(32, 17 + Math.log2(homes) * 3);
const measureHalf = (price: string): number => Math.max(27, price.length * 4.2 + 8);
const doorTop = -42;

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a marker covers, on the screen. */
export const measureMarker = ({ x, y, homes }: Cluster): Area => {
  const [home] = homes;
  if (homes.length === 1 && home) {
    const half = measureHalf(formatMarkerPrice(home));
    return { left: x - half, top: y + doorTop, right: x + half, bottom: y };
  }
  const radius = measureRadius(homes.length);
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
};

/** A press stays inside the site; with a modifier key it is the browser's. */
const onPress = (act: () => void) => (event: MouseEvent) => {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

type HomeMarkerProps = { home: MapPoint } & Pick<MarkersProps, 'active' | 'onActivate'>;

/** A doorway with the price in it: a link to the home. */
function HomeMarker({ home, active, onActivate }: HomeMarkerProps) {
  const navigate = useNavigate();
  const price = formatMarkerPrice(home);
  const half = measureHalf(price);
  const top = doorTop;
  return (
    <a
      className={css.marker}
      href={home.pad}
      aria-label={`${home.adres}, ${price}`}
      data-active={home.id === active || undefined}
      data-gone={isGone(home) || undefined}
      onMouseEnter={() => onActivate(home.id)}
      onMouseLeave={() => onActivate(null)}
      onFocus={() => onActivate(home.id)}
      onBlur={() => onActivate(null)}
      onClick={onPress(() => void navigate(home.pad))}
    >
      <title>{home.adres}</title>
      <path
        d={`M${-half} -8V${top + 16}Q${-half} ${top} ${-half + 16} ${top}H${half - 16}Q${half} ${top} ${half} ${top + 16}V-8H6L0 0L-6 -8Z`}
      />
      <text y={-20}>{price}</text>
    </a>
  );
}

type GroupMarkerProps = { group: Cluster } & Pick<MarkersProps, 'active' | 'href' | 'onZoom'>;

function GroupMarker({ group, active, href, onZoom }: GroupMarkerProps) {
  const box = widen(group.box);
  return (
    <a
      className={css.group}
      href={href(formatBox(box))}
      aria-label={`${group.homes.length} woningen, zoom in`}
      data-active={group.homes.some(({ id }) => id === active) || undefined}
      onClick={onPress(() => onZoom(box))}
    >
      <circle r={measureRadius(group.homes.length)} />
      <text y={5}>{group.homes.length}</text>
    </a>
  );
}

/** Homes, and groups of homes that lie too close together. In the order of the screen, for the keyboard. */
export function Markers({ groups, active, onActivate, href, onZoom }: MarkersProps) {
  const inOrder = [...groups].sort((one, other) => one.y - other.y || one.x - other.x);
  return (
    <g>
      {inOrder.map((group) => {
        const [home] = group.homes;
        const alone = group.homes.length === 1 && home;
        return (
          <g
            key={alone ? home.id : group.key}
            transform={`translate(${group.x.toFixed(1)} ${group.y.toFixed(1)})`}
          >
            {alone ? (
              <HomeMarker home={home} active={active} onActivate={onActivate} />
            ) : (
              <GroupMarker group={group} active={active} href={href} onZoom={onZoom} />
            )}
          </g>
        );
      })}
    </g>
  );
}
