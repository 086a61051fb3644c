import type { ComponentProps } from 'react';
import { classNames } from '../class-names.tsx';
import css from './control.module.css';
import { useControl } from './field.tsx';
import { chevronDown, Icon } from '../icon.tsx';

/** The browser's own select, in our clothes. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={css.select}>
      <select {...useControl()} {...rest} className={classNames(css.control, className)}>
        {children}
      </select>
      <Icon of={chevronDown} size="s" />
    </span>
  );
}
