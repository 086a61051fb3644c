import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.tsx';
import css from './doorway.module.css';

interface DoorwayProps extends HTMLAttributes<HTMLSpanElement> {
  /** `round` is a full arch, for something upright; `low` a flat one, for something wide. */
  arch?: 'round' | 'low';
  /** Draws the threshold and the frame round it, a hand's breadth outside the picture. */
  framed?: boolean;
}

/** The house's signature: whatever is inside is seen through a doorway. Once a screen, also in a heading or a button. */
export function Doorway({ arch = 'round', framed = false, className, children, ...rest }: DoorwayProps) {
  return (
    <span {...rest} className={classNames(css.doorway, css[arch], framed && css.framed, className)}>
      <span className={css.opening}>{children}</span>
    </span>
  );
}

/** The doorway as a line drawing, for the logo and where there is no picture. */
export function DoorwayMark({ className }: { className?: string }) {
  return (
    <svg className={classNames(css.mark, className)} viewBox="0 0 51 48" aria-hidden>
      <path className={css.light} d="M17 45.5V21.5a8.5 8.5 0 0 1 17 0v24Z" />
      <path className={css.door} d="M17 45.5V21.5a8.5 8.5 0 0 1 8.5-8.5v29Z" />
      <path className={css.frame} d="M9.5 45.5V21.5a16 16 0 0 1 32 0v24M2 45.5h47" />
    </svg>
  );
}
