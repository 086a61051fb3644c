import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import css from './disclosure.module.css';
import { chevronDown, Icon } from './icon.tsx';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Opens and closes without a script. */
export function Disclosure({ summary, children, className }: DisclosureProps) {
  return (
    <details className={classNames(css.disclosure, className)}>
      <summary className={css.summary}>
        <span>{summary}</span>
        <Icon of={chevronDown} size="s" />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
