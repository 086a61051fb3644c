import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import css from './tooltip.module.css';

/** How long the pointer rests before a popover shows, in milliseconds. A tooltip shows at once. */
const popoverDelay = 50;

interface TipProps {
  /** What can be pointed at; focusable itself. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  delay: number;
}

function Tip({ trigger, label, children, delay }: TipProps) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    clearTimeout(timer.current);
    if (delay === 0) setShown(true);
    else timer.current = setTimeout(() => setShown(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  return (
    <span
      className={css.tip}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      <button
        type="button"
        className={css.trigger}
        aria-label={label}
        aria-describedby={shown ? id : undefined}
        onClick={show}
      >
        {trigger}
      </button>
      {shown && (
        <span role="tooltip" id={id} className={css.bubble}>
          {children}
        </span>
      )}
    </span>
  );
}

/** A few words that explain, at once, on hover and on focus. */
export const Tooltip = (props: Omit<TipProps, 'delay'>) => <Tip {...props} delay={0} />;

/** The same for more than a few words; it waits until the pointer really rests. */
export const Popover = (props: Omit<TipProps, 'delay'>) => <Tip {...props} delay={popoverDelay} />;
