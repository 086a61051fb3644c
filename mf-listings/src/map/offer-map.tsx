import type { OfferMap as MapData } from '@binnen/contracts/property';
import { Icon, minus, plus } from '@binnen/design/icon';
import { useNavigate } from '@binnen/platform';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Ground, Tiles } from './ground-layer.tsx';
import { Markers } from './markers.tsx';
import css from './offer-map.module.css';
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

/** Where the homes of the list are. Drag, wheel, keys or buttons move it; the list follows, and so does the address. */
export function OfferMap({ data, vak, href, active, onActivate }: OfferMapProps) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; view: View; moved: boolean } | null>(null);
  const [size, setSize] = useState<Size>({ width: 800, height: 640 });
  const [view, setView] = useState<View>(() => fitStart(data, vak, { width: 800, height: 640 }));
  const [touched, setTouched] = useState(false);
  const own = useRef<string | undefined>(undefined);

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

  // Another address than the one that moving the map made: show what it asks for.
  useEffect(() => {
    if (vak !== undefined && vak === own.current) return;
    own.current = vak;
    setTouched(false);
    setView(fitStart(data, vak, size));
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

  const change = (next: View) => {
    setTouched(true);
    setView(next);
  };
  useEffect(() => {
    const element = frame.current!;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      setTouched(true);
      setView((last) => zoomBy(last, Math.max(-1, Math.min(1, -event.deltaY / 240)), size, at));
    };
    // React's own wheel listener is passive: it could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [size]);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, () => View> = {
      ArrowUp: () => moveBy(view, 0, 80),
      ArrowDown: () => moveBy(view, 0, -80),
      ArrowLeft: () => moveBy(view, 80, 0),
      ArrowRight: () => moveBy(view, -80, 0),
      '+': () => zoomBy(view, 1, size),
      '=': () => zoomBy(view, 1, size),
      '-': () => zoomBy(view, -1, size),
    };
    const step = event.target === frame.current ? steps[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    change(step());
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button === 0) drag.current = { x: event.clientX, y: event.clientY, view, moved: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const from = drag.current;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.moved && Math.hypot(x, y) < 5) return;
    if (!from.moved) event.currentTarget.setPointerCapture(event.pointerId);
    from.moved = true;
    change(moveBy(from.view, x, y));
  };
  const endDrag = () => {
    if (!drag.current?.moved) drag.current = null;
  };
  return (
    <div
      ref={frame}
      className={css.map}
      role="group"
      aria-label="Kaart met de woningen. Pijltoetsen schuiven, plus en min zoomen."
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onDragStart={(event) => event.preventDefault()}
      onClickCapture={(event) => {
        // The press that ends a drag is no click on a marker.
        if (drag.current?.moved) event.preventDefault();
        drag.current = null;
      }}
    >
      <svg
        className={css.canvas}
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden={data.punten.length === 0}
      >
        {data.tegels ? (
          <Tiles template={data.tegels} view={view} size={size} />
        ) : (
          <Ground places={data.plaatsen} view={view} size={size} />
        )}
        <Markers
          points={data.punten}
          view={view}
          size={size}
          active={active}
          onActivate={onActivate}
          href={href}
        />
      </svg>
      <div className={css.controls}>
        <button type="button" aria-label="Dichterbij" onClick={() => change(zoomBy(view, 1, size))}>
          <Icon of={plus} />
        </button>
        <button type="button" aria-label="Verder weg" onClick={() => change(zoomBy(view, -1, size))}>
          <Icon of={minus} />
        </button>
      </div>
      {data.tegels && <p className={css.source}>Kaart: PDOK / Kadaster</p>}
    </div>
  );
}
