import type { ComponentProps } from 'react';
import css from './control.module.css';
import { useControl } from './field.tsx';

/** `prefix` is a sign before the value, such as €. */
export function TextInput({ prefix, ...rest }: ComponentProps<'input'>) {
  const input = <input type="text" {...useControl()} {...rest} className={css.control} />;
  if (!prefix) return input;
  return (
    <span className={css.prefixed}>
      <span className={css.prefix} aria-hidden>
        {prefix}
      </span>
      {input}
    </span>
  );
}
