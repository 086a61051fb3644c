import type { readShape } from '@binnen/contracts/filters/shape';
import type { OfferMap } from '@binnen/contracts/property';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { findBox, fitBox, parseBox, type Size, type View } from './projection.ts';
import { useGlMap } from './use-gl-map.ts';

type Shape = ReturnType<typeof readShape>;

interface ViewOptions {
  frame: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLElement | null>;
  over: RefObject<SVGSVGElement | null>;
  data: OfferMap;
  vak: string | undefined;
  gebied: string | undefined;
  shape: Shape;
  /** The part of the map that moving it, or drawing on it, made the address name: that moves nothing. */
  own: RefObject<string | undefined>;
}

const region = [52.16, 6.02, 52.38, 6.34] as const;
/** Until it is measured. */
const usualSize: Size = { width: 800, height: 640 };

const fitStart = (data: OfferMap, vak: string | undefined, shape: Shape, size: Size): View => {
  const box = parseBox(vak);
  return box ? fitBox(box, size) : fitBox(findBox(shape ?? data.punten) ?? region, size, 56);
};

const isSame = (one: View, other: View) =>
  one.lat === other.lat && one.lon === other.lon && one.zoom === other.zoom;

/** How large the map is, which part it shows, and whether the visitor moved it since the address said which. */
export const useMapView = ({ frame, canvas, over, data, vak, gebied, shape, own }: ViewOptions) => {
  const [size, setSize] = useState(usualSize);
  const [view, setView] = useState(() => fitStart(data, vak, shape, usualSize));
  const [touched, setTouched] = useState(false);
  const gl = useGlMap(canvas, data, view, (next, byVisitor) => {
    if (byVisitor) setTouched(true);
    setView((last) => (isSame(last, next) ? last : next));
  });

  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      // The same size again is no news: it would take back a move that was made meanwhile.
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  // Inside MapLibre's own element a drag or a pinch that starts on a marker moves the map. React keeps drawing into it.
  useLayoutEffect(() => {
    const [element, home] = [over.current!, canvas.current!];
    if (!gl) return;
    gl.overlay.append(element);
    return () => home.after(element);
  }, [gl, over, canvas]);

  // Another address than the one that moving the map, or drawing on it, made: show what it asks for.
  const area = vak ?? gebied;
  useEffect(() => {
    if (area !== undefined && area === own.current) return;
    own.current = undefined;
    setTouched(false);
    const next = fitStart(data, vak, shape, size);
    if (gl) gl.moveTo(next, true);
    else setView(next);
    // The way it is drawn changes nothing here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [area, data, size]);

  /** Moves the map, as the visitor does. */
  const change = (next: (last: View) => View) => {
    setTouched(true);
    // A step counts from where the one before it leads to.
    if (gl) gl.moveTo(next(gl.findGoal() ?? view), false);
    else setView(next);
  };
  return { view, size, gl, touched, change };
};
