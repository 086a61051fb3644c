import { Button } from '@binnen/design/button';
import { Select } from '@binnen/design/fields/select';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import css from './address-select.module.css';

/**
 * A select that sends its form. The choice is the browser's until the address names another one; it is not drawn anew for
 * that: the keyboard stays on it, and an open list stays open.
 */
export function AddressSelect({ value, ...rest }: ComponentProps<'select'> & { value: string }) {
  const select = useRef<HTMLSelectElement>(null);
  const last = useRef(value);
  useLayoutEffect(() => {
    // Not at first: the visitor may have chosen before the script was there.
    if (select.current && last.current !== value) select.current.value = value;
    last.current = value;
  }, [value]);
  return (
    <Select
      ref={select}
      defaultValue={value}
      // Restored, it would name another choice than the address. On the form it has Safari reset the fields of a kept page.
      autoComplete="off"
      onChange={({ target }) => target.form?.requestSubmit()}
      {...rest}
    />
  );
}

/** The button of a form that sends itself with script: shown without. */
export const PlainSubmit = ({ children }: { children: string }) => (
  <Button type="submit" look="secondary" className={css.withoutScript}>
    {children}
  </Button>
);
