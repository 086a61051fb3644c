import {
  Children,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import css from './carousel.module.css';
import { classNames } from './class-names.tsx';
import { StepArrow } from './step-arrow.tsx';

interface CarouselProps {
  /** What is shown: "Aangekochte woningen". */
  label: string;
  /** Where there is room for three, all of them show, in rows. */
  unfolds?: boolean;
  children: ReactNode;
}

/**
 * Three slides beside each other, two below 1200 px, one below 565 px; a step is one slide and there is an end on
 * both sides. Touch swipes by itself, a mouse drags, arrow keys step.
 */
export function Carousel({ label, unfolds = false, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const drag = useRef<{ from: number; left: number; moved: boolean } | null>(null);
  // A server cannot know how much fits: until the browser says so there is something behind both ends' arrows.
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  const measure = () => {
    const element = track.current;
    if (!element) return;
    const atStart = element.scrollLeft <= 4;
    const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 4;
    setEnds((last) => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }));
  };
  useEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, []);

  const step = (by: 1 | -1) => {
    const slide = track.current?.firstElementChild;
    if (!slide || !track.current) return;
    const gap = Number.parseFloat(getComputedStyle(track.current).columnGap) || 0;
    const left = by * (slide.getBoundingClientRect().width + gap);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.current.scrollBy({ left, behavior: calm ? 'auto' : 'smooth' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With another key it is the browser's: Alt and an arrow lead back.
    if (event.target !== track.current || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const startDrag = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !track.current) return;
    drag.current = { from: event.clientX, left: track.current.scrollLeft, moved: false };
  };
  const endDrag = () => {
    if (track.current) delete track.current.dataset['dragging'];
    drag.current = drag.current?.moved ? drag.current : null;
  };
  const moveDrag = (event: PointerEvent) => {
    const element = track.current;
    // Its button may have been let go where the track does not hear of it.
    if (event.buttons === 0) drag.current = null;
    if (!drag.current || !element) return endDrag();
    const by = event.clientX - drag.current.from;
    if (!drag.current.moved && Math.abs(by) < 6) return;
    if (!drag.current.moved) element.setPointerCapture(event.pointerId);
    drag.current.moved = true;
    element.dataset['dragging'] = '';
    element.scrollLeft = drag.current.left - by;
  };
  return (
    <div
      className={classNames(css.carousel, unfolds && css.unfolds)}
      role="group"
      aria-roledescription="carrousel"
      aria-label={label}
    >
      <ul
        ref={track}
        role="list"
        className={css.track}
        tabIndex={0}
        aria-label={label}
        onScroll={measure}
        onKeyDown={onKeyDown}
        onPointerDown={startDrag}
        onPointerMove={moveDrag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onDragStart={(event) => event.preventDefault()}
        onClickCapture={(event) => {
          // The press that ends a drag is no click on what lies under it.
          if (drag.current?.moved) event.preventDefault();
          drag.current = null;
        }}
      >
        {Children.map(children, (child) => (
          <li className={css.slide}>{child}</li>
        ))}
      </ul>
      <div className={css.arrows}>
        <StepArrow to="back" label="Vorige" atEnd={ends.atStart} onClick={() => step(-1)} />
        <StepArrow to="on" label="Volgende" atEnd={ends.atEnd} onClick={() => step(1)} />
      </div>
    </div>
  );
}
