import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** For screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}

/** The first stop of the keyboard: past the frame, to the page itself. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={css.skip} href={to}>
      {children}
    </a>
  );
}
