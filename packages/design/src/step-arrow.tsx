import { arrowLeft, arrowRight, Icon } from './icon.tsx';
import css from './step-arrow.module.css';

interface StepArrowProps {
  to: 'back' | 'on';
  /** What it says to who cannot see it. */
  label: string;
  /** Nothing is further: a press does nothing. It keeps the focus, which a disabled button loses. */
  atEnd: boolean;
  onClick: () => void;
}

/** A round arrow, to what stands before or after. */
export function StepArrow({ to, label, atEnd, onClick }: StepArrowProps) {
  return (
    <button type="button" className={css.arrow} aria-disabled={atEnd} onClick={onClick}>
      <Icon of={to === 'back' ? arrowLeft : arrowRight} label={label} />
    </button>
  );
}
