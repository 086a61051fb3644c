import type { OfferMap as MapData } from '@binnen/contracts/property';
import { Icon, minus, plus } from '@binnen/design/icon';
import { useNavigate } from '@binnen/platform';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { clusterPoints } from './clusters.ts';
import { Ground, Tiles } from './ground-layer.tsx';
import { Markers } from './markers.tsx';
import css from './offer-map.module.css';
import { PlaceNames } from './place-names.tsx';
import {
  fitBox,
  findBox,
  formatBox,
  moveBy,
  parseBox,
  readBox,
  zoomBy,
  type Size,
  type View,
} from './projection.ts';
import { useGlMap } from './use-gl-map.ts';
import { MapSource } from './map-source.tsx';
import { useOwnGestures } from './use-own-gestures.ts';

interface OfferMapProps {
  data: MapData;
  /** The part of the map that the address names. */
  vak?: string | undefined;
  /** The address of the list of a part of the map. */
  href: (vak: string) => string;
  /** The home on the list that has the pointer or the focus. */
  active: number | null;
  onActivate: (id: number | null) => void;
}

/** Milliseconds of rest after the map was moved before the list follows. */
const restDelay = 450;
const region = [52.16, 6.02, 52.38, 6.34] as const;

const fitStart = (data: MapData, vak: string | undefined, size: Size): View => {
  const box = parseBox(vak);
  return box ? fitBox(box, size) : fitBox(findBox(data.punten) ?? region, size, 56);
};

const isSame = (one: View, other: View) =>
  one.lat === other.lat && one.lon === other.lon && one.zoom === other.zoom;

/**
 * Where the homes of the list are. Drag, pinch, wheel, keys or buttons move it; the list follows, and so does the
 * address. Its own ground shows at once; where there is WebGL, MapLibre takes over when it has drawn.
 */
export function OfferMap({ data, vak, href, active, onActivate }: OfferMapProps) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const over = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<Size>({ width: 800, height: 640 });
  const [view, setView] = useState<View>(() => fitStart(data, vak, { width: 800, height: 640 }));
  const [touched, setTouched] = useState(false);
  const own = useRef<string | undefined>(undefined);

  const gl = useGlMap(canvas, data, view, (next, byVisitor) => {
    if (byVisitor) setTouched(true);
    setView((last) => (isSame(last, next) ? last : next));
  });

  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Inside MapLibre's own element a drag or a pinch that starts on a marker moves the map. React keeps drawing into it.
  useLayoutEffect(() => {
    const [element, home] = [over.current!, canvas.current!];
    if (!gl) return;
    gl.overlay.append(element);
    return () => home.after(element);
  }, [gl]);

  // Another address than the one that moving the map made: show what it asks for.
  useEffect(() => {
    if (vak !== undefined && vak === own.current) return;
    own.current = vak;
    setTouched(false);
    const next = fitStart(data, vak, size);
    if (gl) gl.moveTo(next, true);
    else setView(next);
    // The way it is drawn changes nothing here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [vak, data, size]);

  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => {
      const box = formatBox(readBox(view, size));
      own.current = box;
      void navigate(href(box), { replace: true, preventScrollReset: true });
    }, restDelay);
    return () => clearTimeout(timer);
    // The address changes with every render of the page; what counts is where the map is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [view, touched]);

  const change = (next: (last: View) => View) => {
    setTouched(true);
    if (gl) gl.moveTo(next(view), false);
    else setView(next);
  };
  const gestures = useOwnGestures({ frame, view, size, enabled: !gl, change });

  const groups = clusterPoints(data.punten, view, size);
  const onKeyDown = (event: KeyboardEvent) => {
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
    if (!step) return;
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
        {gl ? null : data.tegels ? (
          <Tiles template={data.tegels} view={view} size={size} />
        ) : (
          <Ground view={view} size={size} />
        )}
        <Markers groups={groups} active={active} onActivate={onActivate} href={href} />
        <PlaceNames
          places={data.plaatsen}
          groups={groups}
          view={view}
          size={size}
          named={data.tegels !== null}
        />
      </svg>
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
