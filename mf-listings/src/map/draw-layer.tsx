import { useRef, useState, type PointerEvent } from 'react';
import { closeLine, type Spot } from './close-line.ts';
import css from './offer-map.module.css';

interface DrawLayerProps {
  /** The corners of what was drawn; undefined when it is too small to be a shape. */
  onDrawn: (corners: readonly Spot[] | undefined) => void;
}

/** Lies over the map, so that a finger or the mouse draws and does not move it. Letting go closes the line. */
export function DrawLayer({ onDrawn }: DrawLayerProps) {
  const line = useRef<Spot[]>([]);
  const [path, setPath] = useState('');
  const restart = (spots: Spot[]) => {
    line.current = spots;
    setPath('');
  };
  const find = ({ currentTarget, clientX, clientY }: PointerEvent): Spot => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  return (
    <svg
      className={css.draw}
      aria-hidden
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        restart([find(event)]);
      }}
      onPointerMove={(event) => {
        if (!event.isPrimary || line.current.length === 0) return;
        line.current.push(find(event));
        setPath(`M${line.current.map(({ x, y }) => `${x} ${y}`).join('L')}`);
      }}
      onPointerUp={(event) => {
        if (!event.isPrimary || line.current.length === 0) return;
        const drawn = line.current;
        restart([]);
        onDrawn(closeLine(drawn));
      }}
      onPointerCancel={() => restart([])}
    >
      <path className={css.shape} d={path} />
    </svg>
  );
}
