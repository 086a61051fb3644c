import type { ComponentProps } from 'react';
import { classNames } from '../class-names.tsx';
import css from './control.module.css';
import { useControl } from './field.tsx';

/** `prefix` is a sign before the value, such as €; `suffix` one behind it, such as m². */
export function TextInput({
  className,
  prefix,
  suffix,
  ...rest
}: ComponentProps<'input'> & { suffix?: string }) {
  const input = (
    <input type="text" {...useControl()} {...rest} className={classNames(css.control, className)} />
  );
  if (!prefix && !suffix) return input;
  return (
    <span className={classNames(css.affixed, prefix && css.prefixed, suffix && css.suffixed)}>
      {prefix && (
        <span className={css.prefix} aria-hidden>
          {prefix}
        </span>
      )}
      {input}
      {suffix && (
        <span className={css.suffix} aria-hidden>
          {suffix}
        </span>
      )}
    </span>
  );
}
