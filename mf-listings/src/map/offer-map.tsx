import { formatShape, readShape } from '@binnen/contracts/filters/shape';
import type { OfferMap as MapData } from '@binnen/contracts/property';
import { Icon, minus, plus } from '@binnen/design/icon';
import { useNavigate, useNavigation } from '@binnen/platform';
import { startTransition, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { clusterPoints } from './clusters.ts';
import type { Spot } from './close-line.ts';
import { Ground } from './ground-layer.tsx';
import { Markers, measureMarker } from './markers.tsx';
import css from './offer-map.module.css';
import { PlaceNames } from './place-names.tsx';
import { fitBox, formatBox, moveBy, readBox, toScreen, zoomBy, type Box, type View } from './projection.ts';
import { useDrawing } from './use-drawing.tsx';
import { MapSource } from './map-source.tsx';
import { useMapView } from './use-map-view.ts';
import { useOwnGestures } from './use-own-gestures.ts';

interface OfferMapProps {
  data: MapData;
  /** Homes of the list; some may have no place on the map. */
  total: number;
  /** The part of the map that the address names. */
  vak?: string;
  /** The shape that was drawn on it. */
  gebied?: string;
  /** The address of the list of a part of the map, or of a shape on it. */
  href: (area: { vak?: string | null; gebied?: string | null }) => string;
  /** The home on the list that has the pointer or the focus. */
  active: number | null;
  onActivate: (id: number | null) => void;
}

/** Milliseconds of rest after the map was moved before the list follows. */
const restDelay = 450;

const formatSpot = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * The list goes to a home that has the keyboard's focus on the map beside it. Not for the pointer: a page that moves below
 * it is not where it was pointed at.
 */
const showCard = (id: number) => {
  const isBeside = matchMedia('(width >= 75rem)').matches;
  if (!isBeside || !document.activeElement?.matches('svg a:focus-visible')) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const card = document.querySelector(`[data-owner='mf-listings'] [data-id='${id}']`);
  card?.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' });
};

/**
 * Where the homes of the list are. Drag, pinch, wheel, keys or buttons move it; the list follows, and so does the
 * address. With a shape on it they keep to the shape. Its own ground shows at once; where there is WebGL, MapLibre draws the
 * base map when it has it, and listens to drag and pinch.
 */
export function OfferMap({ data, total, vak, gebied, href, active, onActivate }: OfferMapProps) {
  const shape = useMemo(() => readShape(gebied ?? ''), [gebied]);
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const over = useRef<SVGSVGElement>(null);
  const { Layer, status, start, setStage } = useDrawing();

  /** The part of the map that moving it, or drawing on it, made the address name. */
  const own = useRef<string | undefined>(undefined);
  const { view, size, gl, touched, change } = useMapView({
    frame,
    canvas,
    over,
    data,
    vak,
    gebied,
    shape,
    own,
  });

  /** The address that moving the map, or drawing on it, led to last. */
  const led = useRef('');
  const { location: going } = useNavigation();
  const show = (next: { vak: string | null; gebied: string | null }, replace = false) => {
    const asked = next.vak ?? next.gebied ?? undefined;
    if (replace && asked === own.current) return;
    own.current = asked;
    led.current = href(next);
    void navigate(led.current, { replace, preventScrollReset: true });
  };
  const showView = (replace: boolean) => show({ vak: formatBox(readBox(view, size)), gebied: null }, replace);

  // A press since then, or the way back, goes before a list that follows the map.
  const leaves = going !== undefined && going.pathname + going.search !== led.current;
  const [due, setDue] = useState<object>();
  useEffect(() => {
    if (!touched || shape || leaves) return;
    // In a transition, as navigation is told of: a press just before is known then.
    const timer = setTimeout(() => startTransition(() => setDue({})), restDelay);
    return () => clearTimeout(timer);
  }, [view, touched, shape, leaves]);
  useEffect(() => {
    if (due && touched && !shape && !leaves) showView(true);
    // The address changes with every render of the page; what counts is where the map is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [due]);

  const zoomTo = (box: Box) => {
    // The group goes, and would take the keyboard's focus along.
    frame.current?.focus({ preventScroll: true });
    // Inside a shape the list keeps to the shape.
    if (shape) change(() => fitBox(box, size));
    else void navigate(href({ vak: formatBox(box) }), { preventScrollReset: true });
  };
  const gestures = useOwnGestures({ frame, view, size, enabled: !gl && !Layer, change });

  const unplaced = total - data.punten.length;
  const groups = clusterPoints(data.punten, view, size);
  const finish = (corners: readonly Spot[] | undefined) => {
    setStage(corners ? 'off' : 'small');
    if (!corners) return;
    const spots = corners.map(({ x, y }) => moveBy(view, size.width / 2 - x, size.height / 2 - y));
    show({ vak: null, gebied: formatShape(spots) });
  };
  const press = () => {
    if (Layer) setStage('stopped');
    else if (shape) show({ vak: null, gebied: null });
    else void start();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (Layer && event.key === 'Escape') setStage('stopped');
    const steps: Record<string, (last: View) => View> = {
      ArrowUp: (last) => moveBy(last, 0, 80),
      ArrowDown: (last) => moveBy(last, 0, -80),
      ArrowLeft: (last) => moveBy(last, 80, 0),
      ArrowRight: (last) => moveBy(last, -80, 0),
      '+': (last) => zoomBy(last, 1, size),
      '=': (last) => zoomBy(last, 1, size),
      '-': (last) => zoomBy(last, -1, size),
    };
    const step = event.target === frame.current ? steps[event.key] : undefined;
    // With another key it is the browser's: Alt and an arrow lead back, Ctrl and "+" make letters larger.
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(step);
  };

  return (
    <div
      ref={frame}
      className={css.map}
      role="group"
      aria-label="Kaart met de woningen. Pijltoetsen schuiven, plus en min zoomen."
      tabIndex={0}
      data-drawn-by={gl ? 'webgl' : 'svg'}
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.preventDefault()}
      {...gestures}
    >
      <div ref={canvas} className={css.gl} data-drawn={gl ? '' : undefined} />
      <svg
        ref={over}
        className={gl ? css.over : css.canvas}
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden={data.punten.length === 0}
      >
        {!(gl && data.tegels) && <Ground template={data.tegels} view={view} size={size} />}
        {shape && (
          <path
            className={css.shape}
            d={`M${shape.map((corner) => formatSpot(toScreen(corner, view, size))).join('L')}Z`}
          />
        )}
        <Markers
          groups={groups}
          active={active}
          onActivate={(id) => {
            onActivate(id);
            if (id !== null) showCard(id);
          }}
          href={(part) => href({ vak: part })}
          onZoom={zoomTo}
        />
        <PlaceNames
          places={data.plaatsen}
          markers={groups.map(measureMarker)}
          view={view}
          size={size}
          named={data.tegels !== null}
        />
      </svg>
      {Layer && <Layer onDrawn={finish} />}
      <div className={css.tools}>
        <button type="button" onClick={press}>
          {Layer ? 'Stop met tekenen' : shape ? 'Gebied wissen' : 'Teken een gebied'}
        </button>
        {shape && !Layer && (
          <button
            type="button"
            onClick={() => {
              showView(false);
              frame.current?.focus({ preventScroll: true });
            }}
          >
            Zoek in dit gebied
          </button>
        )}
        <p role="status">
          {status ||
            (unplaced > 0 && (
              <span
                className={css.said}
              >{`${unplaced} ${unplaced === 1 ? 'woning staat' : 'woningen staan'} alleen in de lijst, niet op de kaart.`}</span>
            ))}
        </p>
      </div>
      <div className={css.controls}>
        <button type="button" aria-label="Dichterbij" onClick={() => change((last) => zoomBy(last, 1, size))}>
          <Icon of={plus} />
        </button>
        <button
          type="button"
          aria-label="Verder weg"
          onClick={() => change((last) => zoomBy(last, -1, size))}
        >
          <Icon of={minus} />
        </button>
      </div>
      {data.tegels && (
        <p className={css.source}>
          <MapSource />
        </p>
      )}
    </div>
  );
}
