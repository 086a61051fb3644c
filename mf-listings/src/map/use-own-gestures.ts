import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { moveBy, zoomBy, type Size, type View } from './projection.ts';

interface Gestures {
  frame: RefObject<HTMLElement | null>;
  view: View;
  size: Size;
  /** False while MapLibre listens itself. */
  enabled: boolean;
  change: (next: (last: View) => View) => void;
}

/** Drag and wheel for the map that draws its own ground. */
export const useOwnGestures = ({ frame, view, size, enabled, change }: Gestures) => {
  const drag = useRef<{ x: number; y: number; view: View; moved: boolean } | null>(null);
  const zoom = useEffectEvent(change);
  useEffect(() => {
    const element = frame.current!;
    if (!enabled) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      zoom((last) => zoomBy(last, Math.max(-1, Math.min(1, -event.deltaY / 240)), size, at));
    };
    // React's own wheel listener is passive: it could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, size, enabled]);

  const end = () => {
    if (!drag.current?.moved) drag.current = null;
  };
  if (!enabled) return {};
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) drag.current = { x: event.clientX, y: event.clientY, view, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // Its button may have been let go where the map does not hear of it.
      if (event.buttons === 0) drag.current = null;
      const from = drag.current;
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.moved && Math.hypot(x, y) < 5) return;
      if (!from.moved) event.currentTarget.setPointerCapture(event.pointerId);
      from.moved = true;
      change(() => moveBy(from.view, x, y));
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      // The press that ends a drag is no click on a marker.
      if (drag.current?.moved) event.preventDefault();
      drag.current = null;
    },
  };
};
