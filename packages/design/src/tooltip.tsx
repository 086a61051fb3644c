import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import css from './tooltip.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** How long the pointer rests before a popover shows, in milliseconds. A tooltip shows at once. */
const popoverDelay = 50;

interface TipProps {
  /** What can be pointed at; focusable itself. */
  trigger: ReactNode;
  /** Read aloud after the trigger's own text. */
  label: string;
  children: ReactNode;
  delay: number;
}

function Tip({ trigger, label, children, delay }: TipProps) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tip = useRef<HTMLSpanElement>(null);
  /** A finger pressed while it showed. A tap may also give the focus, which shows it before its click. */
  const closes = useRef(false);
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
  // On the document: where a tap gives no focus, nothing is blurred either.
  useEffect(() => {
    if (!shown) return;
    const stop = new AbortController();
    const { signal } = stop;
    const hideElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && tip.current?.contains(target))) setShown(false);
    };
    document.addEventListener('pointerdown', hideElsewhere, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setShown(false), { signal });
    return () => stop.abort();
  }, [shown]);
  return (
    <span
      ref={tip}
      className={css.tip}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hide()}
      onPointerDown={({ pointerType }) => {
        closes.current = pointerType === 'touch' && shown;
      }}
      onFocus={show}
      onBlur={hide}
    >
      <button
        type="button"
        className={css.trigger}
        aria-describedby={shown ? id : undefined}
        onClick={() => {
          if (closes.current) hide();
          else show();
          closes.current = false;
        }}
      >
        {trigger} <VisuallyHidden>{label}</VisuallyHidden>
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
