import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import css from './disclosure.module.css';
import { chevronDown, Icon } from './icon.tsx';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Those with the same name close each other: one open at a time. */
  name?: string;
  open?: boolean;
  className?: string;
}

/** Opens and closes without a script. */
export function Disclosure({ summary, children, name, open = false, className }: DisclosureProps) {
  return (
    <details className={classNames(css.disclosure, className)} open={open} name={name}>
      <summary className={css.summary}>
        <span>{summary}</span>
        <Icon of={chevronDown} size="s" />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
