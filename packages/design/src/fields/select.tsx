import type { ComponentProps } from 'react';
import css from './control.module.css';
import { useControl } from './field.tsx';
import { chevronDown, Icon } from '../icon.tsx';

/** The browser's own select, in our clothes. */
export function Select({ children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={css.select}>
      <select {...useControl()} {...rest} className={css.control}>
        {children}
      </select>
      <Icon of={chevronDown} size="s" />
    </span>
  );
}
