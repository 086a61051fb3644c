import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { check, Icon } from './icon.tsx';
import css from './toast.module.css';

/** How long a toast stays, in milliseconds. */
const toastDelay = 5000;

interface ToastProps {
  children: ReactNode;
  onDone: () => void;
  /** A drawing of `icon`; a tick by default. */
  icon?: string;
}

/** One sentence at the foot of the screen that goes by itself. `onDone` takes it away. */
export function Toast({ children, onDone, icon = check }: ToastProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), toastDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.toast} role="status">
      <Icon of={icon} size="s" />
      {children}
    </div>
  );
}
