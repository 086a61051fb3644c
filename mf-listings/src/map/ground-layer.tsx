import type { Point } from '@binnen/contracts/filters/shape';
import { motorway, railways, river } from './ground.ts';
import css from './offer-map.module.css';
import { toScreen, toWorld, type Size, type View } from './projection.ts';

interface LayerProps {
  view: View;
  size: Size;
}

/** Squares of a base map, of the whole zoom nearest to the view's. */
function Tiles({ template, view, size }: LayerProps & { template: string }) {
  const zoom = Math.round(view.zoom);
  const side = 256 * 2 ** (view.zoom - zoom);
  const centre = toWorld(view, view.zoom);
  const [left, top] = [centre.x - size.width / 2, centre.y - size.height / 2];
  const range = (from: number, length: number) => {
    const first = Math.floor(from / side);
    return Array.from(
      { length: Math.floor((from + length) / side) - first + 1 },
      (_, index) => first + index,
    );
  };
  return range(top, size.height).flatMap((y) =>
    range(left, size.width).map((x) => (
      <image
        key={`${zoom}/${x}/${y}`}
        href={template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))}
        x={x * side - left}
        y={y * side - top}
        width={side + 0.5}
        height={side + 0.5}
      />
    )),
  );
}

/** A line that bends: each point is what a curve between two middles leans towards. */
const formatLine = (points: readonly Point[], view: View, size: Size): string => {
  const places = points.map((point) => toScreen(point, view, size));
  return places
    .map(({ x, y }, index) => {
      const next = places[index + 1];
      const at = `${x.toFixed(1)} ${y.toFixed(1)}`;
      if (index === 0) return `M${at}`;
      if (!next) return `L${at}`;
      return `Q${at} ${((x + next.x) / 2).toFixed(1)} ${((y + next.y) / 2).toFixed(1)}`;
    })
    .join('');
};

/** A ground of our own: river, motorway and railway. */
function OwnGround({ view, size }: LayerProps) {
  const width = Math.max(3, 5 * 2 ** (view.zoom - 11));
  return (
    <g>
      <rect className={css.land} width={size.width} height={size.height} />
      <path className={css.river} d={formatLine(river, view, size)} strokeWidth={Math.min(90, width * 2)} />
      {railways.map((railway) => (
        <path key={railway.length} className={css.railway} d={formatLine(railway, view, size)} />
      ))}
      <path className={css.motorway} d={formatLine(motorway, view, size)} strokeWidth={Math.min(10, width)} />
    </g>
  );
}

/** The base map; our own ground where there is none. `template`: the address of its squares. */
export function Ground({ template, ...layer }: LayerProps & { template: string | null }) {
  return template ? <Tiles template={template} {...layer} /> : <OwnGround {...layer} />;
}
